/** Calls of staff. */
import { setRole } from "@emberlode/api/testing";
import {
  insertAnnouncement,
  insertAppeal,
  insertCase,
  insertMailBlock,
  insertReport,
  insertSiteText,
  insertWord,
  NOTICE,
} from "../../testing/moderation.ts";
import { firstCode, makeStaff } from "../../testing/staff.ts";
import { type CaseContext, NOON } from "../recorded-app.ts";
import { type Case, plain } from "./case.ts";
import { NO_ID, othersMessage, warned } from "./people-cases.ts";

const HOUR = 3_600_000;

const CONTACT = { page: "contact", language: "en" };

const OUTSIDE = "203.0.113.0/24";
const BLOCK = { subject: OUTSIDE, minutes: 60, reason: "A flood." };

const beAdmin = ({ app, player }: CaseContext) =>
  setRole(app.services.db, player.username, "admin");

/** A call by an admin. */
const asStaff =
  (input?: (context: CaseContext) => unknown): Case[2] =>
  async (context) => {
    const request = await input?.(context);
    await makeStaff(context.app, context.player, "admin");
    return { input: request };
  };

const otherPlayer = async (context: CaseContext) => ({
  username: (await context.another()).username,
});
const otherPlayerWith = (input: object) => async (context: CaseContext) => ({
  ...(await otherPlayer(context)),
  ...input,
});
const isoTime = (ms: number) => new Date(NOON + ms).toISOString();
/** In two days, by the clock of the records. */
const MAINTENANCE = { kind: "maintenance", from: isoTime(48 * HOUR), until: null };
const PAST = isoTime(-48 * HOUR);
const WARNING = { action: { kind: "warn" }, reason: "Spam." };

/** A network with a sign-up; the player is an admin. */
async function outside(context: CaseContext): Promise<string> {
  const { id } = await context.another();
  await context.app.pool.query("update accounts set address = '203.0.113.7' where id = $1::int", [
    id,
  ]);
  await beAdmin(context);
  return OUTSIDE;
}

/** A report about another player. */
async function reported({ app, another }: CaseContext) {
  const [target, reporter] = [await another(), await another()];
  const report = { targetId: target.id, reporterId: reporter.id, reason: "cheating" } as const;
  await insertReport(app, report, NOON - HOUR);
  return { subject: "player", player: String(target.id), message: null };
}

/** A case of two accounts; returns its id. */
async function caseOf({ app, another }: CaseContext): Promise<number> {
  const [main, other] = [await another(), await another()];
  return insertCase(app, { mainId: main.id, accounts: [other.id] }, NOON - HOUR);
}

/** A word of the filter. */
const filtered = ({ app, player }: CaseContext, text: string): Promise<number> =>
  insertWord(app, { text, addedBy: player.id }, NOON - HOUR);

const blocked = async ({ app }: CaseContext) => ({
  block: await insertMailBlock(app, NOON - HOUR),
  reason: "It's over.",
});

