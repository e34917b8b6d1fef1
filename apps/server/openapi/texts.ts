/** Texts of the document that belong to no single call. */
import { limitTable } from "@emberlode/api";
import type { CallLimit, CallRole, RouterName } from "@emberlode/contract/calls";

/** Topics of the routers, in the order of the page. */
export const TAG_TEXTS: Readonly<Record<RouterName | "service", string>> = {
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
  seasons: "The current season and past ones.",
  world: "World statistics, and what the operator tells everyone.",
  chat: "The chat: one global room.",
  admin: "For staff: log-in to /admin, search and audit log.",
  adminPlayers: "For staff: players.",
  adminNetworks: "For admins: networks, and who may join.",
  adminWorld: "For admins: the world as a whole.",
  adminReports: "For moderators: what players reported.",
  adminAppeals: "For moderators: appeals against sanctions.",
  adminWords: "For moderators: the word filter. Admins change it.",
  adminSchedule: "For staff: peace and maintenance. Admins change them.",
  adminEvidence: "For staff: evidence of second accounts. Moderators dismiss cases.",
  reports: "Reports to the moderators.",
  appeals: "Appeals against sanctions.",
  adminAnnouncements: "For staff: announcements. Admins write them.",
  adminTexts: "For staff: the texts of the public pages. Admins change them.",
  alerts: "Alerts about attacks, mines, NAPs and announcements.",
  service: "For people who host the server or write programs for it.",
};

/** Who may make a restricted call. */
export const ROLE_TEXTS: Readonly<Record<CallRole, string>> = {
  support: "Staff only.",
  moderator: "Moderators and admins only.",
  admin: "Admins only.",
};

/** With the default settings. */
const LIMITS = limitTable({ signUpsPerHour: 30 });
const PER_NETWORK = "4 times as many per /56, 8 times per /48 or IPv4 /24";

/** How often a call may be made, by limit. */
export const LIMIT_TEXTS: Readonly<Record<CallLimit, string>> = {
  read: `${LIMITS.steps.maxCalls} a second per player, shared with walking; ${LIMITS.strangers.maxCalls} per IP address without a player, ${PER_NETWORK}`,
  move: `${LIMITS.steps.maxCalls} a second per player, shared with reading`,
  action: `${LIMITS.actions.maxCalls} a second and ${LIMITS.actionsPerMinute.maxCalls} a minute per player`,
  attack: "one a second per player; counts as an action too",
  signup: `${LIMITS.signups.maxCalls} an hour per IP address by default, ${PER_NETWORK}`,
  upgrade: `${LIMITS.upgrades.maxCalls} an hour per IP address by default, ${PER_NETWORK}`,
  login: `${LIMITS.failuresPerAccount.maxCalls} failures a minute per account, ${LIMITS.failuresPerAddress.maxCalls} in ten minutes per IP address`,
  mail: `${LIMITS.mails.maxCalls} in ten minutes per IP address`,
  chat: `${LIMITS.chat.maxCalls} in ten seconds per player; one for guests and accounts in their first hour, and ${LIMITS.newcomerChatOfAddress.maxCalls} a minute for all of these on an IP address`,
};
