import { TOKEN_SCOPES } from "@emberlode/contract";
import { CALLS, type Call } from "@emberlode/contract/calls";
import { HOUR, isAtLeast, MINUTE, ROLES, SECOND } from "@emberlode/game";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createContext } from "./context.ts";
import { scopeOf } from "./modules/sessions/scopes.ts";
import type { RequestFacts } from "./platform/request.ts";
import { CALL_ROWS, type Facts, type Outcome } from "./testing/call-rows.ts";
import { type Player, refusedWith, requestWith } from "./testing/game.ts";
import { setRole } from "./testing/staff.ts";
import { useGame } from "./testing/use-game.ts";
import { overTheWire } from "./testing/wire.ts";

/** The input with which a call is tested. */
function inputOf({ name, example }: Call, facts: Facts): unknown {
  const input = CALL_ROWS.get(name)?.input;
  return typeof input === "function" ? input(facts) : (input ?? example);
}

const game = useGame();
let owner: Player;
let stranger: Player;
let expired: string | null;
let addresses = 0;

beforeAll(async () => {
  expired = (await game.player("Leaver")).token;
  game.clock.pass(HOUR);
  owner = await game.player("Alice");
  stranger = await game.player("Stranger");
});

/** A separate session of a player, so that logging out does not end the others. */
async function sessionOf({ id }: { id: number }): Promise<string> {
  // Staff may not act on accounts that share their address.
  const context = createContext(game.services, requestWith({ address: `192.0.2.${id}` }));
  await game.services.sessions.begin({ id, isGuest: false }, context.request, context.effects);
  const { session } = context.effects;
  if (session?.kind !== "set") throw new Error("No session began.");
  return session.token;
}

type Caller = "anonymous" | "stranger" | "owner" | "expired" | "tampered";

async function factsFor(caller: Caller): Promise<Partial<RequestFacts>> {
  const address = `203.0.113.${addresses++}`;
  if (caller === "anonymous") return { address };
  if (caller === "expired") return { address, sessionToken: expired };
  const token = await sessionOf(caller === "stranger" ? stranger : owner);
  const other = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  return { address, sessionToken: caller === "tampered" ? other : token };
}

function expected({ name, access, role }: Call, caller: Caller): Outcome {
  const row = CALL_ROWS.get(name) ?? {};
  if (access === "public") return row.everybody ?? "OK";
  if (caller !== "owner" && caller !== "stranger") return "NOT_LOGGED_IN";
  if (role !== undefined) return "FORBIDDEN";
  return row[caller] ?? row.players ?? "OK";
}

