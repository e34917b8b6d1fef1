/** Rounds of play: all clients act concurrently, some twice, some repeating an earlier call. */
import { isRetryable } from "@emberlode/db";
import { DAY, HOUR, MINUTE, type Position, type Random } from "@emberlode/game";
import type { TestApp } from "../testing/test-app.ts";
import { type Answer, type ClientCall, type PlayClient, send } from "./client.ts";
import { ADMINS } from "./crowd.ts";
import { ALL_KINDS } from "./kinds/all-kinds.ts";
import type { Kind, ProposedCall } from "./kinds/kind.ts";
import { outboxReader } from "./outbox.ts";
import { readScene, type Scene, type Turn } from "./scene.ts";
import { Tally } from "./tally.ts";

/** Keys are stored for a day; an hour less, so none expires during a call. */
const KEY_LIFETIME_MS = 23 * HOUR;
const PAUSES = [5 * MINUTE, 20 * MINUTE, 2 * HOUR, 5 * HOUR, 12 * HOUR];
/** Long enough that owners lose their factories and accounts become absent. */
const LONG_PAUSES = [3 * DAY, 9 * DAY, 61 * DAY];
const ROUNDS_PER_PAUSE = 7;
const ROUNDS_PER_LONG_PAUSE = 5 * ROUNDS_PER_PAUSE;

/** Kinds for a client's second, concurrent call. */
const ANYWHERE = ALL_KINDS.filter(({ procedure }) => !procedure.startsWith("user."));

interface Play {
  app: TestApp;
  /** Another process on the same database. */
  second: TestApp;
  /** Addresses of both processes. */
  urls: readonly string[];
  random: Random;
  clients: readonly PlayClient[];
}

interface ClientTurn extends ClientCall {
  client: PlayClient;
}

interface Placement extends Position {
  id: number;
  mirage: boolean;
}

function pickWeighted(random: Random, kinds: readonly Kind[]): Kind {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  let remainingWeight = (total * random.int(0, 999_999)) / 1_000_000;
  const found = kinds.find(({ weight }) => {
    remainingWeight -= weight;
    return remainingWeight < 0;
  });
  return found ?? random.pick(kinds);
}

