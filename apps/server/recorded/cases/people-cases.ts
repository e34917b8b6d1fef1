/** Chat, alerts, pacts, plots, the log and the ranks. */
import { setRole } from "@emberlode/api/testing";
import {
  insertAnnouncement,
  insertAppeal,
  insertCase,
  insertMailBlock,
  insertNotice,
  insertReport,
  insertSiteText,
  insertWarning,
  insertWord,
  NOTICE,
} from "../../testing/moderation.ts";
import { firstCode, makeStaff, PUSH_SUBSCRIPTION } from "../../testing/mutation-calls.ts";
import type { TestPlayer } from "../../testing/players.ts";
import { NOON, type Stage } from "../stage.ts";
import { byNobody, type Case, plain } from "./case.ts";

const HOUR = 3_600_000;

/** Sends a chat message and returns its id. */
async function said({ done }: Stage, { username, ...who }: TestPlayer): Promise<string> {
  const body = { sender: username, room: "global", body: "Hello." };
  const url = "/api/rooms/global/newmessage";
  return (await done({ username, ...who }, "POST", url, body)).json().message._id;
}

const CONTACT = { page: "contact", language: "en" };

const OUTSIDE = "203.0.113.0/24";
const BLOCK = { subject: OUTSIDE, minutes: 60, reason: "A flood." };

const beAdmin = ({ app, player }: Stage) => setRole(app.services.db, player.username, "admin");

/** A call by an admin. */
const asStaff =
  (input?: (stage: Stage) => unknown): Case[2] =>
  async (stage) => {
    const asked = await input?.(stage);
    await makeStaff(stage.app, stage.player, "admin");
    return { input: asked };
  };

const somebody = async (stage: Stage) => ({ username: (await stage.another()).username });
const somebodyWith = (input: object) => async (stage: Stage) => ({
  ...(await somebody(stage)),
  ...input,
});
const isoTime = (ms: number) => new Date(NOON + ms).toISOString();
/** In two days, by the clock of the records. */
const MAINTENANCE = { kind: "maintenance", from: isoTime(48 * HOUR), until: null };
const PAST = isoTime(-48 * HOUR);
const WARNING = { action: { kind: "warn" }, reason: "Spam." };

/** A network with a sign-up; the player is an admin. */
async function outside(stage: Stage): Promise<string> {
  const { id } = await stage.another();
  await stage.app.pool.query("update accounts set address = '203.0.113.7' where id = $1::int", [
    id,
  ]);
  await beAdmin(stage);
  return OUTSIDE;
}

/** A message of another player. */
const othersMessage = async (stage: Stage) => said(stage, await stage.another());

/** A report about another player. */
async function reported({ app, another }: Stage) {
  const [target, reporter] = [await another(), await another()];
  const report = { targetId: target.id, reporterId: reporter.id, reason: "cheating" } as const;
  await insertReport(app, report, NOON - HOUR);
  return { subject: "player", player: String(target.id), message: null };
}

/** A case of two accounts; returns its id. */
async function caseOf({ app, another }: Stage): Promise<number> {
  const [main, other] = [await another(), await another()];
  return insertCase(app, { mainId: main.id, accounts: [other.id] }, NOON - HOUR);
}

/** Warns a player; returns the sanction's id. */
const warned = ({ app }: Stage, { id }: TestPlayer): Promise<number> =>
  insertWarning(app, id, NOON - HOUR);

/** A word of the filter. */
const filtered = ({ app, player }: Stage, text: string): Promise<number> =>
  insertWord(app, { text, addedBy: player.id }, NOON - HOUR);

const blocked = async ({ app }: Stage) => ({
  block: await insertMailBlock(app, NOON - HOUR),
  reason: "It's over.",
});

const alertOf = async ({ app, player }: Stage): Promise<string> =>
  String(await insertNotice(app, player.id, NOON - HOUR));

/** Another player who requested a pact. */
async function asker({ another, done, player }: Stage): Promise<TestPlayer> {
  const other = await another();
  await done(other, "POST", "/api/naps", { username: player.username });
  return other;
}

const plotOf = async ({ done, player }: Stage): Promise<string> =>
  (await done(player, "POST", "/api/plots", { title: "Camp", x: 3, y: 4 })).json().plot._id;

const named =
  (more: object = {}): Case[2] =>
  async ({ another }) => ({ input: { username: (await another()).username, ...more } });

const oneself: Case[2] = ({ player }) => ({ input: { username: player.username } });
const nobody = { username: "Nobody" };
const NO_ID = "999999";

