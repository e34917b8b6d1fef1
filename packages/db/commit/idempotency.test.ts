import { write } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { createDatabase } from "../connection/database.ts";
import { HOUR } from "../testing/commit-fixture.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { asOutcome } from "./plan.ts";
import { purge } from "./purge.ts";

const fixture = useCommitFixture();

describe("idempotency", () => {
  it("returns the first answer again, byte for byte, and writes nothing", async () => {
    const first = await fixture.dig(fixture.at(0), "key-1");
    const again = await fixture.dig(fixture.at(0), "key-1");
    const elsewhere = await fixture.dig(fixture.at(0), "key-1", "body", fixture.another());
    for (const answer of [again, elsewhere]) {
      expect(answer).toMatchObject({ ok: true, replayed: true });
      expect(JSON.stringify({ ...answer, replayed: false })).toBe(JSON.stringify(first));
    }
    const [row] = await fixture.ledgerOf(fixture.at(0));
    expect(first.ok && JSON.stringify(first.answer)).toBe(row?.answer);
    expect(await fixture.ledgerOf(fixture.at(0))).toHaveLength(1);
  });

  it("acts once for fifty identical concurrent calls", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fixture.dig(fixture.at(0), "burst")),
    );
    expect(answers.filter((answer) => answer.ok && !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ok && answer.answer))).size).toBe(
      1,
    );
    expect(await fixture.ledgerOf(fixture.at(0))).toHaveLength(1);
  });

  it("refuses a key with a different body", async () => {
    await fixture.dig(fixture.at(0), "key-1");
    expect(await fixture.dig(fixture.at(0), "key-1", "other")).toEqual({
      ok: false,
      code: "KEY_REUSED",
    });
  });

  it("separates the keys of different players", async () => {
    await fixture.dig(fixture.at(0), "key-1");
    expect(await fixture.dig(fixture.at(1), "key-1", "other")).toMatchObject({
      ok: true,
      replayed: false,
    });
  });

  it("replays a move with a key, from a row outside the log", async () => {
    const move = (x: number) =>
      fixture.actions.perform(
        fixture.at(0),
        {
          rule: () => ({
            ok: true,
            changes: [write("player", { id: fixture.at(0), set: { x } })],
            outcome: { x },
          }),
          answer: asOutcome,
        },
        { key: "step", bodyHash: "b" },
      );
    expect(await move(7)).toEqual({ ok: true, answer: { x: 7 }, replayed: false });
    expect(await move(9)).toEqual({ ok: true, answer: { x: 7 }, replayed: true });
    expect(await fixture.ledgerOf(fixture.at(0))).toMatchObject([{ kind: "move", key: "step" }]);
  });

  it("deletes keys and moves after a day, but no log lines", async () => {
    await fixture.dig(fixture.at(0), "key-1");
    await fixture.commit(fixture.at(0), [], { key: "step" });
    expect(await purge(createDatabase(fixture.pool), fixture.now)).toMatchObject({
      keys: 0,
      cooldowns: 0,
    });
    fixture.now += 24 * HOUR + 1;
    const purged = await purge(createDatabase(fixture.pool), fixture.now);
    expect(purged.keys).toBeGreaterThanOrEqual(2);
    expect(purged.cooldowns).toBeGreaterThanOrEqual(1);
    expect(await fixture.ledgerOf(fixture.at(0))).toMatchObject([
      { kind: "dig", key: null, answer: null },
    ]);
    expect(await fixture.dig(fixture.at(0), "key-1", "other")).toMatchObject({
      ok: true,
      replayed: false,
    });
  });
});
