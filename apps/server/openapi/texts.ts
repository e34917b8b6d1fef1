/** Texts of the document that belong to no single call. */
import type { CallLimit, CallRole } from "@emberlode/contract/calls";

/** What the calls of a router are about, in the order of the page. */
export const TAG_TEXTS: Readonly<Record<string, string>> = {
  user: "Accounts, sessions, API tokens, settings and digging.",
  fields: "The map: walking and explored fields.",
  finds: "Caves, forests, memorials and mirages.",
  puc: "The player's factories, including the base.",
  euc: "The Excavator Center: parts that raise dig yields.",
  units: "Attack and defense units and their techs.",
  researches: "Research.",
  tools: "Tools.",
  battles: "Attacks on bases and battle reports.",
  bank: "The World Bank.",
  exchange: "The Exchange Bank.",
  casino: "The World Casino.",
  market: "The Black Market.",
  fair: "Provably fair rolls.",
  logs: "The loot log.",
  plots: "Places the player has marked.",
  naps: "Non-aggression pacts.",
  clans: "The clans table.",
  ranks: "The ladders.",
  world: "World statistics.",
  chat: "The chat: one global room.",
  moderation: "Networks, and who may join. For admins.",
  alerts: "Alerts about what other players did.",
  service: "For people who host the server or write programs for it.",
};

/** Who may make a restricted call. */
export const ROLE_TEXTS: Readonly<Record<CallRole, string>> = {
  moderator: "Moderators only.",
  admin: "Admins only.",
};

/** How often a call may be made, by limit. */
export const LIMIT_TEXTS: Readonly<Record<CallLimit, string>> = {
  read: "20 a second per player, shared with walking; 60 per address without a player, 4 times as many per /56, 8 times per /48 or IPv4 /24",
  move: "20 a second per player, shared with reading",
  action: "10 a second and 300 a minute per player",
  attack: "one a second per player; counts as an action too",
  signup: "30 an hour per address by default, 4 times as many per /56, 8 times per /48 or IPv4 /24",
  upgrade:
    "30 an hour per address by default, 4 times as many per /56, 8 times per /48 or IPv4 /24",
  login: "5 failures a minute per account, 10 in ten minutes per address",
  mail: "10 in ten minutes per address",
  chat: "4 in ten seconds per player; one for guests and accounts in their first hour, and 12 a minute for all of these on an address",
};
