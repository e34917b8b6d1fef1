/** Answers of queries and all failures match the document (mutations: every-mutation.test.ts). */
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import { seasons } from "@emberlode/db";
import { beforeEach, describe, expect, test } from "vitest";
import type { CallRoute } from "../rest/routes.ts";
import { CALL_ROUTES } from "../rest/routes.ts";
import { expectDocumented, operationOf, validatorOf } from "../testing/expect-documented.ts";
import { insertCase, insertSiteText } from "../testing/moderation.ts";
import { prepareCall } from "../testing/mutation-calls.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { makeStaff } from "../testing/staff.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let player: TestPlayer;
beforeEach(async () => {
  player = await register(app);
});

test("the validator reports what is wrong with an answer", () => {
  const validator = validatorOf({ $ref: "#/components/schemas/GatherAnswer" });
  const good = {
    gathered: 1,
    effort: 1,
    vein: false,
    veins: 0,
    metal: 2,
    energy: 3,
    spentUntil: "2026-05-20T12:00:00.000Z",
    digs: 1,
    version: 1,
  };
  expect(validator.safeParse(good).success).toBe(true);
  const { digs: _, ...short } = good;
  const bad = [short, { ...good, more: 1 }, { ...good, metal: 1.5 }, { ...good, energy: -1 }];
  for (const one of bad) expect([one, validator.safeParse(one).success]).toEqual([one, false]);
});

const SHOWING = CALL_ROUTES.filter(({ call }) => call.kind === "query");
const named = (routes: readonly CallRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

describe("answers match the document", () => {
  /** The address of a call that has something to show. */
  async function addressOf({ procedure, path }: CallRoute): Promise<string> {
    if (procedure === "fair.day") {
      return path.replace(":day", new Date(app.services.clock.now()).toISOString().slice(0, 10));
    }
    if (procedure === "world.text") return `${path.replace(":page", "rules")}?language=en`;
    if (procedure === "ranks.player") return path.replace(":username", player.username);
    if (procedure === "seasons.one") {
      await app.services.db.update(seasons).set({ frozenAt: 1 });
      return path.replace(":number", "1");
    }
    if (procedure.startsWith("admin")) {
      const other = await register(app);
      await makeStaff(app, player, "admin");
      if (procedure === "adminEvidence.get") {
        const found = { mainId: other.id, accounts: [(await register(app)).id] };
        return `${path}?id=${await insertCase(app, found, 0)}`;
      }
      const query: Readonly<Record<string, string>> = {
        "adminNetworks.get": "?network=2001:db8::/32",
        "adminNetworks.list": "?size=ipv6-48&days=30",
        "admin.search": "?text=a",
        "adminWords.preview": "?text=gold&scope=both&action=mask&isWhole=true",
        "adminTexts.get": "?language=en",
        "adminTexts.versions": "?language=en",
        ...(procedure === "adminTexts.version" && {
          "adminTexts.version": `?id=${await insertSiteText(app, player.id, 0)}`,
        }),
      };
      const named = path.replace(":username", other.username).replace(":page", "rules");
      return `${named}${query[procedure] ?? ""}`;
    }
    if (procedure === "chat.ticket") return `${path}?clientId=${player.username}`;
    if (procedure === "puc.target") {
      const capture = CALL_ROUTES.find((route) => route.procedure === "puc.capture");
      if (capture !== undefined) await prepareCall(app, player, capture);
      const auth = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
      const { x, y } = auth.json().user.status;
      return `${path}?x=${x}&y=${y}`;
    }
    if (procedure !== "battles.report" && procedure !== "battles.target") return path;
    const attack = CALL_ROUTES.find((route) => route.procedure === "battles.attack");
    if (attack === undefined) throw new Error("There is no attack.");
    const fought = await (await prepareCall(app, player, attack))();
    const { id, x, y } = fought.json().report;
    return procedure === "battles.target" ? `${path}?x=${x}&y=${y}` : path.replace(":id", id);
  }

  test.each(named(SHOWING))("%s", async (_, route) => {
    // Adds an entry to each of the lists.
    for (const procedure of ["plots.create", "logs.note", "naps.ask", "user.createToken"]) {
      const other = CALL_ROUTES.find((one) => one.procedure === procedure);
      if (other !== undefined) await (await prepareCall(app, player, other))();
    }
    const response = await app.send({
      method: "GET",
      url: await addressOf(route),
      sid: player.sid,
    });
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
    expectDocumented(route, response);
  });
});

describe("failures match the document", () => {
  const place = (route: CallRoute) => route.path.replace(/:\w+/g, "2026-01-01");
  let asked = 0;
  /** Many calls from one address would reach its limit. */
  const nextAddress = () => `198.51.100.${(asked++ % 250) + 1}`;

  test.each(named(CALL_ROUTES))("%s without a session", async (_, route) => {
    const { security } = operationOf(route);
    const address = nextAddress();
    const response = await app.send({ method: route.method, url: place(route), address });
    const refused = response.headers[ERROR_CODE_HEADER] === "NOT_LOGGED_IN";
    expect(refused).toBe(security.length > 0);
    expectDocumented(route, response);
  });

  /**
   * The role is checked before the input, but after whether there should be any. A GET without
   * query parameters ignores the query.
   */
  function refusalOfNonsense({ method, from, call }: CallRoute): string | undefined {
    if (call.role !== undefined && (method === "GET" || call.input !== null)) return "FORBIDDEN";
    if (method === "GET" && from === undefined) return undefined;
    if (call.name === "seasons.one") return "BAD_INPUT";
    return method === "GET" && from === "path" ? "NOT_FOUND" : "BAD_INPUT";
  }

  test.each(named(CALL_ROUTES))("%s with nonsense, and from elsewhere", async (_, route) => {
    const { method } = route;
    const { sid } = player;
    const url = `${place(route)}?nonsense=1`;
    const body = method === "GET" ? {} : { body: { nonsense: 1 } };
    const response = await app.send({ method, url, sid, ...body });
    expect(response.headers[ERROR_CODE_HEADER]).toBe(refusalOfNonsense(route));
    expectDocumented(route, response);
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expectDocumented(route, await app.send({ method, url: place(route), sid, headers }));
    const key = { "idempotency-key": "no key" };
    expectDocumented(route, await app.send({ method, url: place(route), sid, headers: key }));
  });

  const withBody = CALL_ROUTES.filter((route) => operationOf(route).requestBody?.required);

  test.each(named(withBody))("%s without its body", async (_, route) => {
    const { sid } = player;
    const response = await app.send({ method: route.method, url: place(route), sid });
    const refused = [response.statusCode, response.headers[ERROR_CODE_HEADER]];
    const isStaff = route.call.role !== undefined;
    expect(refused).toEqual(isStaff ? [403, "FORBIDDEN"] : [400, "BAD_INPUT"]);
  });
});
