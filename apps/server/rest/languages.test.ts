import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { beforeEach, describe, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { useApp } from "../testing/use-app.ts";

const { en, es } = SERVER_TRANSLATORS;
const SPANISH = { "accept-language": "es-MX,es;q=0.9,en;q=0.8" };

const app = useApp();
let player: TestPlayer;
beforeEach(async () => {
  player = await register(app);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.send({ method: "GET", url, sid: player.sid, headers });

describe("REST", () => {
  test("refuses in the requested language, with the same code", async () => {
    for (const [headers, translators] of [
      [{}, en],
      [{ "accept-language": "xx, yy" }, en],
      [SPANISH, es],
    ] as const) {
      const response = await app.send({
        method: "GET",
        url: "/api/battles/AAAAAAAAAAAAAAAA",
        headers,
      });
      expect(response.statusCode).toBe(404);
      expect(response.headers["x-error-code"]).toBe("NOT_FOUND");
      expect(response.headers.vary).toBe("accept-language");
      expect(response.body).toBe(translators.errors("texts.NOT_FOUND"));
    }
  });

  test("reports invalid input in it", async () => {
    const body = { username: "ab", email: "ab@example.org", password: "correct horse" };
    const response = await app.send({ method: "POST", url: "/api/users", body, headers: SPANISH });
    expect(response.body).toBe(es.inputs("faults.usernameShort"));
  });

  test("shows alerts and the log in it, from the same rows", async () => {
    const facts = { asker: "Ada", isBot: true };
    await app.pool.query(
      `insert into alerts (player_id, type, kind, facts, link, created_at)
      values ($1::int, 'event', 'nap', $2::text::jsonb, '/players/Ada', 0)`,
      [player.id, JSON.stringify(facts)],
    );
    const [english] = (await get("/api/alerts")).json().alerts;
    const [spanish] = (await get("/api/alerts", SPANISH)).json().alerts;
    expect(english).toMatchObject({
      title: en.alerts("nap.title"),
      content: en.alerts("nap.content", { asker: "Ada (bot)" }),
    });
    expect(spanish).toEqual({
      ...english,
      title: es.alerts("nap.title"),
      content: es.alerts("nap.content", { asker: es.lines("bot", { name: "Ada" }) }),
    });

    const log = async (headers?: Record<string, string>) =>
      (await get("/api/logs", headers)).json().logs[0];
    const begun = en
      .lines("account.start", { amounts: "1,000 metal and 1,000 energy" })
      .split(".")[0];
    expect((await log()).content).toContain(begun);
    const start = es
      .lines("account.start", { amounts: "1.000 metal y 1.000 energía" })
      .split(".")[0];
    expect((await log(SPANISH)).content).toContain(start);
    expect({ ...(await log(SPANISH)), content: "" }).toEqual({ ...(await log()), content: "" });
  });

  test("describes fields in it", async () => {
    const { base } = player.payload.user;
    const input = encodeURIComponent(JSON.stringify(base));
    const { result } = (await get(`/trpc/fields.field?input=${input}`, SPANISH)).json();
    expect(result.data.desc).toBe(es.catalogue("fields.base.description"));
  });
});

const NO_REPORT = encodeURIComponent(JSON.stringify({ id: "AAAAAAAAAAAAAAAA" }));

test.each([
  ["what is not there", `battles.report?input=${NO_REPORT}`, {}, "NOT_FOUND", null],
  ["an invalid key", "user.session", { "idempotency-key": "1" }, "BAD_INPUT", "keyNotUuid"],
  ["calls of two kinds", "user.session,user.logout?batch=1", {}, "BAD_INPUT", null],
] as const)("tRPC refuses %s in it too", async (_, path, headers, code, own) => {
  for (const [languages, { errors }] of [
    [{}, en],
    [SPANISH, es],
  ] as const) {
    const { error } = (await get(`/trpc/${path}`, { ...headers, ...languages })).json();
    expect(error.data.gameCode).toBe(code);
    expect(error.message).toBe(own === null ? errors(`texts.${code}`) : errors(own));
  }
});
