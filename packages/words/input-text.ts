/** What is wrong with an input, as whoever sent it reads it. */
import { isInputFault } from "@emberlode/contract";
import type { enInputs } from "./en/inputs.ts";

/** The sentence of a schema's message: a fault by its name, anything else as the language has it. */
export function inputText({ faults, other }: typeof enInputs, message: string): string {
  return isInputFault(message) ? faults[message] : other(message);
}
