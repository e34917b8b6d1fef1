/** Computer players: habits, and bots that play by them through the client. */
export { Bot, type BotSettings } from "./player/bot.ts";
export { carryOut, type TurnContext } from "./player/carry-out.ts";
export { ALWAYS } from "./player/day-plan.ts";
export { type Group, type GroupSettings, heldBy, type Member, startGroup } from "./player/group.ts";
export { PACE_IDS, PACES, type Pace, type PaceId } from "./player/pace.ts";
export { reportLine } from "./player/report-line.ts";
