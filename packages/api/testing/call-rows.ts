/** The authorization matrix: who may make which call, and the input to test it with. */
import type { CALLS_BY_ROUTER } from "@emberlode/contract/calls";
import type { GameErrorCode } from "@emberlode/game";
import { newSecret } from "../platform/secrets.ts";
import { PASSWORD } from "./game.ts";
import { newDevice } from "./push-device.ts";

/** The result for a caller: success or a code. */
export type Outcome = "OK" | GameErrorCode;

/** Existing rows in each test; everything belongs to the owner. */
export interface Facts {
  home: { x: number; y: number };
  tokenId: string;
  /** A session besides the caller's. */
  sessionId: string;
  alertId: string;
  plotId: string;
  /** The owner's base, which is listed like a factory. */
  baseId: string;
}

type Input = Readonly<Record<string, unknown>>;

/** The expected results of a call; it succeeds unless its row says otherwise. */
export interface Row {
  input?: Input | ((facts: Facts) => Input);
  /** For calls without login: the result for every caller. */
  everybody?: Outcome;
  /** The result for both players. */
  players?: Outcome;
  owner?: Outcome;
  stranger?: Outcome;
}

type Routers = typeof CALLS_BY_ROUTER;

/** Calls that need no row: they take no input, or their definition has an example. */
type Plain<Spec> = Spec extends { input: null } | { example: unknown } ? true : false;

/** Dotted names of the calls that are plain, or that are not. */
type Names<IsPlain extends boolean> = {
  [Router in keyof Routers]: {
    [Name in keyof Routers[Router] & string]: Plain<Routers[Router][Name]> extends IsPlain
      ? `${Router}.${Name}`
      : never;
  }[keyof Routers[Router] & string];
}[keyof Routers];

/** The cell of the owner's base, where the owner stands. */
const atHome = ({ home }: Facts) => home;
const here = (facts: Facts) => ({ field: atHome(facts) });
/** The id of no player, since pacts are named by the other player. */
const NOBODY = { id: "2147483647" };
/** An action that any moderator may take. */
const WARNING = { action: { kind: "warn" }, reason: "Spam." };
const DISMISSAL = { decision: "dismiss", reason: "Nothing wrong." };
/** Too late to be announced, by the clock of these tests. */
const PEACE = { kind: "peace", from: "2020-01-01T00:00:00Z", until: "2020-01-02T00:00:00Z" };
/** A network without accounts. */
const NETWORK = { network: "198.51.100.0/24" };
const NOTICE = {
  texts: [{ language: "en", title: "Maintenance", content: "At noon." }],
  startsAt: null,
  endsAt: null,
  asAlert: false,
  asBanner: true,
};
const BLOCK = { subject: "198.51.100.0/24", minutes: null, reason: "A flood." };

/**
 * One row per call that is not plain, as the compiler checks. A plain call has a row only if it
 * needs another input or has another result.
 */
