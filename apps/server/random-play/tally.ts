/** Records the calls and answers of a random play. */
import { CALLS } from "@emberlode/contract/calls";
import type { Answer, ClientCall, PlayClient } from "./client.ts";

/** A call as made. */
export interface SentCall extends ClientCall {
  client: PlayClient;
  /** The client's account at that time. */
  id: number;
  /** When it was made, by the server's clock. */
  at: number;
}

interface AnsweredCall extends SentCall {
  body: string;
}

/** Calls whose answer has a new session, or depends on the session at that time. */
const NEVER_THE_SAME = new Set([
  ...["user.register", "user.guest", "user.login", "user.upgrade", "user.logout"],
  ...["user.endSession", "user.endOtherSessions", "admin.setUpSecondFactor"],
  ...["user.createToken", "user.changePassword", "user.resetPassword", "user.confirmEmail"],
  ...["user.prepareExport", "user.deleteAccount"],
]);

/** Calls whose answer has the current state, such as a username, which a deleted player lacks. */
const AS_OF_NOW = new Set([
  ...["fields.move", "alerts.readAll", "alerts.update", "adminPlayers.secrets", "appeals.list"],
  ...["adminWorld.look", "admin.findAccounts", "adminReports.decide"],
]);

/**
 * Calls without a key in the ledger: repeating them changes nothing, or the key is stored
 * elsewhere.
 */
const IDEMPOTENT = new Set(CALLS.filter(({ idempotent }) => idempotent).map(({ name }) => name));
const KEYED_ELSEWHERE =
  /^(user\.(register|guest|upgrade|log|forgot|reset|confirm|createT)|chat\.|alerts\.|admin)/;
const hasLedgerKey = (procedure: string) =>
  !IDEMPOTENT.has(procedure) && !KEYED_ELSEWHERE.test(procedure);

export class Tally {
  calls = 0;
  /** Calls without a key that a busy server put off; calls with one are retried. */
  busy = 0;
  /** Violations, described. */
  readonly violations: string[] = [];
  /** Successful calls by their key. */
  readonly done = new Map<string, AnsweredCall>();
  /** How often each procedure succeeded and was refused, by code; the empty code is a success. */
  readonly counts = new Map<string, Map<string, number>>();

  note(made: SentCall, { status, body, code }: Answer): void {
    this.calls++;
    const { procedure, key, id } = made;
    const codes = this.counts.get(procedure) ?? new Map<string, number>();
    this.counts.set(procedure, codes.set(code, (codes.get(code) ?? 0) + 1));
    const input = JSON.stringify(made.input);
    if (code === "BUSY" && key === "") this.busy++;
    else if (status >= 500) this.violations.push(`${status} ${code}: ${procedure} ${input}`);
    if (status >= 500 || key === "" || code !== "") return;
    const name = `${id} ${key}:${procedure}`;
    const before = this.done.get(name);
    if (before === undefined) {
      this.done.set(name, { ...made, body });
      return;
    }
    if (NEVER_THE_SAME.has(procedure)) return;
    const isSame = AS_OF_NOW.has(procedure) || before.body === body;
    if (JSON.stringify(before.input) !== input) {
      if (!hasLedgerKey(procedure)) return;
      this.violations.push(`another body under a key: ${procedure} ${input}`);
    } else if (!isSame) {
      this.violations.push(`two answers: ${procedure} ${input}: ${before.body} and ${body}`);
    }
  }

  /** A client's calls with keys since a time, made as the same player. */
  doneBy(client: PlayClient, since: number): SentCall[] {
    return [...this.done.values()].filter(
      (made) =>
        made.client === client &&
        made.id === client.id &&
        made.at >= since &&
        !NEVER_THE_SAME.has(made.procedure),
    );
  }

  /** Which of these procedures never succeeded. */
  neverDone(procedures: readonly string[]): string[] {
    return procedures.filter((name) => !this.counts.get(name)?.has(""));
  }

  /** Keys of the calls since a time, as stored in the ledger. */
  keysOfDone(since: number): { id: number; key: string; procedure: string }[] {
    return [...this.done.values()]
      .filter(({ at, procedure }) => at >= since && hasLedgerKey(procedure))
      .map(({ id, key, procedure }) => ({ id, key: `${key}:${procedure}`, procedure }));
  }

  /** A line per procedure. */
  table(): string {
    return [...this.counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, codes]) => {
        const all = [...codes].map(([code, n]) => `${code === "" ? "done" : code} ${n}`);
        return `${name}: ${all.join(", ")}`;
      })
      .join("\n");
  }
}
