/** Texts of the public pages, and their versions. */
import { siteTexts } from "@emberlode/db";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let admin = {} as Player;

beforeAll(async () => {
  admin = await game.player("Alice");
  await setRole(game.services.db, admin.username, "admin");
});
beforeEach(async () => void (await game.services.db.delete(siteTexts)));

const read = (page: "rules" | "privacy", language = "en") => {
  // The public answer is cached for a second.
  game.clock.pass(1_001);
  return game.browser().call.world.text({ page, language });
};
const edited = (language = "en") => admin.call.adminTexts.get({ page: "rules", language });
const save = async (body: string, language = "en", base?: string | null) =>
  admin.call.adminTexts.save({
    page: "rules",
    language,
    body,
    base: base === undefined ? ((await edited(language)).current?.id ?? null) : base,
  });

test("an unchanged page has the game's own text in the reader's language", async () => {
  const [english, spanish] = [await read("privacy"), await read("privacy", "es-MX")];
  expect(english).toMatchObject({ language: "en", updatedAt: null });
  expect(english.body).toContain("30 days");
  // The servers of these tests make no backups.
  expect(english.body).toContain("The operator decides how backups are made");
  expect(spanish).toMatchObject({ language: "es", updatedAt: null });
  expect(spanish.body).toContain("30 días");
  expect((await read("privacy", "xx")).body).toBe(english.body);
});

test("a saved text replaces it, also for languages without one of their own", async () => {
  const { body: original } = await read("rules", "es");
  await save("## Be kind\r\n\r\nAlways.  ");
  const body = "## Be kind\n\nAlways.";
  expect(await read("rules")).toMatchObject({ body, language: "en" });
  expect(await read("rules", "es")).toMatchObject({ body, language: "en" });
  await save("Sé amable.", "es");
  expect(await read("rules", "es")).toMatchObject({ body: "Sé amable.", language: "es" });
  await save("");
  await save("", "es");
  expect(await read("rules", "es")).toMatchObject({ body: original, updatedAt: null });
});

test("every version is kept", async () => {
  await save("One.");
  await save("Two, longer.");
  await save("");
  const { versions } = await admin.call.adminTexts.versions({ page: "rules", language: "en" });
  expect(versions).toMatchObject([
    { by: "Alice", length: 0 },
    { by: "Alice", length: 12 },
    { by: "Alice", length: 4 },
  ]);
  const first = versions.at(-1)?.id ?? "";
  expect(await admin.call.adminTexts.version({ id: first })).toEqual({ body: "One." });
  expect(await edited()).toMatchObject({ body: "", current: { isDefault: true } });
  const { texts } = await admin.call.adminTexts.list();
  expect(texts).toHaveLength(8);
  expect(texts.filter(({ current }) => current !== null)).toMatchObject([
    { page: "rules", language: "en", current: { by: "Alice", isDefault: true } },
  ]);
});

test("of fifty saves from the same version, one counts", async () => {
  const last = (await auditRows(game.pool)).length;
  let n = 0;
  const { done, refused } = await runFiftyConcurrently(() => save(`Text ${n++}.`, "en", null));
  expect(done).toBe(1);
  expect(refused).toContain("CHANGED_MEANWHILE");
  const rows = (await auditRows(game.pool)).slice(last);
  expect(rows).toMatchObject([
    { action: "editText", by: admin.id, facts: { page: "rules", language: "en" } },
  ]);
});

test("refuses a text that stays the same, is too long, or is in an unknown language", async () => {
  expect(await refusal(save(""))).toEqual(refusedWith("NOTHING_TO_CHANGE"));
  expect(await refusal(save("x".repeat(20_001)))).toMatchObject({ code: "BAD_INPUT" });
  await save("ü".repeat(20_000));
  const unknown = { page: "rules", language: "xx" } as const;
  expect(await refusal(admin.call.adminTexts.get(unknown))).toEqual(refusedWith("NOT_FOUND"));
  const change = admin.call.adminTexts.save({ ...unknown, body: "x", base: null });
  expect(await refusal(change)).toEqual(refusedWith("NOT_FOUND"));
});
