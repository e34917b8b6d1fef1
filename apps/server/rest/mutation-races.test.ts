/** Fifty concurrent equal calls: as many succeed as resources allow, the others get the reason. */
import { CALLS } from "@emberlode/contract/calls";
import { TABLES_OF_PLAYERS } from "@emberlode/db/testing";
import type { GameErrorCode } from "@emberlode/game";
import { describe, expect, test } from "vitest";
import { prepareCall } from "../testing/mutation-calls.ts";
import { register } from "../testing/players.ts";
import { useApp } from "../testing/use-app.ts";
import { CALL_ROUTES } from "./routes.ts";

/** Each in its own world, because they use up its factories and empty fields. */
const ROUNDS = process.env.FULL === "1" ? 20 : 1;
const CONCURRENT_CALLS = 50;
/** Passwords are hashed two at a time with a queue of twenty, and a busy machine refuses more. */
const MIN_ANSWERED = 5;

/** How many calls succeed, and the refusal of the others. */
const RACES: readonly (readonly [procedure: string, done: number, refused: GameErrorCode])[] = [
  ["user.register", 1, "USERNAME_TAKEN"],
  ["user.upgrade", 1, "NOT_A_GUEST"],
  ["user.resetPassword", 1, "TOKEN_INVALID"],
  ["user.changePassword", 1, "WRONG_PASSWORD"],
  ["user.endSession", 1, "NOT_FOUND"],
  ["user.createToken", 20, "BAD_INPUT"],
  ["user.deleteToken", 1, "NOT_FOUND"],
  ["user.claimGoals", 1, "NO_REWARDS_DUE"],
  ["user.gather", 1, "SPENT"],
  ["finds.cave", 1, "SPENT"],
  ["finds.forest", 1, "SPENT"],
  ["finds.memorial", 1, "ALREADY_LIT"],
  ["finds.mirage", 1, "NO_MIRAGE"],
  ["finds.relic", 1, "RELIC_TAKEN"],
  ["puc.collect", 1, "STORES_EMPTY"],
  ["puc.garrison", 1, "GARRISON_CHANGED_RECENTLY"],
  ["puc.capture", 1, "ALREADY_YOURS"],
  ["puc.upgrade", 1, "NOT_ENOUGH_RESOURCES"],
  ["puc.abandon", 1, "NOT_FOUND"],
  ["battles.attack", 1, "ATTACKED_RECENTLY"],
  // The player has two parts, and energy for two.
  ["euc.install", 2, "PART_NOT_HELD"],
  ["euc.buy", 2, "NOT_ENOUGH_ENERGY"],
  // Room for ten units, two at a time.
  ["units.buy", 5, "NOT_ENOUGH_SLOTS"],
  ["units.buyTech", 1, "ALREADY_OWNED"],
  ["researches.raise", 1, "BASE_LEVEL_TOO_LOW"],
  ["tools.use", 1, "NOT_ENOUGH_TOOLS"],
  // 1,000 of each resource, 100 at a time.
  ["bank.use", 10, "NOT_ENOUGH_METAL"],
  ["exchange.change", 10, "NOT_ENOUGH_ENERGY"],
  ["adminAnnouncements.edit", 1, "CHANGED_MEANWHILE"],
  ["adminTexts.save", 1, "CHANGED_MEANWHILE"],
  ["naps.ask", 1, "NAP_EXISTS"],
  ["naps.change", 1, "NAP_NOT_ASKED"],
  ["naps.end", 1, "NAP_NOT_STANDING"],
  ["logs.note", 30, "TOO_MANY_NOTES"],
  ["plots.remove", 1, "NOT_FOUND"],
  ["adminWords.add", 1, "NOTHING_TO_CHANGE"],
  ["adminWords.remove", 1, "NOT_FOUND"],
  ["adminNetworks.block", 1, "NOTHING_TO_CHANGE"],
  ["adminNetworks.unblock", 1, "NOT_FOUND"],
];

/** All succeed, but only the first changes anything. */
const SETTLED = [
  "reports.send",
  "adminNetworks.act",
  "adminNetworks.setSignups",
  "adminAnnouncements.withdraw",
  "alerts.readAll",
  "alerts.subscribePush",
  "alerts.unsubscribePush",
  "alerts.update",
  "chat.block",
  "chat.report",
  "chat.unblock",
  "fields.move",
  "plots.update",
  "user.changeSettings",
  "user.confirmEmail",
  "user.endOtherSessions",
  "user.keepAccount",
  "user.logout",
  "user.updateProfile",
];

/** Each call creates its own row. */
const SEPARATE = ["chat.post", "plots.create"];

/** Tested separately below. */
const SPECIAL = ["market.buy"];

