/** The download of a player's data, over HTTP. */
import { once } from "node:events";
import { get } from "node:http";
import { EXPORT_PATH } from "@emberlode/contract";
import { beforeAll, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp({ receiveTimeouts: { idleMs: 1_000 } });
let player: TestPlayer;
beforeAll(async () => {
  player = await register(app);
});

async function linkOf({ sid, password }: TestPlayer): Promise<string> {
  const body = { password };
  const answer = await app.send({ method: "POST", url: "/api/user/export", sid, body });
  expect(answer.statusCode).toBe(200);
  return answer.json().path;
}

test("is a JSON file that no cache keeps, for the session of its player", async () => {
  const url = await linkOf(player);
  expect(url.startsWith(`${EXPORT_PATH}/`)).toBe(true);
  const answer = await app.send({ method: "GET", url, sid: player.sid });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json",
  });
  expect(answer.headers["content-disposition"]).toMatch(
    new RegExp(`^attachment; filename="emberlode-${player.username}-[\\d-]{10}\\.json"$`),
  );
  expect(answer.json()).toMatchObject({
    account: [{ username: player.username }],
    complete: true,
  });
  const stranger = await register(app);
  expectRefusal(await app.send({ method: "GET", url, sid: stranger.sid }), 400, "TOKEN_INVALID");
  expectRefusal(await app.send({ method: "GET", url }), 401, "NOT_LOGGED_IN");
});

test("that its reader leaves does not keep the next one waiting", async () => {
  const reader = await register(app);
  // More than the buffers of both ends hold.
  await app.pool.query(
    `insert into messages (room, seq, player_id, sender, role, client_id, body, created_at)
    select 'global', 2000000 + n, $1::int, '', 'player', 'x' || n, repeat('x', 500), n
    from generate_series(1, 20000) n`,
    [reader.id],
  );
  const url = await linkOf(reader);
  const address = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const headers = { cookie: `sid=${reader.sid}` };
  const request = get(`${address}${url}`, { headers });
  const [response] = await once(request, "response");
  await once(response, "data");
  // The reader does not go on reading. The second download ends the first.
  response.pause();
  const whole = await fetch(`${address}${url}`, { headers });
  expect(await whole.json()).toMatchObject({ complete: true });
  if (!response.destroyed) await once(response, "close");
  expect(response.complete).toBe(false);
  // A reader who asks for no other one is not waited for either.
  const received = once(app.app.server, "request");
  const [stalled] = await once(get(`${address}${url}`, { headers }), "response");
  stalled.pause();
  const [, reply] = await received;
  await once(reply, "close");
  expect(reply.writableFinished).toBe(false);
  await app.pool.query("delete from messages where player_id = $1::int", [reader.id]);
});
