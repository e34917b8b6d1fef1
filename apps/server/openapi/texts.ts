/** Words of the document that belong to no single call. */
import type { CallLimit } from "@emberlode/contract/calls";

/** What the calls of a router are about, in the order of the page. */
export const TAG_TEXTS: Readonly<Record<string, string>> = {
  user: "Accounts, sessions, API tokens, settings and digging.",
  fields: "The map: walking and what was seen.",
  finds: "What is found on the way: caves, forests, memorials and mirages.",
  puc: "The player's own factories, the base among them.",
  euc: "The Excavator Center: parts that make digs yield more.",
  units: "Attack and defence units and their techs.",
  researches: "Researches.",
  tools: "Tools.",
  battles: "Attacks on bases, and reports of battles.",
  bank: "The World Bank.",
  exchange: "The Exchange Bank.",
  casino: "The World Casino.",
  market: "The Black Market.",
  fair: "Provable chance.",
  logs: "The loot log.",
  plots: "Places that the player marked.",
  naps: "Non-aggression pacts.",
  clans: "The clans table.",
  ranks: "The table of the strongest.",
  world: "The world in numbers.",
  chat: "The chat: one global room.",
  alerts: "Alerts: what happened while others acted.",
  service: "For those who run the server or write programs for it.",
};

/** How often a call may be made, by what it is charged to. */
export const LIMIT_TEXTS: Readonly<Record<CallLimit, string>> = {
  read: "20 a second with walking, per player; 60 per address without one",
  move: "20 a second with reading, per player",
  action: "10 a second and 300 a minute, per player",
  attack: "one a second, per player; counts as an action too",
  signup: "30 an hour per address, unless the server sets another number",
  upgrade: "30 an hour per address, unless the server sets another number",
  login: "5 failures a minute per account, 10 in ten minutes per address",
  mail: "10 in ten minutes per address",
  chat: "4 in ten seconds, per player",
};
