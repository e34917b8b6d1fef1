/** Sends push messages in the background: a few at a time, with a limited number of retries. */
import { MINUTE, SECOND } from "@emberlode/game";
import { loggable } from "../../errors.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { Delivery, PushMessage } from "./deliver.ts";

const CONCURRENCY = 4;
/** Limit of waiting messages, including retries; more are dropped. */
const MAX_WAITING = 2_000;
/** Pauses before the second and the third (last) try, unless the service asks for a longer one. */
const PAUSES_MS = [5 * SECOND, 30 * SECOND] as const;
const MAX_WAIT_MS = 5 * MINUTE;
/** Messages about older attacks are not sent. */
const MAX_AGE_MS = 10 * MINUTE;
/** How long messages in flight may take when the process stops. */
const STOP_TIMEOUT_MS = 2 * SECOND;

interface PushCounts {
  readonly sent: number;
  /** Given up or dropped. */
  readonly failed: number;
}

export interface PushQueue {
  add(push: PushMessage): void;
  readonly counts: PushCounts;
  /** Resolves when nothing is in flight; retries may still be waiting. */
  idle(): Promise<void>;
  /** Drops waiting messages; messages in flight get two seconds. */
  end(): Promise<void>;
}

interface QueueOptions {
  /** Sends a message; throws if there is no answer. */
  deliver(push: PushMessage, end: AbortSignal): Promise<Delivery>;
  /** Called if the browser is no longer subscribed. */
  onGone(push: PushMessage): Promise<void>;
  /** Whether the browser is still subscribed for that player; checked before each retry. */
  isSubscribed(push: PushMessage): Promise<boolean>;
  log: Log;
  clock: Clock;
  /** Pauses before retries, in milliseconds. */
  pausesMs?: readonly number[];
  /** How long messages in flight may take at the end, in milliseconds. */
  stopTimeoutMs?: number;
}

interface Job {
  push: PushMessage;
  tries: number;
  /** When it was added, in milliseconds. */
  addedAt: number;
}

/** The address is the browser's secret, so log only its host. */
const hostOf = ({ endpoint }: PushMessage) => new URL(endpoint).host;

export function createPushQueue(options: QueueOptions): PushQueue {
  const {
    deliver,
    onGone,
    isSubscribed,
    log,
    clock,
    pausesMs = PAUSES_MS,
    stopTimeoutMs = STOP_TIMEOUT_MS,
  } = options;
  const waiting: Job[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const controller = new AbortController();
  const counts = { sent: 0, failed: 0 };
  let stopped = false;

  function drop({ push, tries }: Job, facts: object): void {
    counts.failed += 1;
    log.warn({ ...facts, tries, service: hostOf(push) }, "a push message was dropped");
  }

  function retryLater(job: Job, waitMs: number, facts: object): void {
    const pause = pausesMs[job.tries - 1];
    if (pause === undefined || stopped) {
      drop(job, facts);
      return;
    }
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        enqueue(job);
      },
      Math.min(MAX_WAIT_MS, Math.max(pause, waitMs)),
    ).unref();
    timers.add(timer);
  }

  async function attempt(job: Job): Promise<void> {
    if (clock.now() - job.addedAt > MAX_AGE_MS) {
      drop(job, { reason: "too old" });
      return;
    }
    job.tries += 1;
    try {
      if (job.tries > 1 && !(await isSubscribed(job.push))) return;
      const done = await deliver(job.push, controller.signal);
      if (done.kind === "sent") counts.sent += 1;
      if (done.kind === "gone") await onGone(job.push);
      if (done.kind === "refused") drop(job, { status: done.status });
      if (done.kind === "later") retryLater(job, done.waitMs, { status: done.status });
    } catch (err) {
      retryLater(job, 0, { err: loggable(err) });
    }
  }

  function start(job: Job): void {
    const run = attempt(job).then(() => {
      running.delete(run);
      const next = waiting.shift();
      if (next !== undefined) start(next);
    });
    running.add(run);
  }

  function enqueue(job: Job): void {
    if (running.size < CONCURRENCY) start(job);
    else waiting.push(job);
  }

  return {
    counts,
    add(added) {
      const job = { push: added, tries: 0, addedAt: clock.now() };
      if (stopped) return;
      if (waiting.length + timers.size >= MAX_WAITING) drop(job, { reason: "too many wait" });
      else enqueue(job);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    async end() {
      stopped = true;
      waiting.length = 0;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      const timer = setTimeout(() => controller.abort(), stopTimeoutMs);
      while (running.size > 0) await Promise.all(running);
      clearTimeout(timer);
    },
  };
}
