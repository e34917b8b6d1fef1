/** Pacts, chat, moderation, alerts, plots and notes. */
import { CHAT_ROOM, type PlayerAction } from "@emberlode/contract";
import { DAY, GRID_SIZE, HOUR, MINUTE, SITE_PAGES } from "@emberlode/game";
import { PUSH_SUBSCRIPTION } from "../../testing/mutation-calls.ts";
import { ADMINS, MODERATORS, OUTSIDE } from "../crowd.ts";
import { other, ownOf, type Turn } from "../scene.ts";
import { type Kind, kind, type ProposedCall } from "./kind.ts";

/** So far ahead that no play reaches it. */
const PEACE_AHEAD_MS = 3 * DAY;

const isoTime = (time: number): string => new Date(time).toISOString();

const randomText = ({ scene: { random } }: Turn): string => `words ${random.int(1, 1_000_000)}`;

/** The other player of a pact of the caller in one of these states, or null. */
function partner({ scene, player }: Turn, ...states: readonly string[]): string | null {
  const { id } = player;
  const naps = scene.naps.filter(
    ({ low, high, state }) => (low === id || high === id) && states.includes(state),
  );
  if (naps.length === 0) return null;
  const { low, high } = scene.random.pick(naps);
  return String(low === id ? high : low);
}

const someMessage = (turn: Turn): ProposedCall | null => {
  const { messages, random } = turn.scene;
  return messages.length === 0 ? null : { input: { id: random.pick(messages) } };
};

const otherByName = (turn: Turn): ProposedCall => ({ input: { username: other(turn).username } });

/** An action of an admin on a player, but no ban or suspension. */
function actionOf({ scene: { random } }: Turn): PlayerAction {
  const cell = { x: random.int(1, GRID_SIZE), y: random.int(1, GRID_SIZE) };
  return random.pick<PlayerAction>([
    { kind: "warn" },
    { kind: "unmute" },
    { kind: "correct", metal: random.int(-500, 500), energy: random.int(1, 500) },
    { kind: "setProfile", part: "quote", value: `words ${random.int(1, 100)}` },
    { kind: "moveBase", to: cell },
    { kind: "freeBase" },
  ]);
}

/** An announcement that begins now or in some hours. */
function announcementOf(turn: Turn) {
  const { random } = turn.scene;
  const startsAt = random.chance(0.5) ? new Date(Date.now() + HOUR).toISOString() : null;
  return {
    texts: [{ language: "en", title: "Notice", content: randomText(turn) }],
    startsAt,
    endsAt: null,
    asAlert: random.chance(0.3),
    asBanner: true,
  };
}

/** The id of one of the first rows of a table. */
const someId = ({ scene: { random } }: Turn): string => String(random.int(1, 9));

/** Proposes the call to the named players; others occasionally try the call too. */
const asOneOf =
  (names: readonly string[]) =>
  (propose: Kind["propose"]): Kind["propose"] =>
  (turn) =>
    names.includes(turn.client.username) || turn.scene.random.chance(0.05) ? propose(turn) : null;
const asModerator = asOneOf(MODERATORS);
const asAdmin = asOneOf(ADMINS);

