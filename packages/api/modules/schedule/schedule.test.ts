import { setTimeout as sleep } from "node:timers/promises";
import { DAY, HOUR, MINUTE, type Pause, type PauseKind } from "@emberlode/game";
import { alertText, SERVER_TRANSLATORS, utcTime } from "@emberlode/messages";
import { english } from "@emberlode/messages/testing/english";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isoTime } from "../../platform/clock.ts";
import type { Services } from "../../services.ts";
import { baseOf, freshFactory, soldier } from "../../testing/bases.ts";
import { type Player, refusal } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { giveFactory, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { storeSchedule } from "../../testing/schedule.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { sendAnnouncements } from "../announcements/send-alerts.ts";
import { setPause } from "./schedule.service.ts";

const game = useGame();
let admin: Player;
let second: Services;
beforeAll(async () => {
  second = await game.another();
  admin = await game.player("Alice");
  await setRole(game.services.db, "Alice", "admin");
});

const schedule = (kind: PauseKind, pause: Pause | null) =>
  storeSchedule([game.services, second], kind, pause);

afterEach(async () => {
  await schedule("peace", null);
  await schedule("maintenance", null);
});

/** Lets the admin take grave actions now. */
const confirm = () => renewSession(admin);

const inTime = (ms: number) => isoTime(game.clock.now() + ms);
const REASON = "Holidays.";
const set = (kind: PauseKind, from: string, until: string | null) =>
  admin.call.adminSchedule.set({ kind, from, until, reason: REASON });
const end = (kind: PauseKind) => admin.call.adminSchedule.end({ kind, reason: REASON });
const written = async () =>
  (await auditRows(game.pool)).filter(({ action }) => action.endsWith("Pause"));

/** Two soldiers, the first on the base of the second. */
async function opponents() {
  const [attacker, defender] = [await soldier(game), await soldier(game)];
  const field = baseOf(game, defender.id);
  await putPlayer(game, attacker.id, field);
  const order = { enemy: String(defender.id), field };
  return {
    attacker,
    defender,
    field,
    attack: () => attacker.call.battles.attack(order),
    attackElsewhere: () => callOtherProcess(second, attacker).battles.attack(order),
    again: () => setPlayer(game, attacker.id, "fights = '[]'"),
  };
}

describe("a peace", () => {
  test("refuses attacks from its start until its end, on every process", async () => {
    const { attacker, field, attack, attackElsewhere, again } = await opponents();
    const from = game.clock.now() + 1000;
    const until = from + HOUR / 2;
    await schedule("peace", { from, until });
    game.clock.pass(999);
    await attackElsewhere();
    await again();
    game.services.actions.invalidate(attacker.id);
    expect((await attacker.call.battles.target(field)).refusal).toBeNull();
    game.clock.pass(1);
    const refused = { waitMs: until - from, until };
    await expectRefused(game, attack, "PEACE", refused);
    await expectRefused(game, attackElsewhere, "PEACE", refused);
    expect((await refusal(attack())).text).toBe(
      `${english.errors("texts.PEACE")} This lasts until ${utcTime(until)} UTC.`,
    );
    expect((await attacker.call.battles.target(field)).refusal).toEqual({
      code: "PEACE",
      text: english.errors("texts.PEACE"),
      until: new Date(until).toISOString(),
    });
    game.clock.pass(until - from - 1);
    await expectRefused(game, attackElsewhere, "PEACE", { waitMs: 1, until });
    game.clock.pass(1);
    await attack();
  });

  test("protects factories of players, but not free ones", async () => {
    const [attacker, owner] = [await soldier(game), await soldier(game)];
    const until = game.clock.now() + HOUR;
    await schedule("peace", { from: game.clock.now(), until });
    const field = freshFactory(game, 1000);
    await giveFactory(game, owner.id, field, 1000);
    await putPlayer(game, attacker.id, field);
    const capture = () => attacker.call.puc.capture(field);
    await expectRefused(game, capture, "PEACE", { waitMs: HOUR, until });
    expect((await attacker.call.puc.target(field)).refusal?.code).toBe("PEACE");
    const free = freshFactory(game, 500);
    await putPlayer(game, attacker.id, free);
    expect(await attacker.call.puc.capture(free)).toMatchObject({ captured: true });
  });

  test("of fifty attacks around its start, none is later than it", async () => {
    const defenders = await Promise.all(Array.from({ length: 3 }, () => soldier(game)));
    const attackers = await Promise.all(Array.from({ length: 25 }, () => game.player()));
    const orders = attackers.map((_, index) => {
      const { id } = defenders[index % defenders.length] ?? admin;
      return { enemy: String(id), field: baseOf(game, id) };
    });
    for (const { enemy, field } of orders.slice(0, defenders.length)) {
      const ids = attackers
        .filter((_, index) => orders[index]?.enemy === enemy)
        .map(({ id }) => id);
      await game.pool.query(
        `update players set x = $2::smallint, y = $3::smallint, attack_units[1] = 10, shield_until = 0,
        version = version + 1 where id = any($1::int[])`,
        [ids, field.x, field.y],
      );
    }
    for (const { id } of attackers) game.services.actions.invalidate(id);
    const from = game.clock.now() + 10;
    await schedule("peace", { from, until: from + HOUR / 2 });
    const fights: Promise<string>[] = [];
    for (let turn = 0; turn < 50; turn++) {
      const index = turn % attackers.length;
      const [attacker, order] = [attackers[index], orders[index]];
      if (attacker === undefined || order === undefined) throw new Error("There is nobody.");
      const process = turn % 2 === 0 ? game.services : second;
      const fought = callOtherProcess(process, attacker).battles.attack(order);
      const code = fought.then(
        () => "OK",
        async (error) => (await refusal(Promise.reject(error))).code,
      );
      fights.push(code);
      await sleep(1);
      // Some of the first attacks are still being carried out.
      if (turn === attackers.length - 1) game.clock.pass(10);
    }
    expect(new Set(await Promise.all(fights))).toEqual(new Set(["OK", "PEACE"]));
    const late = await game.pool.query("select 1 from battles where created_at >= $1", [from]);
    expect(late).toEqual([]);
    expect(game.clock.now()).toBe(from);
  });
});

describe("announcing", () => {
  const readsOf = async (who: Player, language: "en" | "es" = "en") =>
    (await who.callWith({ language }).alerts.list({})).alerts
      .filter(({ type }) => type === "admin")
      .map(({ title, content }) => ({ title, content }));
  let reader: Player;
  beforeAll(async () => {
    reader = await game.player("Reader");
  });
  beforeEach(async () => {
    await confirm();
    await renewSession(reader);
    await game.pool.query("delete from alerts");
  });

  test("fifty concurrent equal announcements alert every account once, in its language", async () => {
    const guest = await game.guest();
    const last = (await written()).length;
    const from = game.clock.now() + 2 * DAY;
    const until = from + DAY;
    const announce = () => set("peace", isoTime(from), isoTime(until));
    expect(await runFiftyConcurrently(announce)).toEqual({ done: 50, refused: [] });
    const facts = { change: "announced", from, until };
    for (const language of ["en", "es"] as const) {
      const text = alertText({ kind: "peace", facts }, SERVER_TRANSLATORS[language]);
      expect(await readsOf(reader, language)).toEqual([text]);
      expect(text.content).toContain(utcTime(until));
    }
    expect(await readsOf(guest)).toEqual([]);
    const { players } = await admin.call.adminSchedule.get();
    expect((await written()).slice(last)).toMatchObject([
      {
        by: admin.id,
        action: "setPause",
        target: null,
        reason: REASON,
        facts: { kind: "peace", change: "announced", players },
      },
    ]);
  });

  test("a process that is killed before all alerts are sent leaves the rest to the job", async () => {
    const { db } = game.services;
    let transactions = 0;
    const dying = new Proxy(db, {
      get: (target, name) =>
        name !== "transaction"
          ? Reflect.get(target, name)
          : (work: Parameters<typeof db.transaction>[0]) => {
              transactions += 1;
              if (transactions > 1) throw new Error("killed");
              return db.transaction(work);
            },
    });
    const from = game.clock.now() + 3 * DAY;
    const input = { kind: "peace", from: isoTime(from), until: isoTime(from + DAY) } as const;
    const announced = setPause(
      dying,
      { ...input, reason: REASON },
      { actor: "console", now: game.clock.now() },
    );
    await expect(announced).rejects.toThrow("killed");
    expect((await admin.call.adminSchedule.get()).peace).not.toBeNull();
    expect(await readsOf(reader)).toEqual([]);
    for (let run = 0; run < 2; run++) await sendAnnouncements(game.services);
    const title = english["alert-texts"]("peace.announced.title");
    expect(await readsOf(reader)).toMatchObject([{ title }]);
  });

  test("every process knows of it within a second, and a new one at its start", async () => {
    const [from, until] = [game.clock.now() + MINUTE * 10, null];
    await set("maintenance", isoTime(from), until);
    expect(game.services.worldSchedule.current().maintenance).toEqual({ from, until });
    const { maintenance } = await game.browser().call.world.banners();
    expect(maintenance).toEqual({ from: isoTime(from), until: until && isoTime(until) });
    const known = () => second.worldSchedule.current().maintenance;
    await expect.poll(known, { timeout: 1000 }).toEqual({ from, until });
    expect((await game.another()).worldSchedule.current().maintenance).toEqual({ from, until });
    await end("maintenance");
    await expect.poll(known, { timeout: 1000 }).toBeNull();
  });

  test("with too little notice is refused with the earliest start, and changes nothing", async () => {
    const earliest = utcTime(game.clock.now() + 2 * DAY + 59_999);
    const text = english.answers("team.pauseTooSoon", { kind: "peace", time: earliest });
    const early = () => set("peace", inTime(2 * DAY - 1), inTime(4 * DAY));
    expect(await refusal(early())).toMatchObject({ code: "BAD_INPUT", text });
    const preview = admin.call.adminSchedule.preview({
      kind: "peace",
      from: inTime(DAY),
      until: inTime(4 * DAY),
    });
    expect(await refusal(preview)).toMatchObject({ code: "BAD_INPUT", text });
    const invalid = { code: "BAD_INPUT", text: english.answers("team.pauseInvalid") };
    expect(await refusal(set("peace", inTime(3 * DAY), null))).toMatchObject(invalid);
    const past = set("maintenance", inTime(-HOUR), inTime(-1));
    expect(await refusal(past)).toMatchObject(invalid);
    expect(await readsOf(reader)).toEqual([]);
    expect(await admin.call.adminSchedule.get()).toMatchObject({ peace: null, maintenance: null });
  });

  test("shows what players will read, in every language", async () => {
    const [from, until] = [game.clock.now() + HOUR, game.clock.now() + 2 * HOUR];
    const { notices } = await admin.call.adminSchedule.preview({
      kind: "maintenance",
      from: isoTime(from),
      until: isoTime(until),
    });
    await set("maintenance", isoTime(from), isoTime(until));
    expect(notices.map(({ language }) => language)).toEqual(["en", "es"]);
    for (const { language, ...text } of notices) {
      expect(await readsOf(reader, language === "es" ? "es" : "en")).toEqual([text]);
    }
  });

  test("a start can be postponed and canceled, but brought forward only with full notice", async () => {
    const from = game.clock.now() + 3 * DAY;
    await set("peace", isoTime(from), isoTime(from + DAY));
    const forward = () => set("peace", inTime(2 * DAY - 1), isoTime(from + DAY));
    expect((await refusal(forward())).code).toBe("BAD_INPUT");
    await set("peace", isoTime(from + HOUR), isoTime(from + DAY));
    await end("peace");
    expect(await admin.call.adminSchedule.get()).toMatchObject({ peace: null });
    const [canceled, changed] = await readsOf(reader);
    expect(canceled?.title).toBe(english["alert-texts"]("peace.canceled.title"));
    expect(changed?.title).toBe(english["alert-texts"]("peace.changed.title"));
    expect(changed?.content).toContain(utcTime(from + HOUR));
  });

  test("a peace in force keeps its start, and ends when an admin ends it", async () => {
    const { attack } = await opponents();
    const from = game.clock.now() - HOUR;
    await schedule("peace", { from, until: from + DAY });
    const next = set("peace", inTime(3 * DAY), inTime(4 * DAY));
    const text = english.answers("team.pauseRunning");
    expect(await refusal(next)).toMatchObject({ code: "BAD_INPUT", text });
    await set("peace", isoTime(from), isoTime(from + 2 * DAY));
    expect((await refusal(attack())).code).toBe("PEACE");
    const before = (await written()).length;
    expect(await runFiftyConcurrently(() => end("peace"))).toEqual({ done: 50, refused: [] });
    expect((await written()).slice(before)).toMatchObject([
      { action: "endPause", facts: { kind: "peace", change: "ended" } },
    ]);
    await attack();
  });

  test("needs an admin who confirmed lately; support can look", async () => {
    const helper = await game.player("Helper");
    await setRole(game.services.db, "Helper", "moderator");
    const { call } = helper;
    expect(await call.adminSchedule.get()).toMatchObject({ peace: null, maintenance: null });
    const input = { kind: "peace", reason: REASON } as const;
    expect((await refusal(call.adminSchedule.end(input))).code).toBe("FORBIDDEN");
    game.clock.pass(16 * MINUTE);
    expect((await refusal(end("peace"))).code).toBe("CONFIRMATION_NEEDED");
  });
});
