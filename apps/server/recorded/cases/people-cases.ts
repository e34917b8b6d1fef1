/** Chat, reports, appeals, alerts, pacts, plots, the log and the ranks. */
import { insertNotice, insertWarning } from "../../testing/moderation.ts";
import { PUSH_SUBSCRIPTION } from "../../testing/mutation-calls.ts";
import type { TestPlayer } from "../../testing/players.ts";
import { type CaseContext, NOON } from "../recorded-app.ts";
import { byNobody, type Case, plain } from "./case.ts";

const HOUR = 3_600_000;

/** Sends a chat message and returns its id. */
async function said({ done }: CaseContext, { username, ...who }: TestPlayer): Promise<string> {
  const body = { sender: username, room: "global", body: "Hello." };
  const url = "/api/rooms/global/newmessage";
  return (await done({ username, ...who }, "POST", url, body)).json().message._id;
}

export const othersMessage = async (context: CaseContext) => said(context, await context.another());

/** Warns a player; returns the sanction's id. */
export const warned = ({ app }: CaseContext, { id }: TestPlayer): Promise<number> =>
  insertWarning(app, id, NOON - HOUR);

const alertOf = async ({ app, player }: CaseContext): Promise<string> =>
  String(await insertNotice(app, player.id, NOON - HOUR));

/** Another player who requested a pact. */
async function asker({ another, done, player }: CaseContext): Promise<TestPlayer> {
  const other = await another();
  await done(other, "POST", "/api/naps", { username: player.username });
  return other;
}

const plotOf = async ({ done, player }: CaseContext): Promise<string> =>
  (await done(player, "POST", "/api/plots", { title: "Camp", x: 3, y: 4 })).json().plot._id;

const named =
  (more: object = {}): Case[2] =>
  async ({ another }) => ({ input: { username: (await another()).username, ...more } });

const oneself: Case[2] = ({ player }) => ({ input: { username: player.username } });
const nobody = { username: "Nobody" };
export const NO_ID = "999999";

export const peopleCases: readonly Case[] = [
  [
    "chat.history",
    "a message",
    async (context) => {
      await othersMessage(context);
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
  [
    "chat.report",
    "a message",
    async (context) => ({ input: { id: await othersMessage(context) } }),
  ],
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
    async (context) => {
      await warned(context, context.player);
      const { username, password } = context.player;
      return { input: { username, password }, caller: null };
    },
  ],
  [
    "appeals.write",
    "against a warning",
    async (context) => {
      const { username, password } = context.player;
      const sanction = await warned(context, context.player);
      return { input: { username, password, sanction, body: "It wasn't me." }, caller: null };
    },
  ],
  [
    "alerts.list",
    "one",
    async (context) => {
      await alertOf(context);
      return { input: { limit: 10 } };
    },
  ],
  ["alerts.list", "too many", plain({ limit: 1000 })],
  [
    "alerts.update",
    "read",
    async (context) => ({ input: { id: await alertOf(context), read: true } }),
  ],
  ["alerts.update", "none", plain({ id: NO_ID, read: true })],
  ["alerts.readAll", "one", async (context) => ({ input: { upTo: await alertOf(context) } })],
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
    async (context) => {
      await asker(context);
      return {};
    },
  ],
  ["naps.ask", "somebody", named()],
  ["naps.ask", "nobody", plain(nobody)],
  [
    "naps.change",
    "accepts",
    async (context) => ({ input: { id: String((await asker(context)).id), state: "active" } }),
  ],
  [
    "naps.change",
    "accepts what nobody asked",
    async ({ another }) => ({ input: { id: String((await another()).id), state: "active" } }),
  ],
  [
    "naps.end",
    "takes it back",
    async (context) => {
      const caller = await asker(context);
      return { input: { id: String(context.player.id) }, caller };
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
  ["seasons.current", "anybody", byNobody()],
  ["seasons.own", "a newcomer's", plain()],
  ["seasons.list", "the first", byNobody()],
  [
    "seasons.one",
    "the first",
    async ({ app }) => {
      await app.pool.query("update seasons set frozen_at = $1::bigint", [NOON]);
      return { input: { number: 1 }, caller: null };
    },
  ],
  ["seasons.one", "not over", byNobody({ number: 2 })],
  ["logs.list", "the first line", plain({ start: 0, limit: 10 })],
  ["logs.list", "no kind", plain({ type: "weather" })],
  ["logs.history", "a newcomer's", plain()],
  ["logs.note", "a note", plain({ content: "Remember the cave." })],
  ["logs.note", "nothing", plain({ content: " " })],
  [
    "plots.list",
    "one",
    async (context) => {
      await plotOf(context);
      return {};
    },
  ],
  ["plots.create", "a camp", plain({ title: "Camp", x: 3, y: 4, smell: "smoke" })],
  ["plots.create", "off the map", plain({ title: "Camp", x: 51, y: 4 })],
  [
    "plots.update",
    "a note",
    async (context) => ({ input: { id: await plotOf(context), note: "wood" } }),
  ],
  ["plots.update", "none", plain({ id: "unknown", note: "wood" })],
  ["plots.remove", "a camp", async (context) => ({ input: { id: await plotOf(context) } })],
  ["plots.remove", "none", plain({ id: "unknown" })],
];
