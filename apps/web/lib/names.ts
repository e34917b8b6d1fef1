import { inLanguage } from "./language.ts";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** A player's name in a sentence or a label, marked as a bot's if it is one. */
export function displayName(username: string, isBot: boolean | undefined): string {
  return isBot ? t("bot.named", { name: username }) : username;
}

/** As in our texts, without the comma that American English puts before "and". */
const list = inLanguage((locale) => new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale));

/** Several names in a sentence: Ann, Bo and Cy. */
export const formatList = (names: readonly string[]): string => list().format(names);
