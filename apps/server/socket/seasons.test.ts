import { createClient, openLive } from "@emberlode/client";
import { beginNextSeason } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { received, TestSockets } from "../testing/sockets.ts";
import { openStormProxy } from "../testing/storm-proxy.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";
import { useSockets } from "../testing/use-sockets.ts";

const app = useApp();
const sockets = useSockets(app);
let other: TestApp;
let elsewhere: TestSockets;
beforeAll(async () => {
  other = await createTestApp({ beside: app });
  elsewhere = new TestSockets(await other.app.listen({ host: "127.0.0.1", port: 0 }));
});
afterAll(async () => {
  elsewhere.close();
  await other.close();
});

const TIMEOUT_MS = 5_000;
test("every socket of every process is told of a new season once, and of nothing else", async () => {
  const players = [await register(app), await register(app), await register(app)];
  const [ann, bob, cid] = players;
  if (!ann || !bob || !cid) throw new Error("There are too few players.");
  const open = [sockets.as(ann), sockets.as(bob), elsewhere.as(cid), elsewhere.as(ann)];
  // The first status of each comes with its connection.
  await Promise.all(open.map((socket) => received(socket, "status")));
  const events = open.map((socket) => {
    const events: string[] = [];
    socket.onAny((event: string) => events.push(event));
    return events;
  });
  await beginNextSeason(app.pool, app.database, app.services.clock.now());
  const expected = ["season:changed"];
  await expect
    .poll(() => events, { timeout: TIMEOUT_MS })
    .toEqual([expected, expected, expected, expected]);
  for (const { services } of [app, other]) expect(services.world.season()).toBe(2);
  // Nothing follows: neither fields nor statuses.
  await Promise.all([app, other].map(({ services }) => services.world.refresh()));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(events).toEqual([expected, expected, expected, expected]);
});

test("a page that was away is told when it connects, and one of this season is not", async () => {
  const [ann, bob] = [await register(app), await register(app)];
  const enter = ({ sid }: TestPlayer, season: number) =>
    sockets.open({ headers: { cookie: `sid=${sid}`, origin: sockets.url }, auth: { season } });
  const [late, present] = [enter(ann, 1), enter(bob, 2)];
  const events: unknown[] = [];
  late.on("season:changed", (changed: unknown) => events.push(changed));
  present.on("season:changed", () => events.push("present"));
  await Promise.all([received(late, "status"), received(present, "status")]);
  expect(events).toEqual([{ season: 2 }]);
});

test("a script with a live connection is told of the new season once", async () => {
  const url = sockets.url;
  const client = createClient({ url });
  const { user } = await client.user.guest.mutate({});
  const seasons: number[] = [];
  const live = await openLive({
    client,
    url,
    player: user._id,
    onSeason: (season) => seasons.push(season),
  });
  const next = await beginNextSeason(app.pool, app.database, app.services.clock.now());
  await expect.poll(() => seasons, { timeout: TIMEOUT_MS }).toEqual([next]);
  // It sends the season that it knows now.
  await live.sendMessage("Still here.");
  live.close();
  expect(seasons).toEqual([next]);
});

test("a script whose connection was lost is told once, and not again at the next one", async () => {
  const proxy = await openStormProxy();
  const port = Number(new URL(sockets.url).port);
  proxy.targets.push(port);
  // Only its socket is behind the proxy.
  const client = createClient({ url: sockets.url });
  const { user } = await client.user.guest.mutate({});
  const seasons: number[] = [];
  const live = await openLive({
    client,
    url: proxy.url,
    player: user._id,
    onSeason: (season) => seasons.push(season),
  });
  proxy.targets.pop();
  proxy.cut(0);
  const next = await beginNextSeason(app.pool, app.database, app.services.clock.now());
  await expect.poll(() => app.services.world.season(), { timeout: TIMEOUT_MS }).toBe(next);
  proxy.targets.push(port);
  await expect.poll(() => seasons, { timeout: TIMEOUT_MS }).toEqual([next]);
  proxy.cut(0);
  // Delivered by the next connection.
  await live.sendMessage("Here again.");
  live.close();
  await proxy.close();
  expect(seasons).toEqual([next]);
});

test("an action decided in an earlier season is refused to a script that says so", async () => {
  let season: number | null = null;
  const client = createClient({ url: sockets.url, season: () => season });
  const { user } = await client.user.guest.mutate({});
  const field = { x: user.status.x, y: user.status.y };
  season = (app.services.world.season() ?? 0) - 1;
  const step = { ...field, x: (field.x % 50) + 1 };
  await expect(client.fields.move.mutate(step)).rejects.toMatchObject({ code: "SEASON_CHANGED" });
  season += 1;
  expect(await client.fields.move.mutate(step)).toMatchObject(step);
});
