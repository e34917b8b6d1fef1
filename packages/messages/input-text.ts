/** Messages for invalid inputs. */
import { isInputFault } from "@emberlode/contract";
import type { Translator } from "./translator.ts";

/** The text of a schema's message: translated if it is one of our codes, else unchanged. */
export function inputText(t: Translator<"inputs">, message: string): string {
  return isInputFault(message) ? t(`faults.${message}`) : t("other", { message });
}
