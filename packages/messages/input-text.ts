/** Messages for invalid inputs. */
import { isPlayerInputError, isStaffInputError } from "@emberlode/contract";
import type { Translator } from "./translator.ts";

interface Translators {
  inputs: Translator<"inputs">;
  /** Only the server has the texts of the team's calls. */
  answers?: Translator<"answers">;
}

/** The text of a schema's message: translated if it is one of our codes, else unchanged. */
export function inputText({ inputs, answers }: Translators, message: string): string {
  if (isPlayerInputError(message)) return inputs(`faults.${message}`);
  if (answers !== undefined && isStaffInputError(message)) return answers(`teamFaults.${message}`);
  return inputs("other", { message });
}
