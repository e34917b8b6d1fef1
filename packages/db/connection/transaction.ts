/** One transaction on one connection. Its statements run one at a time. */
import type { Statement } from "./connection.ts";
import type { RunOnConnection } from "./connection-group.ts";

const plain = (text: string): Statement => ({ text, parameters: [], values: false });

/**
 * Runs `work` between `begin` and `commit`. If it throws, rolls back and rethrows. A connection
 * carries one statement at a time, so concurrent statements are queued. If `commit` fails with
 * `UnavailableError`, the transaction may have been committed.
 */
export async function inTransaction<T>(
  run: RunOnConnection,
  work: (run: RunOnConnection) => Promise<T>,
): Promise<T> {
  await run(plain("begin"));
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const inTurn = (statement: Statement): Promise<unknown[]> => {
    const answer = last.catch(() => {}).then(() => run(statement));
    last = answer;
    return answer;
  };
  const finish = (text: "commit" | "rollback"): Promise<unknown[]> => {
    isOver = true;
    return inTurn(plain(text));
  };
  let result: T;
  try {
    result = await work((statement) =>
      isOver ? Promise.reject(new Error("This transaction has ended.")) : inTurn(statement),
    );
  } catch (error) {
    // Without its connection there is nothing to roll back.
    await finish("rollback").catch(() => {});
    throw error;
  }
  const committed = await finish("commit");
  // Postgres's answer when a statement failed and its error was caught.
  if ("command" in committed && committed.command === "ROLLBACK") {
    throw new Error("Rolled back because an error in this transaction was caught.");
  }
  return result;
}