async function rowsFor(caller: Caller): Promise<Facts> {
  const who = caller === "stranger" ? stranger : owner;
  // Ending all other sessions has ended these.
  for (const player of [owner, stranger]) player.token = await sessionOf(player);
  const { status } = (await who.call.user.session()).user;
  const made = await owner.call.user.createToken({ name: "target" });
  await game.pool.query("delete from api_tokens where name <> 'target'");
  await game.pool.query("delete from plots");
  const { plot } = await owner.call.plots.create({ title: "target" });
  const [base] = (await owner.call.puc.list()).factories;
  const [alert] = await game.pool.query<{ id: number }>(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'admin', 'text', '{"title": "Notice", "content": "Hello"}', 0) returning id`,
    [owner.id],
  );
  await sessionOf(owner);
  const [beside] = (await owner.call.user.sessions()).sessions.filter(({ current }) => !current);
  return {
    home: { x: status.x, y: status.y },
    tokenId: made.token._id,
    sessionId: beside?._id ?? "",
    alertId: String(alert?.id),
    plotId: plot._id,
    baseId: base?._id ?? "",
  };
}

/** Every call that changes a player's own data; some look up a session themselves. */
const changing = CALLS.filter(({ kind, access }) => kind === "mutation" && access === "player");

test.each(changing)("$name: a token without its scope changes nothing", async (call) => {
  const path = call.name;
  const needed = scopeOf(call);
  const scopes = TOKEN_SCOPES.filter((scope) => scope !== needed);
  const input = inputOf(call, await rowsFor("owner"));
  const { secret } = await owner.call.user.createToken({ name: "narrow", scopes });
  const { version } = (await owner.call.user.session()).user.status;
  const answer = await overTheWire(game.services, {
    type: "mutation",
    path,
    facts: { bearerToken: secret },
    ...(input !== undefined && { input }),
  });
  // The scope is checked before calls that no token may make.
  const code = path === "user.upgrade" ? "NOT_A_GUEST" : "SCOPE_MISSING";
  expect(answer).toMatchObject({ body: { error: { data: { gameCode: code } } } });
  expect((await owner.call.user.session()).user.status.version).toBe(version);
  await game.pool.query("delete from api_tokens");
  game.clock.pass(10 * SECOND);
});

/** Calls that not every player may make. */
const RESTRICTED = CALLS.flatMap((call) =>
  call.role === undefined ? [] : [{ ...call, role: call.role }],
);

/** What staff gets for the input of the matrix; other calls succeed. */
const REFUSED_STAFF: Readonly<Record<string, Outcome>> = {
  // The reports, the appeal, the case, the word, the network and the block do not exist.
  "adminReports.decide": "NOT_FOUND",
  "adminAppeals.decide": "NOT_FOUND",
  "adminEvidence.get": "NOT_FOUND",
  "adminEvidence.dismiss": "NOT_FOUND",
  "adminWords.remove": "NOT_FOUND",
  // These times are past.
  "adminSchedule.preview": "BAD_INPUT",
  "adminSchedule.set": "BAD_INPUT",
  "adminNetworks.act": "NOT_FOUND",
  "adminAnnouncements.edit": "NOT_FOUND",
  "adminAnnouncements.withdraw": "NOT_FOUND",
  "adminTexts.version": "NOT_FOUND",
  "adminTexts.save": "CHANGED_MEANWHILE",
  "adminNetworks.unblock": "NOT_FOUND",
  "admin.confirm": "BAD_CREDENTIALS",
  "admin.setUpSecondFactor": "BAD_CREDENTIALS",
  "admin.enableSecondFactor": "NOTHING_TO_CHANGE",
};

describe("restricted calls", () => {
  afterEach(async () => {
    await setRole(game.services.db, "Alice", "player");
    await game.pool.query("delete from api_tokens");
  });

  test("admins handle networks, sign-ups, peace, words, announcements and texts, moderators players and reports, support reads", () => {
    const calls = (wanted: Call["role"]) =>
      CALLS.filter(({ role }) => role === wanted).map(({ name }) => name.split(".")[0]);
    const operators = ["adminAnnouncements", "adminSchedule", "adminTexts"];
    expect(new Set(calls("admin"))).toEqual(
      new Set(["admin", "adminPlayers", "adminNetworks", "adminWords", "adminWorld", ...operators]),
    );
    const queues = ["adminPlayers", "adminReports", "adminAppeals", "adminEvidence"];
    expect(new Set(calls("moderator"))).toEqual(new Set([...queues, "adminWords"]));
    expect(new Set(calls("support"))).toEqual(new Set(["admin", ...queues, ...operators]));
  });

  test.each(CALLS.filter(({ sessionOnly }) => sessionOnly))(
    "$name: no token may, whatever its scopes, not even an admin's",
    async (call) => {
      await setRole(game.services.db, "Alice", "admin");
      const input = inputOf(call, await rowsFor("owner"));
      const { secret } = await owner.call.user.createToken({ name: "bot" });
      const answer = await overTheWire(game.services, {
        type: call.kind,
        path: call.name,
        facts: { bearerToken: secret },
        ...(input !== undefined && { input }),
      });
      expect(answer).toMatchObject({ body: { error: { data: { gameCode: "FORBIDDEN" } } } });
    },
  );

  test.each(RESTRICTED)(
    "$name: allows players who are at least $role",
    async ({ role: minRole, ...call }) => {
      for (const role of ROLES) {
        await setRole(game.services.db, "Alice", role);
        // Wrong passwords and codes are counted by the minute.
        game.clock.pass(MINUTE);
        const input = inputOf(call, await rowsFor("owner"));
        const facts = await factsFor("owner");
        const { body } = await overTheWire(game.services, {
          type: call.kind,
          path: call.name,
          input,
          facts,
        });
        const isAllowed = isAtLeast(role, minRole);
        const refusal = isAllowed ? (REFUSED_STAFF[call.name] ?? null) : "FORBIDDEN";
        if (!isAllowed && call.input !== null) {
          // Invalid input does not reveal what is valid either.
          const invalid = { type: call.kind, path: call.name, facts, input: { none: 1 } };
          const answer = await overTheWire(game.services, invalid);
          expect(answer.body).toHaveProperty("error.data.gameCode", "FORBIDDEN");
        }
        if (refusal === null) expect(body).toHaveProperty("result.data");
        else expect(body).toHaveProperty("error.data.gameCode", refusal);
      }
    },
  );
});

test("fights need the attack scope", () => {
  const fights = CALLS.filter((call) => scopeOf(call) === "attack");
  expect(fights.map(({ name }) => name).sort()).toEqual(["battles.attack", "puc.capture"]);
});

describe.each(CALLS)("$name", (call) => {
  let last: Facts;
  beforeAll(async () => {
    // Mails are counted for ten minutes.
    game.clock.pass(call.limit === "mail" ? 10 * MINUTE : MINUTE);
    last = await rowsFor("owner");
  });
  test.each<Caller>(["anonymous", "stranger", "owner", "expired", "tampered"])(
    "%s",
    async (caller) => {
      // Callers without a session use up no rows.
      if (caller === "owner" || caller === "stranger") last = await rowsFor(caller);
      const input = inputOf(call, last);
      const answer = await overTheWire(game.services, {
        type: call.kind,
        path: call.name,
        facts: await factsFor(caller),
        ...(input !== undefined && { input }),
      });
      const outcome = expected(call, caller);
      if (outcome === "OK") {
        expect(answer).toMatchObject({
          status: 200,
          body: { result: { data: expect.anything() } },
        });
        return;
      }
      const { status, text } = refusedWith(outcome);
      expect(answer).toMatchObject({
        status,
        body: { error: { message: text, data: { gameCode: outcome } } },
      });
      await game.pool.query("delete from api_tokens");
    },
  );
});
