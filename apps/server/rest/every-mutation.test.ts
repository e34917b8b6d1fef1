/** Every mutation over REST: as documented, once per key, refused with other input for a key. */
import { randomUUID } from "node:crypto";
import { CALLS } from "@emberlode/contract/calls";
import { TABLES_OF_PLAYERS } from "@emberlode/db/testing";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DOCUMENTED_ANSWERS } from "../testing/documented-answers.ts";
import { expectDocumented } from "../testing/expect-documented.ts";
import { MUTATION_CALLS, prepareCall } from "../testing/mutation-calls.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { sidOf, type TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";
import { CALL_ROUTES } from "./routes.ts";

/** Each in its own world, because they use up its factories and empty fields. */
const ROUNDS = process.env.FULL === "1" ? 20 : 1;
const CONCURRENT_CALLS = 50;
/** Each of these hashes a password, two at a time, and an account has five attempts a minute. */
const HASHING = new Set([
  ...["user.register", "user.upgrade", "user.login", "user.resetPassword", "user.changePassword"],
  ...["admin.confirm", "admin.setUpSecondFactor", "admin.enableSecondFactor"],
  ...["appeals.list", "appeals.write", "user.prepareExport", "user.deleteAccount"],
]);
const CONCURRENT_HASHES = 4;
/** A busy machine may refuse many of fifty calls, and some of four. */
const MIN_ANSWERED = 5;
const MIN_HASHED = 2;

const TAKES_NOTHING = new Set(CALLS.filter(({ input }) => input === null).map(({ name }) => name));
const ROUTES = CALL_ROUTES.filter(({ call }) => call.kind === "mutation");

test("exactly the mutations without an example are prepared", () => {
  const needy = ROUTES.filter(({ call }) => call.input !== null && call.example === undefined);
  const taking = Object.keys(MUTATION_CALLS).filter((name) => !TAKES_NOTHING.has(name));
  expect(taking.sort()).toEqual(needy.map(({ procedure }) => procedure).sort());
});

test("every documented answer belongs to a mutation", () => {
  const names = ROUTES.map(({ procedure }) => procedure);
  expect(names).toEqual(expect.arrayContaining(Object.keys(DOCUMENTED_ANSWERS)));
});

/** All tables except sessions and mailed password links, which change each time. */
const LOOKED_AT = TABLES_OF_PLAYERS.filter((table) => table !== "password_resets");
const HASHES = LOOKED_AT.map(
  (table) =>
    `(select md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text))
      from (select to_jsonb(u) - 'last_seen_at' - 'last_used_at' as j from ${table} u) t) as ${table}`,
);
const COUNTS = [
  ...LOOKED_AT.map((table) => `(select count(*) from ${table}) as ${table}`),
  "(select sum(version) from players) as versions",
  "(select sum(version) from fields) as field_versions",
];

/** Calls whose answer has a new session each time, so only the account stays the same. */
const NEW_SESSION = new Set(["user.register", "user.guest", "user.login"]);
/** Calls whose answer has the current player and time. */
const NEW_ANSWER_EACH_TIME = new Set([...NEW_SESSION, "user.upgrade"]);
/** Calls that change only sessions and mails, or nothing. */
const CHANGES_NO_ROW = new Set([
  ...["user.login", "user.logout", "user.forgotUsername", "user.forgotPassword", "admin.confirm"],
  ...["appeals.list", "user.prepareExport"],
]);
/** Calls that write two players and notify both. */
const TWO_SIDED = new Set(["battles.attack", "naps.change"]);
/** Calls that write an alert to every account. */
const TO_EVERYONE = new Set(["adminSchedule.set", "adminSchedule.end"]);
/** The refusal of calls that come after the first has ended their session or report. */
const OVERTAKEN: Readonly<Record<string, string>> = {
  "user.upgrade": "NOT_A_GUEST",
};

type TestRequest = Parameters<TestApp["send"]>[0];
type Response = Awaited<ReturnType<TestApp["send"]>>;

