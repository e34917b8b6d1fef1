import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import type { FieldType, ToolId } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { give, giveKey } from "../testing/give.ts";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  player = await register(app);
});

type Path = "bank" | "exchange" | "casino" | "market";

function post(path: Path, body: unknown, headers: Record<string, string> = {}) {
  return app.send({ method: "POST", url: `/api/user/${path}`, sid: player.sid, body, headers });
}

const market = async () =>
  (await app.send({ method: "GET", url: "/api/user/market", sid: player.sid })).json();

type Body = Record<string, unknown>;

interface Call {
  /** Where it is done. */
  field: FieldType;
  /** The card or key that it needs, and how it is refused without. */
  key?: { tool: ToolId; missing: string };
  /** What in the body is the amount. */
  amount: string;
  body(): Body | Promise<Body>;
}

const CALLS: Record<Path, Call> = {
  bank: {
    field: "bank",
    key: { tool: "bank", missing: "BANK_CARD_NEEDED" },
    amount: "amount",
    body: () => ({ action: "deposit", resource: "metal", amount: 100 }),
  },
  exchange: { field: "web", amount: "amount", body: () => ({ from: "energy", amount: 100 }) },
  casino: {
    field: "casino",
    key: { tool: "casino", missing: "CASINO_KEY_NEEDED" },
    amount: "stake",
    body: () => ({ game: "dice", resource: "metal", stake: 100, choice: 2 }),
  },
  market: {
    field: "market",
    key: { tool: "market", missing: "MARKET_KEY_NEEDED" },
    amount: "count",
    body: async () => ({ offer: (await market()).offers[0]._id, count: 1 }),
  },
};
const PATHS = Object.keys(CALLS) as readonly Path[];

/** Puts the player where the call is done. */
async function goTo(path: Path): Promise<Body> {
  const { field, key, body } = CALLS[path];
  await putOn(app, player, field);
  if (key !== undefined) await giveKey(app, player, key.tool, 1);
  await give(app, player, 10_000, 10_000);
  return body();
}

describe("the documented answers", () => {
  test("bank", async () => {
    const response = await post("bank", await goTo("bank"));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      newStatus: { metal: 10_900, bankMetal: 100 },
      bankMetal: 100,
      bankEnergy: 0,
      cap: 20_000,
      desc: "You deposited 100 metal. The account holds 100 metal.",
    });
  });

  test("exchange", async () => {
    expect((await post("exchange", await goTo("exchange"))).json()).toMatchObject({
      newStatus: { metal: 11_090, energy: 10_900 },
      received: 90,
      fee: 10,
      desc: "You changed 100 energy into 90 metal.",
    });
  });

  test("casino", async () => {
    const answer = (await post("casino", await goTo("casino"))).json();
    const payout = answer.result === 2 ? 588 : 0;
    expect(answer).toMatchObject({
      newStatus: { metal: 10_900 + payout },
      payout,
      roll: 0,
      stakesLeft: 49,
      desc: expect.stringMatching(/^You staked 100 metal\. The dice show [1-6]\./),
    });
  });

  test("market", async () => {
    const body = await goTo("market");
    const { day, offers } = await market();
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(offers).toHaveLength(6);
    expect(Object.keys(offers[0])).toEqual([
      ...["_id", "kind", "item", "title", "price", "paidIn", "stock", "left", "room"],
    ]);
    const answer = (await post("market", body)).json();
    expect(answer).toMatchObject({
      newStatus: { metal: 11_000 - offers[0].price },
      offer: offers[0]._id,
      held: 1,
      left: offers[0].left - 1,
      desc: expect.stringMatching(/^You bought 1 x /),
    });
    expect((await market()).offers[0].left).toBe(answer.left);
  });
});

describe.each(PATHS)("%s", (path) => {
  test("is refused elsewhere, without a key and without a session", async () => {
    const { field, key } = CALLS[path];
    const body = await goTo(path);
    await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    expectRefusal(await post(path, body), 409, "WRONG_FIELD");
    expect(await rowsOf(app, player)).toEqual(before);
    if (key !== undefined) {
      await putOn(app, player, field);
      await giveKey(app, player, key.tool, 0);
      const keyless = await rowsOf(app, player);
      expectRefusal(await post(path, body), 409, key.missing);
      expect(await rowsOf(app, player)).toEqual(keyless);
    }
    const url = `/api/user/${path}`;
    expectRefusal(await app.send({ method: "POST", url, body }), 401, "NOT_LOGGED_IN");
  });

  test("is refused with less than it costs", async () => {
    const body = await goTo(path);
    await give(app, player, -10_990, -10_990);
    const before = await rowsOf(app, player);
    const code = path === "exchange" ? "NOT_ENOUGH_ENERGY" : "NOT_ENOUGH_METAL";
    expectRefusal(await post(path, body), 409, code);
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each([-5, 0, 1.5, 1e308, "1", null])("an amount of %j changes nothing", async (amount) => {
    const body = await goTo(path);
    const name = CALLS[path].amount;
    const before = await rowsOf(app, player);
    expectRefusal(await post(path, { ...body, [name]: amount }), 400, "BAD_INPUT");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("an unknown key in the body is refused", async () => {
    const body = await goTo(path);
    expectRefusal(await post(path, { ...body, price: 0 }), 400, "BAD_INPUT");
  });

  test("the same key acts once and answers the same; with another body it is refused", async () => {
    const body = await goTo(path);
    const headers = { "idempotency-key": randomUUID() };
    const first = await post(path, body, headers);
    const second = await post(path, body, headers);
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    const name = CALLS[path].amount;
    const other = { ...body, [name]: Number(body[name]) * 2 };
    expectRefusal(await post(path, other, headers), 409, "KEY_REUSED");
    const text = "select count(*)::int as n from ledger where player_id = $1 and kind = $2";
    expect(await app.pool.query(text, [player.id, path])).toEqual([{ n: 1 }]);
  });
});

test.each<[Path, (body: Body) => unknown, number, string]>([
  ["bank", (body) => ({ ...body, amount: 20_001 }), 409, "NOT_ENOUGH_METAL"],
  ["bank", (body) => ({ ...body, action: "withdraw" }), 409, "BANK_TOO_LITTLE"],
  ["exchange", (body) => ({ ...body, amount: 9 }), 400, "EXCHANGE_MINIMUM"],
  ["casino", (body) => ({ ...body, stake: 2100 }), 400, "STAKE_INVALID"],
  ["casino", (body) => ({ ...body, game: "wheel" }), 400, "BAD_INPUT"],
  ["market", (body) => ({ ...body, offer: "20000-0" }), 409, "OFFER_GONE"],
  ["market", (body) => ({ ...body, count: 100 }), 409, "SOLD_OUT"],
])("%s refuses what cannot be (case %#)", async (path, change, status, code) => {
  const body = change(await goTo(path));
  const before = await rowsOf(app, player);
  expectRefusal(await post(path, body), status, code);
  expect(await rowsOf(app, player)).toEqual(before);
});

test("a full account is refused", async () => {
  await goTo("bank");
  await give(app, player, 20_000, 0);
  const body = { action: "deposit", resource: "metal", amount: 20_001 };
  expectRefusal(await post("bank", body), 409, "BANK_FULL");
});
