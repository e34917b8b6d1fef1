import { messages } from "./messages.ts";
import { exactNumber } from "./numbers.ts";

const t = await messages("shell");

/**
 * A player's name in a sentence or a label, marked as a bot's if it is one. Deleted players have an
 * empty one.
 */
export function displayName(username: string, isBot?: boolean): string {
  if (username === "") return t("formerPlayer");
  return isBot ? t("bot.named", { name: username }) : username;
}

/**
 * A rank, as the number of a player's or in words for a labeled bot's, which have a ladder of their
 * own; with a dash for null.
 */
export function rankText(rank: number | null, isBot = false): string {
  const number = rank === null ? "–" : exactNumber(rank);
  return isBot ? t("bot.rank", { rank: number }) : number;
}