/** The part of the answers to one call that stays the same. */
const gist = (procedure: string, response: Response): unknown =>
  NEW_ANSWER_EACH_TIME.has(procedure) ? response.json().user._id : response.body;

/** Other input for the same call. */
const OTHER_INPUT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "user.register": { email: "somebody.else@example.net" },
  "user.guest": { ref: "Somebody" },
  "user.resetPassword": { password: "another one" },
  "user.updateProfile": { quote: "Another." },
  "user.changePassword": { oldPassword: "battery staple", newPassword: "another one" },
  "user.changeSettings": { control: "default" },
  "user.createToken": { name: "another" },
  "user.deleteToken": { id: "1" },
  "user.gather": { effort: 5 },
  "admin.findAccounts": { text: "@example.net" },
  "adminPlayers.addNote": { body: "Another." },
  "adminPlayers.act": { reason: "Another." },
  "chat.post": { body: "Another." },
  "adminReports.decide": { reason: "Another." },
  "adminSchedule.set": { reason: "Another." },
  "adminSchedule.end": { reason: "Another." },
  "adminNetworks.block": { reason: "Another." },
  "adminNetworks.unblock": { reason: "Another." },
  "adminAppeals.decide": { reason: "Another." },
  "adminAnnouncements.create": { asAlert: true },
  "adminAnnouncements.edit": { asAlert: true },
  "adminTexts.save": { body: "Be fair." },
  "adminWords.add": { note: "Another." },
  "adminEvidence.dismiss": { reason: "Another." },
  "fields.move": { x: 1, y: 1 },
  "finds.cave": { field: { x: 1, y: 1 } },
  "finds.forest": { field: { x: 1, y: 1 } },
  "finds.memorial": { field: { x: 1, y: 1 } },
  "puc.capture": { x: 1, y: 1 },
  "puc.upgrade": { id: "1" },
  "puc.abandon": { id: "1" },
  "battles.attack": { enemy: "1" },
  "finds.relic": { field: { x: 1, y: 1 } },
  "puc.garrison": { shares: [] },
  "euc.install": { id: "drill" },
  "euc.buy": { id: "drill" },
  "units.buy": { unit: 3 },
  "units.buyTech": { index: 2 },
  "researches.raise": { research: "mines" },
  "tools.use": { count: 3, n: 2 },
  "bank.use": { amount: 200 },
  "exchange.change": { amount: 200 },
  "casino.play": { stake: 200 },
  "market.buy": { count: 2 },
  "naps.change": { state: "rejected" },
  "logs.note": { content: "Another." },
  "plots.create": { title: "Another" },
  "plots.update": { note: "ore" },
};

/** Only the key identifies these: they name one thing and have no other input. */
const ONE_INPUT = [
  ...[
    "finds.mirage",
    "puc.collect",
    "naps.ask",
    "naps.end",
    "plots.remove",
    "user.endSession",
    "user.upgrade",
  ],
  "adminPlayers.secrets",
  "adminWords.remove",
];

test("every call with a key has another input to try, or cannot have one", () => {
  const keyed = ROUTES.filter(({ call }) => call.input !== null && !call.idempotent);
  expect([...Object.keys(OTHER_INPUT), ...ONE_INPUT].sort()).toEqual(
    keyed.map(({ procedure }) => procedure).sort(),
  );
});

