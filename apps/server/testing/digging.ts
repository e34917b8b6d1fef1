/** A player who walks from field to field and digs, and keeps count. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, ClientError, type ClientErrorCode } from "@emberlode/client";

/** The calls of somebody who sends no keys, and tries nothing again. */
const NO_KEY = { context: { idempotencyKey: null } };

/** What a digger was told. */
export interface Journal {
  id: number;
  isKeyless: boolean;
  /** Digs whose outcome nobody knows: given up, and maybe written once. */
  unknown: number;
  /** Digs that were acknowledged, and what they brought. */
  digs: number;
  gathered: number;
  failures: string[];
}

/** Whether a call without a key was answered so: it is tried only once. */
const isAnswered = (error: unknown, code: ClientErrorCode, { isKeyless }: Journal): boolean =>
  isKeyless && error instanceof ClientError && error.code === code;

/** Digs until told to stop. Failures are kept, and the digging goes on. */
export async function dig(
  client: Client,
  journal: Journal,
  until: { stopped: boolean },
): Promise<void> {
  const options = journal.isKeyless ? NO_KEY : {};
  let { x, y } = (await client.user.session.query()).user.status;
  while (!until.stopped) {
    try {
      // Row by row, so that there is always ore that was not dug yet.
      const next = { x: (x % 50) + 1, y: x === 50 ? (y % 50) + 1 : y };
      const field = await client.fields.move.mutate(next, options);
      ({ x, y } = field);
      if (!("type" in field) || (field.type !== "metal" && field.type !== "energy")) continue;
      if (field.spentUntil !== undefined) continue;
      const input = { type: field.type, field: { x, y } };
      const answer = await client.user.gather.mutate(input, options).catch((error: unknown) => {
        if (!isAnswered(error, "BUSY", journal)) throw error;
        journal.unknown += 1;
        return null;
      });
      if (answer === null) continue;
      journal.digs += 1;
      journal.gathered += answer.gathered;
    } catch (error) {
      if (isAnswered(error, "TOO_MANY_REQUESTS", journal)) await sleep(1000);
      else if (!isAnswered(error, "BUSY", journal)) journal.failures.push(String(error));
    }
  }
}