export const staffCases: readonly Case[] = [
  [
    "adminReports.list",
    "one",
    asStaff(async (context) => {
      await reported(context);
      return {};
    }),
  ],
  [
    "adminReports.decide",
    "with a warning",
    asStaff(async (context) => ({
      ...(await reported(context)),
      decision: "warn",
      reason: "Spam.",
    })),
  ],
  [
    "adminReports.past",
    "about a player",
    asStaff(async (context) => {
      await reported(context);
      return {};
    }),
  ],
  ["adminAppeals.list", "none", asStaff(() => ({}))],
  [
    "adminAppeals.decide",
    "lifted",
    asStaff(async (context) => {
      const sanctionId = await warned(context, await context.another());
      const appeal = { sanctionId, body: "It was not me." };
      const id = await insertAppeal(context.app, appeal, NOON - HOUR);
      return { appeal: id, decision: "lift", reason: "Sorry." };
    }),
  ],
  [
    "adminEvidence.list",
    "one",
    asStaff(async (context) => {
      await caseOf(context);
      return {};
    }),
  ],
  ["adminEvidence.get", "a case", asStaff(async (context) => ({ id: await caseOf(context) }))],
  [
    "adminEvidence.dismiss",
    "with a note",
    asStaff(async (context) => ({ id: await caseOf(context), reason: "Siblings." })),
  ],
  ["admin.me", "an admin", asStaff()],
  ["admin.counts", "of nothing", asStaff()],
  ["admin.confirm", "with the password", asStaff(({ player }) => ({ password: player.password }))],
  [
    "admin.setUpSecondFactor",
    "with the password",
    asStaff(({ player }) => ({ password: player.password })),
  ],
  [
    "admin.enableSecondFactor",
    "by its first code",
    async ({ app, player }) => ({ input: { code: await firstCode(app, player) } }),
  ],
  ["admin.removeSecondFactor", "without one", asStaff()],
  [
    "admin.search",
    "a name",
    asStaff(async (context) => ({ text: (await context.another()).username })),
  ],
  [
    "admin.findAccounts",
    "a domain without accounts",
    asStaff(() => ({ text: "@nowhere.example" })),
  ],
  ["admin.audit", "none", asStaff(() => ({ action: "setSignups" }))],
  ["adminPlayers.get", "another player", asStaff(otherPlayer)],
  ["adminPlayers.ledger", "another player", asStaff(otherPlayer)],
  ["adminPlayers.messages", "another player", asStaff(otherPlayer)],
  ["adminPlayers.secrets", "another player", asStaff(otherPlayer)],
  ["adminPlayers.addNote", "about another player", asStaff(otherPlayerWith({ body: "Seen." }))],
  ["adminPlayers.preview", "a warning", asStaff(otherPlayerWith(WARNING))],
  ["adminPlayers.act", "a warning", asStaff(otherPlayerWith(WARNING))],
  [
    "adminPlayers.act",
    "on oneself",
    asStaff(({ player }) => ({ username: player.username, ...WARNING })),
  ],
  [
    "adminNetworks.get",
    "with a player",
    async (context) => ({ input: { network: await outside(context) } }),
  ],
  ["adminNetworks.get", "by anybody", plain({ network: OUTSIDE })],
  [
    "adminNetworks.act",
    "with a player",
    async (context) => ({
      input: { network: await outside(context), action: "suspend", reason: "A flood." },
    }),
  ],
  [
    "adminNetworks.act",
    "without players",
    asStaff(() => ({ network: "198.51.100.0/24", action: "free", reason: "A flood." })),
  ],
  [
    "adminNetworks.setSignups",
    "for everybody",
    asStaff(() => ({ signups: "open", reason: "It's over." })),
  ],
  ["adminNetworks.setSignups", "by anybody", plain({ signups: null, reason: "It's over." })],
  ["adminSchedule.get", "an admin", asStaff()],
  ["adminSchedule.preview", "maintenance without an end", asStaff(() => MAINTENANCE)],
  ["adminSchedule.set", "maintenance", asStaff(() => ({ ...MAINTENANCE, reason: "An update." }))],
  [
    "adminSchedule.set",
    "maintenance that is past",
    asStaff(() => ({ ...MAINTENANCE, from: PAST, reason: "An update." })),
  ],
  ["adminSchedule.end", "none", asStaff(() => ({ kind: "peace", reason: "It's over." }))],
  [
    "adminAnnouncements.list",
    "one",
    asStaff(async ({ app, player }) => {
      await insertAnnouncement(app, player.id, NOON);
      return {};
    }),
  ],
  ["adminAnnouncements.create", "now", asStaff(() => NOTICE)],
  [
    "adminAnnouncements.edit",
    "before it begins",
    asStaff(async ({ app, player }) => ({
      ...NOTICE,
      id: String(await insertAnnouncement(app, player.id, NOON)),
    })),
  ],
  [
    "adminAnnouncements.withdraw",
    "before it begins",
    asStaff(async ({ app, player }) => ({
      id: String(await insertAnnouncement(app, player.id, NOON)),
    })),
  ],
  ["adminTexts.list", "all", asStaff()],
  ["adminTexts.get", "the default", asStaff(() => CONTACT)],
  ["adminTexts.save", "the first", asStaff(() => ({ ...CONTACT, body: "Write.", base: null }))],
  ["adminTexts.versions", "one", asStaff(() => CONTACT)],
  [
    "adminTexts.version",
    "the first",
    asStaff(async ({ app, player }) => ({
      id: String(await insertSiteText(app, player.id, NOON)),
    })),
  ],
  ["adminTexts.version", "unknown", asStaff(() => ({ id: "999" }))],
  ["world.text", "the contact page", plain({ page: "contact", language: "es" })],
  [
    "adminWords.list",
    "one",
    asStaff(async (context) => {
      await filtered(context, "zqlisted");
      return {};
    }),
  ],
  [
    "adminWords.preview",
    "of a message",
    asStaff(async (context) => {
      await othersMessage(context);
      return { text: "Hello", scope: "both", action: "mask", isWhole: true };
    }),
  ],
  [
    "adminWords.add",
    "for the chat",
    asStaff(() => ({ text: "zqxj", scope: "chat", action: "mask", isWhole: true })),
  ],
  [
    "adminWords.remove",
    "one",
    asStaff(async (context) => ({ id: String(await filtered(context, "zqremoved")) })),
  ],
  ["adminWords.remove", "none", asStaff(() => ({ id: NO_ID }))],
  [
    "adminNetworks.list",
    "by address",
    async (context) => {
      await outside(context);
      return { input: { size: "ipv4-24", days: 1, order: "bases" } };
    },
  ],
  ["adminNetworks.list", "by anybody", plain({ size: "ipv6-48" })],
  [
    "adminNetworks.preview",
    "without players",
    asStaff(() => ({ network: OUTSIDE, action: "free" })),
  ],
  ["adminNetworks.signups", "none", asStaff()],
  [
    "adminNetworks.blocks",
    "one",
    asStaff(async (context) => {
      await blocked(context);
      return {};
    }),
  ],
  ["adminNetworks.previewBlock", "a domain", asStaff(() => ({ subject: "example.net" }))],
  ["adminNetworks.block", "a network", asStaff(() => ({ ...BLOCK }))],
  ["adminNetworks.block", "nothing", asStaff(() => ({ ...BLOCK, subject: "localhost" }))],
  ["adminNetworks.unblock", "one", asStaff(blocked)],
  ["adminNetworks.unblock", "none", asStaff(() => ({ block: 1, reason: "It's over." }))],
  ["adminWorld.look", "as it is", asStaff()],
];
