/** Checks that the database can write, also what a failed commit needs. */
import type { Statement } from "./connection.ts";
import type { RunOnConnection } from "./connection-group.ts";
import { outageReason } from "./errors.ts";

/** Retries of a failed commit that may itself cause the outage: for 15 s or more. */
const MAX_COMMIT_REPEATS = 30;

/** A statement without parameters. */
export const bareStatement = (text: string): Statement => ({ text, parameters: [], values: false });

/** Changes nothing and is nearly free, but fails in a read-only session. */
const WRITE_CHECK = bareStatement("delete from migrations where false");

export class CommitCheck {
  /**
   * The last commit that failed because of the database, until a repetition succeeds. The success
   * of another commit proves little: it may not need what this one needs.
   */
  #failedCommit: Statement | null = null;
  /** How often it was repeated without success. */
  #failedRepeats = 0;

  /** Repeats this commit in the next checks, instead of earlier ones. */
  repeatLater(commit: Statement): void {
    this.#failedCommit = commit;
    this.#failedRepeats = 0;
  }

  /** Throws only for an outage. A commit that conflicts with a later change counts as success. */
  async run(runOne: RunOnConnection): Promise<void> {
    const pendingCommit = this.#failedCommit;
    if (pendingCommit === null) {
      await runOne(WRITE_CHECK);
      return;
    }
    await runOne(bareStatement("begin"));
    try {
      await runOne(bareStatement("set local lock_timeout = '100ms'"));
      await runOne(pendingCommit);
    } catch (error) {
      const reason = outageReason(error);
      if (reason !== null) {
        // The statement itself may be slow or end its connection: then rely on other statements.
        this.#failedRepeats += 1;
        const isItself = reason === "deadline" || reason === "connection";
        if (isItself && this.#failedRepeats >= MAX_COMMIT_REPEATS) this.#failedCommit = null;
        throw error;
      }
    } finally {
      // If the connection failed, it is gone, and its transaction with it.
      await runOne(bareStatement("rollback")).catch(() => {});
    }
    if (this.#failedCommit === pendingCommit) this.#failedCommit = null;
  }
}
