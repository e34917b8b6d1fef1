/** The languages of the client by their parts: English comes part by part, any other as a whole. */
import type { Language } from "./language.ts";

/** Each part comes with the screens that use it. */
const ENGLISH_PARTS = {
  shell: async () => (await import("./en/shell.ts")).en,
  army: async () => (await import("./en/army.ts")).enArmy,
  away: async () => (await import("./en/away.ts")).enAway,
  battles: async () => (await import("./en/battles.ts")).enBattles,
  clans: async () => (await import("./en/clans.ts")).enClans,
  codex: async () => (await import("./en/codex.ts")).enCodex,
  excavator: async () => (await import("./en/excavator.ts")).enExcavator,
  factories: async () => (await import("./en/factories.ts")).enFactories,
  fair: async () => (await import("./en/fair.ts")).enFair,
  finds: async () => (await import("./en/finds.ts")).enFinds,
  history: async () => (await import("./en/history.ts")).enHistory,
  inbox: async () => (await import("./en/inbox.ts")).enInbox,
  log: async () => (await import("./en/log.ts")).enLog,
  offline: async () => (await import("./en/offline.ts")).enOffline,
  overview: async () => (await import("./en/overview.ts")).enOverview,
  palette: async () => (await import("./en/palette.ts")).enPalette,
  players: async () => (await import("./en/players.ts")).enPlayers,
  plots: async () => (await import("./en/plots.ts")).enPlots,
  profile: async () => (await import("./en/profile.ts")).enProfile,
  raid: async () => (await import("./en/raid.ts")).enRaid,
  calculator: async () => (await import("./en/raid.ts")).enCalculator,
  ranks: async () => (await import("./en/ranks.ts")).enRanks,
  research: async () => (await import("./en/research.ts")).enResearch,
  settings: async () => (await import("./en/settings.ts")).enSettings,
  story: async () => (await import("./en/story.ts")).enStory,
  tools: async () => (await import("./en/tools.ts")).enTools,
  town: async () => (await import("./en/town.ts")).enTown,
  treaties: async () => (await import("./en/treaties.ts")).enTreaties,
  world: async () => (await import("./en/world.ts")).enWorld,
  catalogue: async () => (await import("./en/catalogue.ts")).enCatalogue,
  errors: async () => (await import("./en/errors.ts")).enErrors,
  inputs: async () => (await import("./en/inputs.ts")).enInputs,
} as const;

/** Every text of the client. Another language is one object of this type: a missing text does not compile. */
export type Words = {
  [Part in keyof typeof ENGLISH_PARTS]: Awaited<ReturnType<(typeof ENGLISH_PARTS)[Part]>>;
};

type Parts = { readonly [Part in keyof Words]: () => Promise<Words[Part]> };

const SPANISH_PARTS: Parts = {
  shell: async () => (await import("./es/shell.ts")).es,
  army: async () => (await import("./es/army.ts")).esArmy,
  away: async () => (await import("./es/away.ts")).esAway,
  battles: async () => (await import("./es/battles.ts")).esBattles,
  clans: async () => (await import("./es/clans.ts")).esClans,
  codex: async () => (await import("./es/codex.ts")).esCodex,
  excavator: async () => (await import("./es/excavator.ts")).esExcavator,
  factories: async () => (await import("./es/factories.ts")).esFactories,
  fair: async () => (await import("./es/fair.ts")).esFair,
  finds: async () => (await import("./es/finds.ts")).esFinds,
  history: async () => (await import("./es/history.ts")).esHistory,
  inbox: async () => (await import("./es/inbox.ts")).esInbox,
  log: async () => (await import("./es/log.ts")).esLog,
  offline: async () => (await import("./es/offline.ts")).esOffline,
  overview: async () => (await import("./es/overview.ts")).esOverview,
  palette: async () => (await import("./es/palette.ts")).esPalette,
  players: async () => (await import("./es/players.ts")).esPlayers,
  plots: async () => (await import("./es/plots.ts")).esPlots,
  profile: async () => (await import("./es/profile.ts")).esProfile,
  raid: async () => (await import("./es/raid.ts")).esRaid,
  calculator: async () => (await import("./es/raid.ts")).esCalculator,
  ranks: async () => (await import("./es/ranks.ts")).esRanks,
  research: async () => (await import("./es/research.ts")).esResearch,
  settings: async () => (await import("./es/settings.ts")).esSettings,
  story: async () => (await import("./es/story.ts")).esStory,
  tools: async () => (await import("./es/tools.ts")).esTools,
  town: async () => (await import("./es/town.ts")).esTown,
  treaties: async () => (await import("./es/treaties.ts")).esTreaties,
  world: async () => (await import("./es/world.ts")).esWorld,
  catalogue: async () => (await import("./es/catalogue.ts")).esCatalogue,
  errors: async () => (await import("./es/errors.ts")).esErrors,
  inputs: async () => (await import("./es/inputs.ts")).esInputs,
};

/** Every language by its parts. */
export const LANGUAGE_PARTS: Readonly<Record<Language, Parts>> = {
  en: ENGLISH_PARTS,
  es: SPANISH_PARTS,
};

type Groups = Readonly<Record<string, object>>;

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Puts texts in the place of others. Groups stay themselves, so that other names for them go on being right. */
export function replaceTexts(texts: object, by: object): void {
  if (Array.isArray(texts) && Array.isArray(by)) texts.length = by.length;
  for (const [name, text] of Object.entries(by)) {
    const before: unknown = Reflect.get(texts, name);
    if (isGroup(before) && isGroup(text)) replaceTexts(before, text);
    else Reflect.set(texts, name, text);
  }
}

/** The same texts in groups of their own. */
function copyOf(texts: object): object {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    isGroup(text) ? copyOf(text) : text,
  ]);
  return Array.isArray(texts) ? entries.map(([, text]) => text) : Object.fromEntries(entries);
}

async function loadParts(parts: Readonly<Record<string, () => Promise<object>>>): Promise<Groups> {
  const loaded = Object.entries(parts).map(
    async ([name, load]): Promise<[string, object]> => [name, await load()],
  );
  return Object.fromEntries<object>(await Promise.all(loaded));
}

/** The texts in use, loaded as a whole, by their parts. */
export const wholeCatalogue = (): Promise<Groups> => loadParts(ENGLISH_PARTS);

/** While another language is spoken: the texts in use, and copies of them as they are and in English. */
let spoken: { texts: Groups; english: object; other: object } | null = null;

async function say(words: object): Promise<void> {
  const texts = await wholeCatalogue();
  const english = spoken?.english ?? copyOf(texts);
  replaceTexts(texts, words);
  spoken = { texts, english, other: copyOf(texts) };
}

/** Lets the client speak another language; to be called before the page is drawn. */
export const speak = (words: Words): Promise<void> => say(words);

/** Loads a language and speaks it. */
export async function speakIn(language: Language): Promise<void> {
  await say(await loadParts(LANGUAGE_PARTS[language]));
}

/** What is read as if English were spoken: addresses that are made of titles are the same in all languages. */
export function inEnglish<T>(read: () => T): T {
  if (spoken === null) return read();
  const { texts, english, other } = spoken;
  replaceTexts(texts, english);
  try {
    return read();
  } finally {
    replaceTexts(texts, other);
  }
}
