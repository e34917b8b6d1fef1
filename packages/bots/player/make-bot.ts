import { Bot, type BotSettings } from "./bot.ts";
import { clientOf, type ServerOptions } from "./sign-up.ts";

/** A bot with a token of its account. Its calls name the season that it knows. */
export function makeBot(
  server: ServerOptions,
  token: string,
  settings: Omit<BotSettings, "client">,
): Bot {
  const client = clientOf(server, token, () => bot.notebook?.season ?? null);
  const bot: Bot = new Bot({ client, ...settings });
  return bot;
}
