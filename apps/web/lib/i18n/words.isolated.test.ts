import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FieldType, UnitId } from "@emberlode/game";
import { enArmy } from "@emberlode/words/en/army";
import { enAway } from "@emberlode/words/en/away";
import { enBattles } from "@emberlode/words/en/battles";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enClans } from "@emberlode/words/en/clans";
import { enCodex } from "@emberlode/words/en/codex";
import { enErrors } from "@emberlode/words/en/errors";
import { enExcavator } from "@emberlode/words/en/excavator";
import { enFactories } from "@emberlode/words/en/factories";
import { enFair } from "@emberlode/words/en/fair";
import { enFinds } from "@emberlode/words/en/finds";
import { enHistory } from "@emberlode/words/en/history";
import { enInbox } from "@emberlode/words/en/inbox";
import { enInputs } from "@emberlode/words/en/inputs";
import { enLog } from "@emberlode/words/en/log";
import { enOffline } from "@emberlode/words/en/offline";
import { enOverview } from "@emberlode/words/en/overview";
import { enPalette } from "@emberlode/words/en/palette";
import { enPlayers } from "@emberlode/words/en/players";
import { enPlots } from "@emberlode/words/en/plots";
import { enProfile } from "@emberlode/words/en/profile";
import { enCalculator, enRaid } from "@emberlode/words/en/raid";
import { enRanks } from "@emberlode/words/en/ranks";
import { enResearch } from "@emberlode/words/en/research";
import { enSettings } from "@emberlode/words/en/settings";
import { en } from "@emberlode/words/en/shell";
import { enStory } from "@emberlode/words/en/story";
import { enTools } from "@emberlode/words/en/tools";
import { enTown } from "@emberlode/words/en/town";
import { enTreaties } from "@emberlode/words/en/treaties";
import { enWorld } from "@emberlode/words/en/world";
import { speak, type Words, wholeCatalogue } from "@emberlode/words/languages";
import { describe, expect, expectTypeOf, it } from "vitest";
import { exactNumber, shortNumber } from "../numbers.ts";
import { longDate } from "../times.ts";
import { t } from "./catalogue.ts";

const EN = join(import.meta.dirname, "../../../../packages/words/en");

/** How English writes lists, what only servers say, and what is written into pages by the build. */
const NOT_OF_THE_CLIENT = [
  ...["english.ts", "first-page.ts"],
  ...["alerts.ts", "answers.ts", "log-lines.ts", "mails.ts"],
];

/** A language in one object, as any other would be written. */
const ENGLISH: Words = {
  shell: en,
  army: enArmy,
  away: enAway,
  battles: enBattles,
  clans: enClans,
  codex: enCodex,
  excavator: enExcavator,
  factories: enFactories,
  fair: enFair,
  finds: enFinds,
  history: enHistory,
  inbox: enInbox,
  log: enLog,
  offline: enOffline,
  overview: enOverview,
  palette: enPalette,
  players: enPlayers,
  plots: enPlots,
  profile: enProfile,
  raid: enRaid,
  calculator: enCalculator,
  ranks: enRanks,
  research: enResearch,
  settings: enSettings,
  story: enStory,
  tools: enTools,
  town: enTown,
  treaties: enTreaties,
  world: enWorld,
  catalogue: enCatalogue,
  errors: enErrors,
  inputs: enInputs,
};

/** Texts of a catalogue that no other language could have: those whose type is one English text. */
type English<T> = T extends string
  ? string extends T
    ? never
    : T
  : T extends (...values: never[]) => infer Text
    ? English<Text>
    : T extends readonly (infer Item)[]
      ? English<Item>
      : T extends object
        ? { [Name in keyof T]-?: English<T[Name]> }[keyof T]
        : never;

describe("another language", () => {
  it("is one object with every part and every text, or does not compile", () => {
    expectTypeOf<Omit<Words, "army">>().not.toExtend<Words>();
    expectTypeOf<
      Omit<Words, "away"> & { away: Omit<Words["away"], "quiet"> }
    >().not.toExtend<Words>();
    expectTypeOf<Words["army"]["buyUnits"]>().toEqualTypeOf<(units: string) => string>();
    expectTypeOf<Words["army"]["plurals"]>().toEqualTypeOf<Readonly<Record<UnitId, string>>>();
    expectTypeOf<{ buy: (price: number) => string }>().not.toExtend<Pick<Words["army"], "buy">>();
  });

  it("may write each text as it likes: only names of pictures are the same in all", () => {
    expectTypeOf<English<Words>>().toEqualTypeOf<FieldType>();
  });

  it("is spoken in place of English, by whoever holds the group that a text is of", async () => {
    const { title, ending } = enBattles;
    const [first] = enStory.chapters;
    await speak({
      ...ENGLISH,
      battles: { ...enBattles, title: "Bericht", ending: { ...ending, empty: "Niemand." } },
      story: { ...enStory, chapters: [{ title: "Die Ader", scene: "metal", text: ["Lang her."] }] },
    });
    expect(enBattles.title).toBe("Bericht");
    expect(ending.empty).toBe("Niemand.");
    expect(title).toBe("Battle report");
    expect(enBattles.won).toBe("Won");
    expect(enStory.chapters).toEqual([first]);
    expect(first).toEqual({ title: "Die Ader", scene: "metal", text: ["Lang her."] });
  });

  it("writes numbers and times in its own way", async () => {
    const numberUnits = { ...en.numberUnits, million: " Mio." };
    await speak({ ...ENGLISH, shell: { ...en, locale: "de-DE", numberUnits } });
    expect(exactNumber(12_340)).toBe("12.340");
    expect(shortNumber(1_949_999)).toBe("1,94 Mio.");
    expect(longDate("2026-05-20T12:00:00.000Z")).toBe("Mittwoch, 20. Mai 2026");
    await speak({ ...ENGLISH, shell: { ...en, locale: "en-US" } });
    expect(exactNumber(12_340)).toBe("12,340");
  });

  it("has all parts of the catalogue in one list", async () => {
    const names = readdirSync(EN).filter((name) => /^[a-z-]+\.ts$/.test(name));
    const files = await Promise.all(
      names
        .filter((name) => !NOT_OF_THE_CLIENT.includes(name))
        .map(async (name): Promise<Record<string, object>> => import(join(EN, name))),
    );
    const parts = files.flatMap((file) => Object.values(file));
    const listed = [...Object.values(await wholeCatalogue()), ...Object.values(t)];
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.filter((part) => !listed.includes(part))).toEqual([enCodex.rules]);
  });
});