const MATRIX: Record<Names<false>, Row> & Partial<Record<Names<true>, Row>> = {
  "user.register": {
    input: { username: "Alice", email: "again@example.org", password: PASSWORD },
    everybody: "USERNAME_TAKEN",
  },
  "user.guest": { input: {} },
  "user.login": {
    input: { username: "Alice", password: "not this" },
    everybody: "BAD_CREDENTIALS",
  },
  "user.forgotUsername": { input: { email: "alice@example.org" } },
  "user.forgotPassword": { input: { username: "Alice" } },
  "user.resetPassword": {
    input: { token: newSecret(), password: PASSWORD },
    everybody: "TOKEN_INVALID",
  },
  "user.upgrade": {
    input: { username: "Fresh", email: "fresh@example.org", password: PASSWORD },
    players: "NOT_A_GUEST",
  },
  "user.confirmEmail": { input: { token: newSecret() }, everybody: "TOKEN_INVALID" },
  "user.changePassword": {
    input: { oldPassword: PASSWORD, newPassword: "" },
    players: "PASSWORD_PAIR",
  },
  "user.endSession": { input: ({ sessionId }) => ({ id: sessionId }), stranger: "NOT_FOUND" },
  "user.deleteToken": { input: ({ tokenId }) => ({ id: tokenId }), stranger: "NOT_FOUND" },
  "user.gather": {
    input: (facts) => ({ type: "metal", ...here(facts) }),
    players: "WRONG_FIELD",
  },
  "user.referrals": { input: {} },
  "user.prepareExport": { input: { password: "not this" }, players: "WRONG_PASSWORD" },
  "user.deleteAccount": { input: { password: "not this" }, players: "WRONG_PASSWORD" },

  "fields.move": { input: atHome },
  "fields.field": { input: atHome },
  "finds.cave": { input: here, players: "WRONG_FIELD" },
  "finds.forest": { input: here, players: "WRONG_FIELD" },
  "finds.memorial": { input: here, players: "WRONG_FIELD" },
  "finds.mirage": { input: {}, players: "NO_MIRAGE" },
  "finds.relic": { input: here, players: "NO_RELIC_HERE" },

  "puc.target": { input: atHome, players: "WRONG_FIELD" },
  "puc.capture": {
    input: (facts) => ({ ...atHome(facts), mode: "capture" }),
    players: "WRONG_FIELD",
  },
  "puc.collect": { input: {}, players: "STORES_EMPTY" },
  "puc.garrison": {
    input: ({ baseId }) => ({ shares: [{ id: baseId, share: 5 }] }),
    players: "NOT_FOUND",
  },
  "puc.upgrade": { input: ({ baseId }) => ({ id: baseId }), stranger: "NOT_FOUND" },
  "puc.abandon": {
    input: ({ baseId }) => ({ id: baseId }),
    owner: "BASE_STAYS",
    stranger: "NOT_FOUND",
  },
  "battles.attack": {
    input: (facts) => ({ enemy: "999999", ...here(facts) }),
    players: "ENEMY_MISMATCH",
  },
  "battles.target": { input: atHome, players: "SELF" },
  "battles.last": { input: { role: "defender" } },
  "battles.report": { input: { id: "AAAAAAAAAAAAAAAA" }, everybody: "NOT_FOUND" },
  "euc.install": { input: { id: "pickaxe" }, players: "WRONG_FIELD" },
  "euc.buy": { input: { id: "pickaxe" }, players: "WRONG_FIELD" },

  "units.buy": { input: { type: "attack", index: 1, unit: 1 }, players: "TECH_MISSING" },
  "units.buyTech": { input: { type: "attack", index: 0 }, players: "ALREADY_OWNED" },
  "researches.raise": { input: { research: "mines", level: 5 }, players: "LEVEL_NOT_NEXT" },
  "tools.use": { input: { tool: "hotcut", count: 0 }, players: "TOOL_NOT_USABLE" },

  "bank.use": {
    input: { action: "deposit", resource: "metal", amount: 10 },
    players: "WRONG_FIELD",
  },
  "exchange.change": { input: { from: "metal", amount: 10 }, players: "WRONG_FIELD" },
  "casino.play": {
    input: { game: "wheel", resource: "metal", stake: 100 },
    players: "WRONG_FIELD",
  },
  "market.buy": { input: { offer: "1-0", count: 1 }, players: "WRONG_FIELD" },

  "fair.day": { input: { day: "1970-01-01" }, everybody: "NOT_FOUND" },
  "ranks.list": { input: {} },
  "ranks.near": { input: {} },
  "seasons.one": { input: { number: 9 }, everybody: "NOT_FOUND" },
  "ranks.player": { input: { username: "Alice" } },

  "naps.ask": { input: { username: "Alice" }, owner: "NAP_SELF" },
  "naps.change": { input: { ...NOBODY, state: "blocked" }, players: "NOT_FOUND" },
  "naps.end": { input: NOBODY, players: "NOT_FOUND" },
  "logs.list": { input: {} },
  "plots.update": {
    input: ({ plotId }) => ({ id: plotId, title: "there" }),
    stranger: "NOT_FOUND",
  },
  "plots.remove": { input: ({ plotId }) => ({ id: plotId }), stranger: "NOT_FOUND" },

  "chat.history": { input: {} },
  "chat.resume": { input: { seq: 0 } },
  "chat.send": { input: { body: "hello" } },
  "chat.post": { input: { sender: "Alice", body: "hello" }, stranger: "FORBIDDEN" },
  "chat.ticket": { input: { clientId: "Alice" }, stranger: "FORBIDDEN" },
  "chat.report": { input: { id: "999" }, players: "NOT_FOUND" },
  "chat.block": { input: { username: "Stranger" }, stranger: "BLOCK_SELF" },
  "chat.unblock": { input: { username: "Stranger" }, stranger: "BLOCK_SELF" },
  "admin.confirm": { input: { password: "not this" } },
  "admin.setUpSecondFactor": { input: { password: "not this" } },
  "admin.enableSecondFactor": { input: { code: "123456" } },
  "admin.findAccounts": { input: { text: "@example.org" } },
  "adminPlayers.get": { input: { username: "Stranger" } },
  "adminPlayers.ledger": { input: { username: "Stranger" } },
  "adminPlayers.messages": { input: { username: "Stranger" } },
  "adminPlayers.secrets": { input: { username: "Stranger" } },
  "adminPlayers.addNote": { input: { username: "Stranger", body: "Seen." } },
  "adminPlayers.preview": { input: { username: "Stranger", ...WARNING } },
  "adminPlayers.act": { input: { username: "Stranger", ...WARNING } },
  "adminReports.decide": {
    input: { player: "999999", subject: "player", message: null, ...DISMISSAL },
  },
  "adminEvidence.get": { input: { id: 1 } },
  "adminEvidence.dismiss": { input: { id: 1, reason: "Siblings." } },
  "adminAppeals.decide": { input: { appeal: 1, decision: "lift", reason: "Sorry." } },
  "adminWords.add": {
    input: { text: "zqxj", scope: "both", action: "mask", isWhole: true, note: "" },
  },
  "adminWords.remove": { input: { id: "999999" } },
  "reports.send": {
    input: { username: "Stranger", subject: "player", reason: "other" },
    stranger: "SELF",
  },
  "appeals.list": {
    input: { username: "Alice", password: "not this" },
    everybody: "BAD_CREDENTIALS",
  },
  "appeals.write": {
    input: { username: "Alice", password: "not this", sanction: 1, body: "It wasn't me." },
    everybody: "BAD_CREDENTIALS",
  },
  "adminNetworks.get": { input: NETWORK },
  "adminNetworks.act": { input: { ...NETWORK, action: "suspend", reason: "A flood." } },
  "adminNetworks.setSignups": { input: { signups: null, reason: "A flood." } },
  "adminAnnouncements.create": { input: NOTICE },
  "adminAnnouncements.edit": { input: { ...NOTICE, id: "999" } },
  "adminAnnouncements.withdraw": { input: { id: "999" } },
  "adminTexts.version": { input: { id: "999" } },
  "adminTexts.save": { input: { page: "rules", language: "en", body: "Be kind.", base: "999" } },
  "adminSchedule.preview": { input: PEACE },
  "adminSchedule.set": { input: { ...PEACE, reason: "Holidays." } },
  "adminSchedule.end": { input: { kind: "peace", reason: "It's over." } },
  "adminNetworks.block": { input: BLOCK },
  "adminNetworks.unblock": { input: { block: 999_999, reason: "It's over." } },

  "alerts.list": { input: {} },
  "alerts.update": { input: ({ alertId }) => ({ id: alertId, read: true }), stranger: "NOT_FOUND" },
  "alerts.readAll": { input: ({ alertId }) => ({ upTo: alertId }) },
  "alerts.subscribePush": {
    input: newDevice("https://fcm.googleapis.com/fcm/send/row").subscription,
  },
};

/** By the name of the call. */
export const CALL_ROWS: ReadonlyMap<string, Row> = new Map(Object.entries(MATRIX));
