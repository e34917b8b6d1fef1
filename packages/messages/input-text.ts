/** Messages for invalid inputs. */
import { isInputFault } from "@emberlode/contract";
import type { Translator } from "./translator.ts";

/** The sentence of a schema's message: a fault by its name, anything else as the schema library says it. */
export function inputText(t: Translator<"inputs">, message: string): string {
  return isInputFault(message) ? t(`faults.${message}`) : t("other", { message });
}
