/** Broadcasts reach every socket once and in order, however frequent. */
import type { ChatMessage } from "@emberlode/contract";
import { expect, test } from "vitest";
import { register } from "../testing/players.ts";
import { connected } from "../testing/sockets.ts";
import { useApp } from "../testing/use-app.ts";
import { useSockets } from "../testing/use-sockets.ts";

const app = useApp();
const sockets = useSockets(app);

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("a burst arrives complete over WebSocket and polling, without blocked senders", async () => {
  const [ada, bob, eve] = [await register(app), await register(app), await register(app)];
  const block = `/api/user/blocks/${ada.username}`;
  await app.send({ method: "POST", url: block, sid: eve.sid });
  const headers = { cookie: `sid=${bob.sid}`, origin: sockets.url };
  const all = [
    sockets.as(ada),
    sockets.open({ headers, transports: ["polling"] }),
    sockets.as(eve),
  ];
  expect(await Promise.all(all.map(connected))).toEqual(all.map(() => "connected"));
  const events = all.map((socket) => {
    const received: (number | string)[] = [];
    socket.on("chat:message", ({ seq, body }: ChatMessage) => received.push(seq, body.length));
    socket.on("chat:removed", ({ seq }: { seq: number }) => received.push(`${seq} removed`));
    return received;
  });
  const say = (by: typeof ada, seq: number) =>
    app.services.live.publish({
      t: "message",
      message: {
        room: "global",
        seq,
        playerId: by.id,
        sender: by.username,
        role: "player",
        clientId: `client-${seq}`,
        body: "x".repeat(seq % 500),
        createdAt: 0,
      },
    });
  // Short and long messages: some in one turn, some after the round began, some after it.
  for (const seq of span(1, 40)) say(seq % 4 === 0 ? ada : bob, seq);
  await new Promise((resolve) => setTimeout(resolve));
  for (const seq of span(41, 43)) say(bob, seq);
  app.services.live.publish({ t: "removed", room: "global", seq: 43 });
  await expect.poll(() => events.every((received) => received.includes("43 removed"))).toBe(true);
  for (const seq of span(44, 600)) say(bob, seq);

  const received = (seqs: readonly number[]) => seqs.flatMap((seq) => [seq, seq % 500]);
  const before = span(1, 43);
  const after = received(span(44, 600));
  const whole = [...received(before), "43 removed", ...after];
  const some = [
    ...received(before.filter((seq) => seq % 4 !== 0 || seq > 40)),
    "43 removed",
    ...after,
  ];
  await expect
    .poll(() => events.map(({ length }) => length))
    .toEqual([whole.length, whole.length, some.length]);
  expect(events).toEqual([whole, whole, some]);
});
