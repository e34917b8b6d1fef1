/** Computer players: habits, and what plays by them over the client. */
export { Bot, type BotSettings } from "./player/bot.ts";
export { ALWAYS, type DayPlan, neighboursDay, nextPlay, sleepsUntil } from "./player/day-plan.ts";
