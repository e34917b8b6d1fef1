/** One connection of the driver, and the pauses before another replaces it. */
import type { Socket } from "node:net";
import postgres from "postgres";
import { driverOptions } from "./client.ts";
import type { DatabaseTarget } from "./database-url.ts";
import { endsConnection, failureReason, isConnectionFailure, UnavailableError } from "./errors.ts";
import type { OutageReason } from "./outage-reason.ts";
import type { EncodedParameter } from "./parameters.ts";
import { openSocket } from "./socket.ts";

/** A statement to send. `values` returns rows as arrays. */
export interface Statement {
  text: string;
  parameters: readonly EncodedParameter[];
  values: boolean;
}

/** How the driver converts values of these types, named by their ids in Postgres (`pg_type`). */
const types = {
  bigint: { to: 20, from: [20, 1700], parse: Number, serialize: String },
  // Arrays of booleans, such as techs: the driver has no parser for them without asking the server.
  flags: {
    to: 1000,
    from: [1000],
    parse: (text: string) =>
      text
        .slice(1, -1)
        .split(",")
        .map((flag) => flag === "t"),
    serialize: String,
  },
  // JSON is passed as text in both directions: callers parse it themselves, and bytes stay
  // unchanged.
  json: { to: 114, from: [114, 3802], parse: (text: string) => text, serialize: String },
};

/** Longest pause before a reconnect, in milliseconds. */
const MAX_PAUSE_MS = 250;

/** The pause before a reconnect after this many failures in a row, from 1; with jitter. */
export function reconnectPauseMs(failures: number): number {
  return Math.min(MAX_PAUSE_MS, 10 * 2 ** failures) * (0.5 + Math.random() / 2);
}

/**
 * Above this many distinct texts, statements are no longer prepared, to limit memory on both ends.
 */
const MAX_PREPARED = 500;

/**
 * One connection that runs one query at a time and is discarded at the first doubt. The driver
 * never reconnects: its socket can be opened once.
 */
export class Connection {
  readonly #sql: postgres.Sql<{ bigint: number; flags: boolean[]; json: string }>;
  readonly #prepared = new Set<string>();
  #socket: Socket | null = null;
  #fail: ((error: UnavailableError) => void) | null = null;
  #onDead: () => void;
  dead = false;

  /**
   * @param onDead called once, when the connection is discarded
   * @param onNotify handles notifications of other sessions; for a connection that listens
   */
  constructor(
    target: DatabaseTarget,
    settings: Readonly<Record<string, string>>,
    onDead: () => void,
    onNotify: (channel: string, payload: string) => void = () => {},
  ) {
    this.#onDead = onDead;
    let hasOpened = false;
    const options = {
      ...driverOptions(target),
      connection: settings,
      types,
      max_pipeline: 0,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 3,
      // The basis of the driver's own `listen`, without its reconnecting.
      onnotify: onNotify,
      onclose: () => this.kill("The connection was closed."),
      socket: async () => {
        if (hasOpened || this.dead) throw new UnavailableError("The connection was closed.");
        hasOpened = true;
        const socket = await openSocket(target);
        this.#socket = socket;
        if (this.dead) socket.destroy();
        return socket;
      },
    };
    this.#sql = postgres(options);
  }

  /** Runs one statement. If the state of the connection is in doubt afterward, it is discarded. */
  run(statement: Statement, deadlineMs: number): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.dead) {
        reject(new UnavailableError("The connection was closed."));
        return;
      }
      const timer = setTimeout(
        () => this.kill("The database did not answer in time.", "deadline"),
        deadlineMs,
      );
      this.#fail = (error) => {
        clearTimeout(timer);
        reject(error);
      };
      this.#send(statement).then(
        (rows) => {
          clearTimeout(timer);
          this.#fail = null;
          resolve(rows);
        },
        (error: unknown) => {
          clearTimeout(timer);
          this.#fail = null;
          if (endsConnection(error)) this.kill("The state of the connection is unknown.");
          reject(
            isConnectionFailure(error) && !(error instanceof UnavailableError)
              ? new UnavailableError(
                  error instanceof Error ? error.message : "connection failed",
                  failureReason(error),
                )
              : error,
          );
        },
      );
    });
  }

  async #send({ text, parameters, values }: Statement): Promise<unknown[]> {
    const prepare = this.#prepared.has(text) || this.#prepared.size < MAX_PREPARED;
    if (prepare) this.#prepared.add(text);
    const options = { prepare, simple: false };
    const query = this.#sql.unsafe(text, [...parameters], options);
    return values ? await query.values() : await query;
  }

  /** Ends the connection; pending statements fail as unavailable. */
  kill(message: string, reason: OutageReason = "connection"): void {
    if (this.dead) return;
    this.dead = true;
    const fail = this.#fail;
    this.#fail = null;
    fail?.(new UnavailableError(message, reason));
    this.#sql.end({ timeout: 0 }).catch(() => {});
    this.#socket?.destroy();
    this.#onDead();
  }

  /** Closes the connection cleanly. */
  async close(): Promise<void> {
    if (this.dead) return;
    this.dead = true;
    await this.#sql.end({ timeout: 1 }).catch(() => {});
    this.#socket?.destroy();
  }
}