/** A key in the form of a UUID, derived from the seed. */
function newKey(random: Random): string {
  const hex = (length: number) =>
    Array.from({ length }, () => random.int(0, 15).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** How a client without a session gets one. */
function loginCall(client: PlayClient): { procedure: string; input: unknown } {
  const { kind, username, password } = client;
  if (kind === "guest") return { procedure: "user.guest", input: { ref: "Client0" } };
  return { procedure: "user.login", input: { username, password } };
}

/** A call of one of these kinds. */
function choose(turn: Turn, kinds: readonly Kind[]): { procedure: string; proposed: ProposedCall } {
  for (;;) {
    const { procedure, propose } = pickWeighted(turn.scene.random, kinds);
    const proposed = propose(turn);
    if (proposed !== null && proposed.at !== null) return { procedure, proposed };
  }
}

/** Moves players to their positions as if they had walked there. */
async function place({ app, second }: Play, placements: readonly Placement[]): Promise<void> {
  await app.pool.query(
    `update players p set version = version + 1, x = t.x, y = t.y,
      mirage_x = case when t.mirage = 1 then t.x end, mirage_y = case when t.mirage = 1 then t.y end
    from unnest($1::int[], $2::int[], $3::int[], $4::int[]) as t(id, x, y, mirage)
    where p.id = t.id`,
    [
      placements.map(({ id }) => id),
      placements.map(({ x }) => x),
      placements.map(({ y }) => y),
      placements.map(({ mirage }) => Number(mirage)),
    ],
  );
  for (const { id } of placements) {
    for (const { services } of [app, second]) services.actions.invalidate(id);
  }
}

/**
 * Share of turns that try what nobody has done yet, so that a short play reaches nearly all kinds.
 */
const FIRST_TRIES = 0.4;
/** The few admins have many kinds of their own. */
const FIRST_TRIES_OF_ADMINS = 0.8;

/** A call of a kind that nobody has done yet, or null. */
function firstTry(turn: Turn, undone: readonly Kind[]) {
  const isAdmin = ADMINS.includes(turn.client.username);
  if (!turn.scene.random.chance(isAdmin ? FIRST_TRIES_OF_ADMINS : FIRST_TRIES)) return null;
  const calls = undone.flatMap(({ procedure, propose }) => {
    const proposed = propose(turn);
    return proposed === null || proposed.at === null ? [] : { procedure, proposed };
  });
  return calls.length === 0 ? null : turn.scene.random.pick(calls);
}

/** A client's calls in a round, and the required position. */
async function turnOf(
  scene: Scene,
  client: PlayClient,
  before: readonly ClientTurn[],
  undone: readonly Kind[],
) {
  const { random, app } = scene;
  const key = () => (random.chance(0.9) ? newKey(random) : "");
  if (client.sid === "" && client.token === "") {
    return { asked: [{ client, ...loginCall(client), key: key() }], placement: null };
  }
  const player = await app.services.actions.read(client.id);
  if (player === null) {
    client.sid = "";
    return { asked: [], placement: null };
  }
  const turn = { scene, client, player };
  const { procedure, proposed }: { procedure: string; proposed: ProposedCall } =
    scene.rush !== null && random.chance(0.5)
      ? {
          procedure: "puc.capture",
          proposed: { at: scene.rush, input: { ...scene.rush, mode: "capture" } },
        }
      : (firstTry(turn, undone) ?? choose(turn, ALL_KINDS));
  const main = { client, procedure, input: proposed.input, key: key() };
  const asked: ClientTurn[] = [main];
  if (random.chance(0.25)) asked.push(main);
  if (random.chance(0.2)) {
    const turnThere = { ...turn, player: { ...player, ...proposed.at } };
    const beside = choose(turnThere, ANYWHERE);
    asked.push({ client, procedure: beside.procedure, input: beside.proposed.input, key: key() });
  }
  if (before.length > 0 && random.chance(0.15)) asked.push(random.pick(before));
  if (before.length > 0 && random.chance(0.05)) {
    const { key: usedKey, procedure: repeatedProcedure } = random.pick(before);
    const again = ALL_KINDS.find((kind) => kind.procedure === repeatedProcedure)?.propose(turn);
    if (again)
      asked.push({ client, procedure: repeatedProcedure, input: again.input, key: usedKey });
  }
  const at = proposed.at ?? null;
  const placement = at && { ...at, id: client.id, mirage: proposed.mirage === true };
  return { asked, placement };
}

/** Updates a client's account after an answer. */
function updateClient(client: PlayClient, { procedure, input }: ClientCall, answer: Answer): void {
  if (answer.code === "NOT_LOGGED_IN") client.sid = "";
  if (answer.code !== "") return;
  const fields = input as Partial<Record<string, string>>;
  if (procedure === "user.register" || (procedure === "user.guest" && client.kind !== "guest")) {
    return;
  }
  if (procedure === "user.guest") {
    const { user } = JSON.parse(answer.body);
    Object.assign(client, {
      id: Number(user._id),
      username: user.username,
      password: "",
      email: "",
    });
  }
  if (procedure === "user.upgrade") {
    const { username, password, email } = fields;
    Object.assign(client, { username, password, email });
  }
  if (procedure === "user.changePassword") client.password = fields.newPassword ?? client.password;
  if (procedure === "user.resetPassword") client.password = fields.password ?? client.password;
  if (procedure === "user.confirmEmail" && client.wishedEmail !== "") {
    Object.assign(client, { email: client.wishedEmail, wishedEmail: "" });
  }
  if (procedure === "user.updateProfile" && fields.email) client.wishedEmail = fields.email;
  if (procedure === "user.logout" || procedure === "user.resetPassword") client.sid = "";
  else if (answer.sid !== "") client.sid = answer.sid;
}

/** How long everyone rests in a round, in milliseconds; 0 for no rest. */
function restIn(round: number, random: Random): number {
  if (round % ROUNDS_PER_LONG_PAUSE === 0) return random.pick(LONG_PAUSES);
  return round % ROUNDS_PER_PAUSE === 0 ? random.pick(PAUSES) : 0;
}

/** Runs all jobs. One that waited too long for a lock is retried later, as the server does. */
async function runJobs(app: TestApp): Promise<void> {
  try {
    await app.runJobs();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    await app.runJobs();
  }
}

/** Passes time and runs the server's jobs; sessions may end. */
async function pause({ app, second, clients }: Play, length: number): Promise<void> {
  if (length === 0) return;
  app.advance(length);
  if (length >= HOUR) for (const client of clients) client.sid = "";
  await Promise.all([runJobs(app), runJobs(second)]);
}

/**
 * Plays until this many calls were answered and returns the results.
 * @param play.random decides who does what; the results also depend on timing
 */
export async function playOn(play: Play, calls: number): Promise<Tally> {
  const { app, urls, random, clients } = play;
  const tally = new Tally();
  const readLinks = outboxReader(app);
  for (let round = 1; tally.calls < calls; round++) {
    const restMs = restIn(round, random);
    // After a long rest the jobs catch up first; in a short one they run while clients act.
    if (restMs >= DAY) await pause(play, restMs);
    const scene = await readScene(play, await readLinks());
    const turns = [];
    const undone = ALL_KINDS.filter(({ procedure }) => !tally.counts.get(procedure)?.has(""));
    for (const client of clients) {
      const before = tally.doneBy(
        client,
        scene.now - KEY_LIFETIME_MS + (restMs < DAY ? restMs : 0),
      );
      turns.push(await turnOf(scene, client, before, undone));
    }
    await place(
      play,
      turns.flatMap(({ placement }) => placement ?? []),
    );
    const addressed = turns.flatMap(({ asked }) =>
      asked.map((call) => ({ call, url: random.pick(urls) })),
    );
    const working = restMs < DAY ? pause(play, restMs) : Promise.resolve();
    await Promise.all(
      addressed.map(async ({ call, url }) => {
        const { id } = call.client;
        const answer = await send(url, call.client, call);
        tally.note({ ...call, id, at: scene.now }, answer);
        updateClient(call.client, call, answer);
      }),
    );
    await working;
  }
  return tally;
}
