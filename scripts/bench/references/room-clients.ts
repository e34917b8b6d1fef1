/** The clients of the room, in a separate process: each digs again after each answer. */
import { Client } from "colyseus.js";
import type { RoomOrder } from "../messages.ts";
import { countAnswers, newTally, nextKey, type Tally } from "../tally.ts";

async function join(
  client: Client,
  { sid, x, y, type }: RoomOrder["diggers"][number],
  tally: Tally,
) {
  const room = await client.joinOrCreate("dig", { token: sid });
  let sentAt = 0;
  const send = () => {
    sentAt = performance.now();
    room.send("dig", { type, field: { x, y }, key: nextKey() });
  };
  const sendNext = () => {
    tally.note(performance.now() - sentAt);
    send();
  };
  room.onMessage("dug", sendNext);
  room.onMessage("refused", (reason: string) => {
    tally.fail(reason);
    sendNext();
  });
  room.onError((code, message) => tally.fail(`${code}: ${message}`));
  return send;
}

process.once("message", async (order: RoomOrder) => {
  const tally = newTally();
  const client = new Client(`ws://127.0.0.1:${order.port}`);
  const starts: (() => void)[] = [];
  // One after another, so that all join the same room.
  for (const digger of order.diggers) starts.push(await join(client, digger, tally));
  for (const start of starts) start();
  process.send?.(await countAnswers(tally, order), () => process.exit(0));
});
