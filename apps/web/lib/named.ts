import { t } from "./i18n/catalogue.ts";

/** A player's name in a sentence or a label, with the label of a bot where one plays there. */
export function named(username: string, isBot: boolean | undefined): string {
  return isBot ? t.bot.named(username) : username;
}