/** A request with its body or query changed. */
function withOther(sent: TestRequest, change: Readonly<Record<string, unknown>>): TestRequest {
  if (sent.method === "GET") {
    const [path, query] = sent.url.split("?");
    const parameters = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) parameters.set(name, String(value));
    return { ...sent, url: `${path}?${parameters}` };
  }
  const { body } = sent;
  const read: unknown = typeof body === "string" ? JSON.parse(body) : body;
  return { ...sent, body: { ...(typeof read === "object" && read), ...change } };
}

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))("round %i", () => {
  const app = useApp();
  let player: TestPlayer;
  beforeAll(async () => {
    const { limits } = app.services;
    const allow = async () => async () => {};
    // Charged and shown in the headers, but never refused.
    const charge: typeof limits.charge = (...call) => limits.charge(...call).catch(allow);
    app.services.limits = { ...limits, charge };
  });
  beforeEach(async () => {
    player = await register(app);
  });

  async function look(columns: readonly string[]): Promise<Record<string, unknown>> {
    await app.services.mailer.settled();
    const [row] = await app.pool.query<Record<string, unknown>>(`select ${columns.join(", ")}`);
    return row ?? {};
  }
  /** Hashes of everything that a call may change. */
  const world = () => look(HASHES);
  /** Numbers of rows, and how often players and fields were written. */
  const counts = () => look(COUNTS);

  /** The session that continues after the call; undefined if it is the caller's. */
  async function sessionAfter(procedure: string, done: readonly Response[]) {
    if (NEW_SESSION.has(procedure)) return undefined;
    for (const sid of done.map(sidOf).filter((one) => one !== "")) {
      const session = await app.send({ method: "GET", url: "/api/auth", sid });
      if (session.statusCode === 200) return sid;
    }
    return undefined;
  }

  describe.each(ROUTES.map((route) => [route.procedure, route] as const))(
    "%s",
    (procedure, route) => {
      test(`${route.method} ${route.path} runs once per key`, async () => {
        let sent: TestRequest | undefined;
        const recorded: TestApp = {
          ...app,
          send: (request) => {
            sent = request;
            return app.send(request);
          },
        };
        const call = await prepareCall(recorded, player, route);
        const [before, counted] = [await world(), await counts()];
        const headers = { "idempotency-key": randomUUID() };
        const [callCount, minDone] = HASHING.has(procedure)
          ? [CONCURRENT_HASHES, MIN_HASHED]
          : [CONCURRENT_CALLS, MIN_ANSWERED];
        const all = await Promise.all(Array.from({ length: callCount }, () => call(headers)));
        const done = all.filter(({ statusCode }) => statusCode === (route.status ?? 200));
        const [first] = done;
        if (first === undefined) throw new Error(`No call succeeded: ${all[0]?.body}`);
        const overtaken = all
          .filter((response) => !done.includes(response))
          .map(({ headers }) => headers["x-error-code"])
          .filter((code) => code !== "BUSY");
        for (const code of overtaken) expect(code).toBe(OVERTAKEN[procedure]);
        expect(done.length + overtaken.length).toBeGreaterThanOrEqual(minDone);
        expect(new Set(done.map((one) => gist(procedure, one))).size).toBe(1);

        const setsSession = done.some(({ cookies }) => cookies.some(({ name }) => name === "sid"));
        expect(setsSession && route.call.session === undefined).toBe(false);

        expectDocumented(route, first);
        expect(first.json()).toMatchObject(DOCUMENTED_ANSWERS[procedure] ?? {});

        const [after, recounted] = [await world(), await counts()];
        if (!CHANGES_NO_ROW.has(procedure)) expect(after).not.toEqual(before);
        for (const [what, count] of Object.entries(recounted)) {
          if (what === "alerts" && TO_EVERYONE.has(procedure)) continue;
          const maxChange = TWO_SIDED.has(procedure) ? 2 : 1;
          const change = Math.abs(Number(count) - Number(counted[what]));
          expect([what, change <= maxChange || change]).toEqual([what, true]);
        }

        // Only one attack a second is allowed, even a repeated one.
        app.advance(1000);
        const sid = await sessionAfter(procedure, done);
        const again = await call(headers, sid);
        expect([again.statusCode, gist(procedure, again)]).toEqual([
          first.statusCode,
          gist(procedure, first),
        ]);
        expect(await world()).toEqual(after);

        const change = OTHER_INPUT[procedure];
        if (change === undefined || sent === undefined) return;
        app.advance(1000);
        const now = (await sessionAfter(procedure, [again])) ?? sid;
        const other = { ...withOther(sent, change), ...(now !== undefined && { sid: now }) };
        expectRefusal(await app.send(other), 409, "KEY_REUSED");
        expect(await world()).toEqual(after);
      });
    },
  );
});