export const socialKinds: readonly Kind[] = [
  kind("naps.ask", 4, otherByName),
  kind("naps.change", 5, (turn) => {
    const id = partner(turn, "asked", "active");
    const state = turn.scene.random.pick(["active", "active", "active", "rejected", "blocked"]);
    return id === null ? null : { input: { id, state } };
  }),
  kind("naps.end", 2, (turn) => {
    const id = partner(turn, "active", "asked", "blocked", "rejected");
    return id === null ? null : { input: { id } };
  }),
  kind("chat.send", 3, (turn) => ({ input: { body: randomText(turn) } })),
  kind("chat.post", 2, (turn) => ({
    input: { body: randomText(turn), sender: turn.client.username, room: CHAT_ROOM },
  })),
  kind("chat.report", 1, someMessage),
  kind("chat.block", 1, otherByName),
  kind("chat.unblock", 1, otherByName),
  kind("reports.send", 2, (turn) => ({
    input: { username: other(turn).username, subject: "player", reason: "other" },
  })),
  kind(
    "adminReports.decide",
    4,
    asModerator((turn) => ({
      input: {
        player: String(other(turn).id),
        subject: "player",
        message: null,
        reason: "Random.",
        decision: turn.scene.random.pick(["dismiss", "warn"]),
      },
    })),
  ),
  kind(
    "adminAppeals.decide",
    1,
    asModerator(({ scene: { random } }) => ({
      input: { appeal: random.int(1, 9), decision: "uphold", reason: "Random." },
    })),
  ),
  kind(
    "adminEvidence.dismiss",
    1,
    asModerator(({ scene: { random } }) => ({
      input: { id: random.int(1, 9), reason: "Random." },
    })),
  ),
  kind("appeals.list", 1, ({ client: { username, password } }) => ({
    input: { username, password },
  })),
  kind("appeals.write", 1, (turn) => {
    const { username, password } = turn.client;
    const sanction = ownOf(turn, turn.scene.sanctions);
    if (sanction === null) return null;
    return { input: { username, password, sanction: Number(sanction), body: "It wasn't me." } };
  }),
  kind(
    "adminPlayers.act",
    6,
    asAdmin((turn) => ({
      input: { username: other(turn).username, action: actionOf(turn), reason: "Random." },
    })),
  ),
  kind(
    "adminPlayers.secrets",
    1,
    asAdmin((turn) => ({ input: { username: other(turn).username } })),
  ),
  kind(
    "adminPlayers.addNote",
    2,
    asModerator((turn) => ({ input: { username: other(turn).username, body: randomText(turn) } })),
  ),
  kind(
    "admin.confirm",
    1,
    asAdmin(({ client: { password } }) => ({ input: { password } })),
  ),
  kind(
    "admin.setUpSecondFactor",
    1,
    asAdmin(({ client: { password } }) => ({ input: { password } })),
  ),
  kind(
    "admin.enableSecondFactor",
    1,
    asAdmin(() => ({ input: { code: "no code" } })),
  ),
  kind(
    "admin.removeSecondFactor",
    1,
    asAdmin(() => ({ input: undefined })),
  ),
  kind(
    "adminNetworks.act",
    4,
    asAdmin(() => ({ input: { network: OUTSIDE, action: "suspend", reason: "Random." } })),
  ),
  kind(
    "adminNetworks.setSignups",
    4,
    asAdmin(() => ({ input: { signups: "open", reason: "Random." } })),
  ),
  kind(
    "adminAnnouncements.create",
    2,
    asAdmin((turn) => ({ input: announcementOf(turn) })),
  ),
  kind(
    "adminAnnouncements.edit",
    2,
    asAdmin((turn) => ({ input: { ...announcementOf(turn), id: someId(turn) } })),
  ),
  kind(
    "adminAnnouncements.withdraw",
    1,
    asAdmin((turn) => ({ input: { id: someId(turn) } })),
  ),
  kind(
    "adminTexts.save",
    2,
    asAdmin((turn) => ({
      input: {
        page: turn.scene.random.pick(SITE_PAGES),
        language: "en",
        body: randomText(turn),
        base: turn.scene.random.chance(0.5) ? null : someId(turn),
      },
    })),
  ),
  kind(
    "adminWords.add",
    2,
    asAdmin(({ scene: { random } }) => ({
      input: {
        text: `blocked ${random.int(1, 20)}`,
        scope: "both",
        isWhole: true,
        action: random.pick(["mask", "refuse"]),
      },
    })),
  ),
  kind(
    "adminWords.remove",
    1,
    asAdmin(({ scene: { random } }) => ({ input: { id: String(random.int(1, 20)) } })),
  ),
  kind(
    "adminSchedule.set",
    1,
    asAdmin(({ scene: { random } }) => {
      const from = Date.now() + PEACE_AHEAD_MS + random.int(1, 9) * MINUTE;
      const times = { from: isoTime(from), until: isoTime(from + DAY) };
      return { input: { kind: "peace", ...times, reason: "Random." } };
    }),
  ),
  kind(
    "adminSchedule.end",
    1,
    asAdmin(() => ({ input: { kind: "peace", reason: "Random." } })),
  ),
  kind(
    "adminNetworks.block",
    1,
    asAdmin(() => ({ input: { subject: "blocked.example", minutes: null, reason: "Random." } })),
  ),
  kind(
    "adminNetworks.unblock",
    1,
    asAdmin(({ scene: { random } }) => ({
      input: { block: random.int(1, 5), reason: "Random." },
    })),
  ),
  kind(
    "admin.findAccounts",
    1,
    asAdmin(() => ({ input: { text: "@example.org" } })),
  ),
  kind(
    "adminWorld.look",
    1,
    asAdmin(() => ({ input: undefined })),
  ),
  kind("alerts.update", 2, (turn) => {
    const id = ownOf(turn, turn.scene.alerts);
    return id === null ? null : { input: { id, read: turn.scene.random.chance(0.7) } };
  }),
  kind("alerts.readAll", 1, (turn) => {
    const upTo = ownOf(turn, turn.scene.alerts);
    return upTo === null ? null : { input: { upTo } };
  }),
  kind("alerts.subscribePush", 1, ({ client, scene: { random } }) => {
    if (client.token !== "") return null;
    const endpoint = `${PUSH_SUBSCRIPTION.endpoint}/${random.int(1, 20)}`;
    return { input: { ...PUSH_SUBSCRIPTION, endpoint } };
  }),
  kind("alerts.unsubscribePush", 1, ({ client }) => (client.token === "" ? { input: {} } : null)),
  kind("logs.note", 2, (turn) => ({ input: { content: randomText(turn) } })),
  kind("plots.create", 3, (turn) => ({ input: { title: randomText(turn), mood: "calm" } })),
  kind("plots.update", 2, (turn) => {
    const id = ownOf(turn, turn.scene.plots);
    return id === null ? null : { input: { id, note: randomText(turn) } };
  }),
  kind("plots.remove", 1, (turn) => {
    const id = ownOf(turn, turn.scene.plots);
    return id === null ? null : { input: { id } };
  }),
];