export const peopleCases: readonly Case[] = [
  [
    "chat.history",
    "a message",
    async (stage) => {
      await othersMessage(stage);
      return { input: { before: 2 } };
    },
  ],
  ["chat.history", "of the past", plain({ before: 0 })],
  ["chat.resume", "from the start", plain({ seq: 0 })],
  ["chat.resume", "from the future", plain({ seq: 999_999 })],
  ["chat.send", "a word", plain({ body: "Hello." })],
  ["chat.send", "nothing", plain({ body: " " })],
  [
    "chat.post",
    "a word",
    ({ player }) => ({ input: { sender: player.username, room: "global", body: "<b>Hello.</b>" } }),
  ],
  [
    "chat.post",
    "in another's name",
    async ({ another }) => ({
      input: { sender: (await another()).username, room: "global", body: "Hello." },
    }),
  ],
  ["chat.ticket", "one's own", ({ player }) => ({ input: { clientId: player.username } })],
  ["chat.ticket", "another's", plain({ clientId: "Nobody" })],
  ["chat.report", "a message", async (stage) => ({ input: { id: await othersMessage(stage) } })],
  ["chat.report", "none", plain({ id: NO_ID })],
  ["chat.block", "somebody", named()],
  ["chat.block", "nobody", plain(nobody)],
  [
    "chat.blocked",
    "one",
    async ({ another, done, player }) => {
      await done(player, "POST", `/api/user/blocks/${(await another()).username}`);
      return {};
    },
  ],
  ["chat.unblock", "somebody", named()],
  ["chat.unblock", "nobody", plain(nobody)],
  ["reports.send", "somebody", named({ subject: "player", reason: "cheating" })],
  ["reports.send", "nobody", plain({ ...nobody, subject: "player", reason: "other" })],
  [
    "appeals.list",
    "a warning",
    async (stage) => {
      await warned(stage, stage.player);
      const { username, password } = stage.player;
      return { input: { username, password }, caller: null };
    },
  ],
  [
    "appeals.write",
    "against a warning",
    async (stage) => {
      const { username, password } = stage.player;
      const sanction = await warned(stage, stage.player);
      return { input: { username, password, sanction, body: "It wasn't me." }, caller: null };
    },
  ],
  [
    "adminReports.list",
    "one",
    asStaff(async (stage) => {
      await reported(stage);
      return {};
    }),
  ],
  [
    "adminReports.decide",
    "with a warning",
    asStaff(async (stage) => ({ ...(await reported(stage)), decision: "warn", reason: "Spam." })),
  ],
  ["adminAppeals.list", "none", asStaff(() => ({}))],
  [
    "adminAppeals.decide",
    "lifted",
    asStaff(async (stage) => {
      const sanctionId = await warned(stage, await stage.another());
      const appeal = { sanctionId, body: "It was not me." };
      const id = await insertAppeal(stage.app, appeal, NOON - HOUR);
      return { appeal: id, decision: "lift", reason: "Sorry." };
    }),
  ],
  [
    "adminEvidence.list",
    "one",
    asStaff(async (stage) => {
      await caseOf(stage);
      return {};
    }),
  ],
  ["adminEvidence.get", "a case", asStaff(async (stage) => ({ id: await caseOf(stage) }))],
  [
    "adminEvidence.dismiss",
    "with a note",
    asStaff(async (stage) => ({ id: await caseOf(stage), reason: "Siblings." })),
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
    asStaff(async (stage) => ({ text: (await stage.another()).username })),
  ],
  ["admin.audit", "none", asStaff(() => ({ action: "setSignups" }))],
  ["adminPlayers.get", "somebody", asStaff(somebody)],
  ["adminPlayers.ledger", "somebody", asStaff(somebody)],
  ["adminPlayers.messages", "somebody", asStaff(somebody)],
  ["adminPlayers.secrets", "somebody", asStaff(somebody)],
  ["adminPlayers.addNote", "about somebody", asStaff(somebodyWith({ body: "Seen." }))],
  ["adminPlayers.preview", "a warning", asStaff(somebodyWith(WARNING))],
  ["adminPlayers.act", "a warning", asStaff(somebodyWith(WARNING))],
  [
    "adminPlayers.act",
    "on oneself",
    asStaff(({ player }) => ({ username: player.username, ...WARNING })),
  ],
  [
    "adminNetworks.get",
    "with somebody",
    async (stage) => ({ input: { network: await outside(stage) } }),
  ],
  ["adminNetworks.get", "by anybody", plain({ network: OUTSIDE })],
  [
    "adminNetworks.act",
    "with somebody",
    async (stage) => ({
      input: { network: await outside(stage), action: "suspend", reason: "A flood." },
    }),
  ],
  [
    "adminNetworks.act",
    "with nobody",
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
    asStaff(async (stage) => {
      await filtered(stage, "zqlisted");
      return {};
    }),
  ],
  [
    "adminWords.preview",
    "of a message",
    asStaff(async (stage) => {
      await othersMessage(stage);
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
    asStaff(async (stage) => ({ id: String(await filtered(stage, "zqremoved")) })),
  ],
  ["adminWords.remove", "none", asStaff(() => ({ id: NO_ID }))],
  [
    "adminNetworks.list",
    "by address",
    async (stage) => {
      await outside(stage);
      return { input: { size: "ipv4-24", days: 1, order: "bases" } };
    },
  ],
  ["adminNetworks.list", "by anybody", plain({ size: "ipv6-48" })],
  ["adminNetworks.preview", "with nobody", asStaff(() => ({ network: OUTSIDE, action: "free" }))],
  ["adminNetworks.signups", "none", asStaff()],
  [
    "adminNetworks.blocks",
    "one",
    asStaff(async (stage) => {
      await blocked(stage);
      return {};
    }),
  ],
  ["adminNetworks.previewBlock", "a domain", asStaff(() => ({ subject: "example.net" }))],
  ["adminNetworks.block", "a network", asStaff(() => ({ ...BLOCK }))],
  ["adminNetworks.block", "nothing", asStaff(() => ({ ...BLOCK, subject: "localhost" }))],
  ["adminNetworks.unblock", "one", asStaff(blocked)],
  ["adminNetworks.unblock", "none", asStaff(() => ({ block: 1, reason: "It's over." }))],
  ["adminWorld.look", "as it is", asStaff()],
  [
    "alerts.list",
    "one",
    async (stage) => {
      await alertOf(stage);
      return { input: { limit: 10 } };
    },
  ],
  ["alerts.list", "too many", plain({ limit: 1000 })],
  ["alerts.update", "read", async (stage) => ({ input: { id: await alertOf(stage), read: true } })],
  ["alerts.update", "none", plain({ id: NO_ID, read: true })],
  ["alerts.readAll", "one", async (stage) => ({ input: { upTo: await alertOf(stage) } })],
  ["alerts.pushKey", "not subscribed", plain()],
  ["alerts.subscribePush", "a browser", plain(PUSH_SUBSCRIPTION)],
  [
    "alerts.subscribePush",
    "a service of nobody's",
    plain({ ...PUSH_SUBSCRIPTION, endpoint: "https://push.example.com/somebody" }),
  ],
  [
    "alerts.unsubscribePush",
    "a browser",
    async ({ done, player }) => {
      await done(player, "PUT", "/api/alerts/push", PUSH_SUBSCRIPTION);
      return {};
    },
  ],
  [
    "naps.list",
    "one that asks",
    async (stage) => {
      await asker(stage);
      return {};
    },
  ],
  ["naps.ask", "somebody", named()],
  ["naps.ask", "nobody", plain(nobody)],
  [
    "naps.change",
    "accepts",
    async (stage) => ({ input: { id: String((await asker(stage)).id), state: "active" } }),
  ],
  [
    "naps.change",
    "accepts what nobody asked",
    async ({ another }) => ({ input: { id: String((await another()).id), state: "active" } }),
  ],
  [
    "naps.end",
    "takes it back",
    async (stage) => {
      const caller = await asker(stage);
      return { input: { id: String(stage.player.id) }, caller };
    },
  ],
  ["naps.end", "with nobody", plain({ id: NO_ID })],
  ["clans.list", "the samples", byNobody()],
  ["ranks.list", "everybody", byNobody({ start: 0, limit: 3 })],
  ["ranks.list", "no ladder", byNobody({ by: "height" })],
  ["ranks.near", "a newcomer", plain({})],
  ["ranks.near", "no ladder", plain({ by: "height" })],
  ["ranks.player", "oneself", oneself],
  ["ranks.player", "nobody", byNobody(nobody)],
  ["logs.list", "the first line", plain({ start: 0, limit: 10 })],
  ["logs.list", "no kind", plain({ type: "weather" })],
  ["logs.history", "a newcomer's", plain()],
  ["logs.note", "a note", plain({ content: "Remember the cave." })],
  ["logs.note", "nothing", plain({ content: " " })],
  [
    "plots.list",
    "one",
    async (stage) => {
      await plotOf(stage);
      return {};
    },
  ],
  ["plots.create", "a camp", plain({ title: "Camp", x: 3, y: 4, smell: "smoke" })],
  ["plots.create", "off the map", plain({ title: "Camp", x: 51, y: 4 })],
  [
    "plots.update",
    "a note",
    async (stage) => ({ input: { id: await plotOf(stage), note: "wood" } }),
  ],
  ["plots.update", "none", plain({ id: "unknown", note: "wood" })],
  ["plots.remove", "a camp", async (stage) => ({ input: { id: await plotOf(stage) } })],
  ["plots.remove", "none", plain({ id: "unknown" })],
];
