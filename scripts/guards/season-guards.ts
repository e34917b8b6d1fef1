/** Guards of stores, garrisons, relics and seasons. */
import type { Guard } from "./guard.ts";

const DB = "packages/db";
const RULES = "packages/game/rules";
const SEASONS = "packages/api/modules/seasons";
const CHANGE = `${DB}/seasons/change-season.ts`;
const OF_CHANGE = [`${DB}/seasons/change-season.test.ts`];

export const SEASON_GUARDS: readonly Guard[] = [
  {
    name: "store-once",
    kind: "rule",
    protects: "What is collected leaves the stores.",
    file: `${RULES}/collect-stores.ts`,
    code: "keptFactory(factory, { storeSince: now })",
    without: "keptFactory(factory, { storeSince: factory.storeSince })",
    tests: [`${RULES}/stores.test.ts`],
  },
  {
    name: "store-loot",
    kind: "loot limit",
    protects: "Stores pay a raider at most what the digging of the week has left.",
    file: `${RULES}/store-loot.ts`,
    code: "return Math.min(week, victim);",
    without: "return victim;",
    tests: [`${RULES}/store-loot.test.ts`],
  },
  {
    name: "whole-garrison",
    kind: "rule",
    protects: "All shares of a garrison together are at most all units.",
    file: `${RULES}/set-garrison.ts`,
    code: " && sum <= maxPercent",
    without: "",
    tests: [`${RULES}/set-garrison.test.ts`],
  },
  {
    name: "relic-once",
    kind: "rule",
    protects: "A relic is taken once.",
    file: `${RULES}/take-relic.ts`,
    code: `if (takenNumbers.includes(relic.number)) return { ok: false, code: "RELIC_TAKEN" };`,
    without: "",
    tests: [`${RULES}/relics.test.ts`],
  },
  {
    name: "season-of-action",
    kind: "version check",
    protects: "An action decided in one season is not carried out in the next.",
    file: `${DB}/commit/attempt.ts`,
    code: "if (this.#season === season) return null;",
    without: "if (this.#season !== null) return null;",
    tests: [`${DB}/commit/seasons.test.ts`],
  },
  {
    name: "season-row-lock",
    kind: "lock",
    protects: "Only one process scores a day or freezes a season.",
    file: `${SEASONS}/renown-days.queries.ts`,
    code: `.for("update", { skipLocked: true })`,
    without: "",
    tests: [`${SEASONS}/score-days.test.ts`],
  },
  {
    name: "season-backup",
    kind: "durability",
    protects: "A season is replaced only when a backup has it.",
    file: CHANGE,
    code: "isNotNull(frozenAt), isNotNull(backupAt)",
    without: "isNotNull(frozenAt)",
    tests: OF_CHANGE,
  },
  {
    name: "season-versions",
    kind: "version check",
    protects: "Field versions rise with the season: nothing decided before it is written.",
    file: CHANGE,
    code: "version = f.version + 1",
    without: "version = f.version",
    tests: OF_CHANGE,
  },
];