/** Not raced, because each call has an effect; what else tests them. */
const NOT_RACED: Readonly<Record<string, string>> = {
  "admin.confirm": "hashes a password: packages/api/modules/staff/staff.test.ts",
  "admin.setUpSecondFactor": "hashes a password: packages/api/modules/staff/staff.test.ts",
  "admin.enableSecondFactor": "five codes a minute: packages/api/modules/staff/staff.test.ts",
  "admin.removeSecondFactor": "five codes a minute: packages/api/modules/staff/staff.test.ts",
  "adminPlayers.addNote": "leaves a note and an audit row: rest/every-mutation.test.ts",
  "adminReports.decide": "one of fifty counts: packages/api/modules/reports/reports.test.ts",
  "adminAppeals.decide": "one answer counts: packages/api/modules/appeals/appeals.test.ts",
  "adminEvidence.dismiss": "one dismissal counts: packages/api/modules/evidence/evidence.test.ts",
  "appeals.list": "hashes a password: packages/api/modules/appeals/appeals.test.ts",
  "appeals.write": "hashes a password: packages/api/modules/appeals/appeals.test.ts",
  "admin.findAccounts": "each search leaves a row: packages/api/modules/admin/player-file.test.ts",
  "adminPlayers.secrets": "each look leaves a row: packages/api/modules/admin/player-file.test.ts",
  "adminWorld.look": "each look leaves a row: packages/api/modules/admin/world-look.test.ts",
  "adminPlayers.act": "each call acts: packages/api/modules/admin/player-actions.test.ts",
  "adminAnnouncements.create":
    "leaves an announcement and an audit row: rest/every-mutation.test.ts",
  "adminSchedule.set": "alerts everyone: packages/api/modules/schedule/schedule.test.ts",
  "adminSchedule.end": "alerts everyone: packages/api/modules/schedule/schedule.test.ts",
  "casino.play": "chance decides how long the purse lasts: random-play.test.ts audits what is paid",
  "chat.send": "is chat.post by socket and tRPC: storm.test.ts",
  "user.prepareExport": "hashes a password: packages/api/modules/privacy/export.test.ts",
  "user.deleteAccount": "hashes a password: packages/api/modules/privacy/deletion.test.ts",
  "user.login": "opens a session each time: packages/api/modules/sessions/login.test.ts",
  "user.guest": "makes another guest each time: packages/api/modules/accounts/guest.test.ts",
  "user.forgotUsername": "three mails an hour: packages/api/modules/accounts/password.test.ts",
  "user.forgotPassword": "three mails an hour: packages/api/modules/accounts/password.test.ts",
};

test("every mutation is raced or has a reason not to be", () => {
  const mutations = CALLS.filter(({ kind }) => kind === "mutation").map(({ name }) => name);
  const raced = [...RACES.map(([procedure]) => procedure), ...SETTLED, ...SEPARATE, ...SPECIAL];
  expect([...raced, ...Object.keys(NOT_RACED)].sort()).toEqual(mutations.sort());
});

const COUNTED = TABLES_OF_PLAYERS.filter((table) => table !== "ledger" && table !== "cooldowns");

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))("round %i", () => {
  const app = useApp({ unlimited: true });

  /** How many calls succeed, the codes of the others, and how many rows changed. */
  async function race(procedure: string, callCount = CONCURRENT_CALLS) {
    const route = CALL_ROUTES.find((one) => one.procedure === procedure);
    if (route === undefined) throw new Error(`There is no ${procedure}.`);
    const call = await prepareCall(app, await register(app), route);
    const before = await rowCount();
    const all = await Promise.all(Array.from({ length: callCount }, () => call()));
    const codes = all
      .map(({ headers }) => headers["x-error-code"])
      .filter((code) => code !== "BUSY");
    expect(codes.length).toBeGreaterThanOrEqual(Math.min(callCount, MIN_ANSWERED));
    return {
      done: codes.filter((code) => code === undefined).length,
      refused: [...new Set(codes)].filter((code) => code !== undefined),
      answered: codes.length,
      changes: (await rowCount()) - before,
    };
  }

  /** The number of rows that belong to players. */
  async function rowCount(): Promise<number> {
    const rows = COUNTED.map((table) => `(select count(*) from ${table})`).join(" + ");
    const [row] = await app.pool.query<{ n: number }>(`select ${rows} as n`);
    return Number(row?.n);
  }

  test.each(RACES)("%s: %i of fifty succeed, others get %s", async (procedure, done, refused) => {
    expect(await race(procedure)).toMatchObject({ done, refused: [refused] });
  });

  test.each(SETTLED)("%s: all succeed and create no more rows than one", async (procedure) => {
    const one = await race(procedure, 1);
    const { changes, done, refused, answered } = await race(procedure);
    expect([done, refused]).toEqual([answered, []]);
    expect(Math.abs(changes)).toBeLessThanOrEqual(Math.abs(one.changes));
  });

  test.each(SEPARATE)("%s: all succeed with their own row", async (procedure) => {
    const { changes, done, answered } = await race(procedure);
    expect([done, changes]).toEqual([answered, answered]);
  });

  test("the market sells no more than its stock", async () => {
    const { done, refused } = await race("market.buy");
    expect([done < CONCURRENT_CALLS, refused]).toEqual([true, ["SOLD_OUT"]]);
  });
});
