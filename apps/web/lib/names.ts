import { messages } from "./messages.ts";

const t = await messages("shell");

/** A player's name in a sentence or a label, marked as a bot's if it is one. Deleted players have an empty one. */
export function displayName(username: string, isBot?: boolean): string {
  if (username === "") return t("formerPlayer");
  return isBot ? t("bot.named", { name: username }) : username;
}
