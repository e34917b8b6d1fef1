/** Computer players: habits, and bots that play by them through the client. */
export { AccountFileError } from "./player/account-file.ts";
export { Bot, type BotSettings } from "./player/bot.ts";
export { executeIntent, type TurnContext } from "./player/execute-intent.ts";
export {
  countHeldFactories,
  type Group,
  type GroupSettings,
  type Member,
  startGroup,
} from "./player/group.ts";
export { makeBot } from "./player/make-bot.ts";
export { PACE_IDS, PACES, type Pace, type PaceId } from "./player/pace.ts";
export { ALWAYS, isSettling, nextPlay } from "./player/play-schedule.ts";
export { reportLine } from "./player/report-line.ts";
