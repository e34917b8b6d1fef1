/** One bot: reads, decides, acts, and reports when its next turn is. */
import { type Client, ClientError } from "@emberlode/client";
import { HOUR, MINUTE, type Position, type Random, SECOND } from "@emberlode/game";
import type { Habit } from "../habits/habit.ts";
import { type Intent, refusalKey } from "../habits/intent.ts";
import { executeIntent } from "./execute-intent.ts";
import { Notebook } from "./notebook.ts";
import { isSettling, nextPlay, type PlaySchedule } from "./play-schedule.ts";

/** Creates the notebook of a logged-in player. */
async function openNotebook(client: Client): Promise<Notebook> {
  const notebook = new Notebook(await client.user.session.query());
  await readHoldings(client, notebook);
  return notebook;
}

/** Brings a notebook up to date. A new season needs a new one: nothing in the old one is true. */
async function refresh(client: Client, notebook: Notebook): Promise<Notebook> {
  const session = await client.user.session.query();
  const current = session.season === notebook.season ? notebook : new Notebook(session);
  current.updateStatus(session.user.status);
  await readHoldings(client, current);
  return current;
}

async function readHoldings(client: Client, notebook: Notebook): Promise<void> {
  const [view, { factories }, { tools }, { researches }, excavator, relics, { report }] =
    await Promise.all([
      client.fields.view.query(),
      client.puc.list.query(),
      client.tools.list.query(),
      client.researches.list.query(),
      client.euc.list.query(),
      client.finds.relics.query(),
      client.battles.last.query({ role: "defender" }),
    ]);
  notebook.recordView(view);
  notebook.recordRelics(relics);
  notebook.factories = factories;
  notebook.tools = Object.fromEntries(tools.map(({ tool, count }) => [tool, count]));
  notebook.researches = Object.fromEntries(researches.map((one) => [one.research, one.level]));
  notebook.recordExcavator(excavator);
  if (report !== null) notebook.attackers.add(report.names.attacker);
}

export interface BotSettings {
  client: Client;
  habit: Habit;
  random: Random;
  schedule: PlaySchedule;
  /** Time between two turns in milliseconds, plus or minus a third. */
  betweenMs: number;
  /** The server's clock. */
  now: () => number;
  /** Number of plain factories held by this bot's group. */
  groupFactories: () => number;
  /** Called after everything was read again, but not the first time. */
  onRefresh?: (now: number) => Promise<void>;
}

/** Everything is reloaded after this time, and after refusals not caused by limits or load. */
const REFRESH_MS = 10 * MINUTE;
/** Default time before a refused intent is retried. */
const REFUSED_MS = HOUR;
/** The longest pause after a turn that only read, as a person takes who looks before acting. */
const READ_WAIT_MS = 2 * SECOND;
/** Intents that change nothing. */
const READS: ReadonlySet<Intent["do"]> = new Set(["look", "inquire", "assess"]);
/** First and longest pause while the server does not respond. */
const FIRST_WAIT_MS = 5 * SECOND;
const MAX_WAIT_MS = 5 * MINUTE;

export class Bot {
  readonly settings: BotSettings;
  readonly #counts = new Map<string, number>();
  #notebook: Notebook | null = null;
  /**
   * When it saw that a new season had begun, in milliseconds; 0 in the season of its first turn.
   */
  #seasonSeenAt = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #isCapturing = false;

  constructor(settings: BotSettings) {
    this.settings = settings;
  }

  /** Its knowledge; null before its first turn. */
  get notebook(): Notebook | null {
    return this.#notebook;
  }

  /** Number of its plain factories, and one it is fighting for; null before its first turn. */
  get plainFactories(): number | null {
    if (this.#notebook === null) return null;
    const plain = this.#notebook.factories.filter(({ factory }) => factory.type === "factory");
    return plain.length + (this.#isCapturing ? 1 : 0);
  }

  /** Its intents by name and refusals by code, counted since it was created. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /**
   * One turn with at most one intent. Returns the milliseconds until the next turn. Throws when the
   * session has ended or the account is banned.
   */
  async turn(): Promise<number> {
    const { now, schedule } = this.settings;
    const at = now();
    if (this.#notebook !== null) {
      const next = nextPlay(schedule, this.#since(this.#notebook), at);
      if (next > at) return next - at;
    }
    try {
      const pause = await this.#play(at);
      this.#failures = 0;
      return pause;
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return this.#backOff(error);
    }
  }

  /** Reloads when due, else does what the habit decides. */
  async #play(at: number): Promise<number> {
    const { client, habit, random, groupFactories } = this.settings;
    if (this.#notebook === null || at - this.#readAt >= REFRESH_MS) {
      await this.#read(at);
      return Math.min(this.#pause(), READ_WAIT_MS);
    }
    const notebook = this.#notebook;
    const intent = habit(notebook.knowledge(at, groupFactories()), random);
    this.#count(intent.do);
    if (intent.do === "rest") return Math.max(this.#pause(), intent.until - at);
    const { x, y } = notebook.status;
    this.#isCapturing = intent.do === "capture";
    try {
      await executeIntent({ client, notebook, now: at }, intent);
    } catch (error) {
      if (error instanceof ClientError && !isTransient(error)) {
        this.#refuse(error, intent, { x, y }, at);
      }
      throw error;
    } finally {
      this.#isCapturing = false;
    }
    return READS.has(intent.do) ? Math.min(this.#pause(), READ_WAIT_MS) : this.#pause();
  }

  async #read(at: number): Promise<void> {
    const { client, onRefresh } = this.settings;
    const before = this.#notebook;
    const isFirst = before === null;
    this.#notebook = await (before === null ? openNotebook(client) : refresh(client, before));
    if (before !== null && before.season !== this.#notebook.season) this.#seasonSeenAt = at;
    this.#notebook.pruneStale(at);
    this.#readAt = at;
    if (!isFirst) await onRefresh?.(at);
  }

  /** Remembers a refusal not caused by limits or load, to wait before retrying the intent. */
  #refuse(error: ClientError, intent: Intent, here: Position, at: number): void {
    const waitMs = (error.retryAfterSeconds ?? 0) * SECOND || REFUSED_MS;
    this.#notebook?.refused.set(refusalKey(intent, here), at + waitMs);
    // Some knowledge was wrong: reload.
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** Milliseconds to wait after a refusal. */
  #backOff(error: ClientError): number {
    this.#count(error.code);
    if (error.code === "NOT_LOGGED_IN" || error.code === "BANNED") throw error;
    if (!isTransient(error)) return this.#pause();
    const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    return Math.max(backoffMs, (error.retryAfterSeconds ?? 0) * SECOND);
  }

  #count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** When it began with nothing: as a new account, or with a new season. */
  #since({ status }: Notebook): number {
    return Math.max(Date.parse(status.createdAt), this.#seasonSeenAt);
  }

  #pause(): number {
    const { betweenMs, random, schedule, now } = this.settings;
    const since = this.#notebook === null ? null : this.#since(this.#notebook);
    const isQuick = since !== null && isSettling(schedule, since, now());
    const ms = isQuick ? betweenMs / schedule.settling.timesAsFast : betweenMs;
    return Math.round((ms * random.int(667, 1333)) / 1000);
  }
}

/** Whether limits or load caused an error, or there was no answer: the call itself may be fine. */
function isTransient({ code, status }: ClientError): boolean {
  return code === "TOO_MANY_REQUESTS" || status === 0 || status >= 500;
}
