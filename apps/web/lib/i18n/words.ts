/** The whole catalogue, for whoever brings another language. */

/** English by its parts, each of which comes with the screens that use it. */
const ENGLISH_PARTS = {
  shell: async () => (await import("@emberlode/words/en/shell")).en,
  army: async () => (await import("@emberlode/words/en/army")).enArmy,
  away: async () => (await import("@emberlode/words/en/away")).enAway,
  battles: async () => (await import("@emberlode/words/en/battles")).enBattles,
  clans: async () => (await import("@emberlode/words/en/clans")).enClans,
  codex: async () => (await import("@emberlode/words/en/codex")).enCodex,
  excavator: async () => (await import("@emberlode/words/en/excavator")).enExcavator,
  factories: async () => (await import("@emberlode/words/en/factories")).enFactories,
  fair: async () => (await import("@emberlode/words/en/fair")).enFair,
  finds: async () => (await import("@emberlode/words/en/finds")).enFinds,
  history: async () => (await import("@emberlode/words/en/history")).enHistory,
  inbox: async () => (await import("@emberlode/words/en/inbox")).enInbox,
  log: async () => (await import("@emberlode/words/en/log")).enLog,
  offline: async () => (await import("@emberlode/words/en/offline")).enOffline,
  overview: async () => (await import("@emberlode/words/en/overview")).enOverview,
  palette: async () => (await import("@emberlode/words/en/palette")).enPalette,
  players: async () => (await import("@emberlode/words/en/players")).enPlayers,
  plots: async () => (await import("@emberlode/words/en/plots")).enPlots,
  profile: async () => (await import("@emberlode/words/en/profile")).enProfile,
  raid: async () => (await import("@emberlode/words/en/raid")).enRaid,
  calculator: async () => (await import("@emberlode/words/en/raid")).enCalculator,
  ranks: async () => (await import("@emberlode/words/en/ranks")).enRanks,
  research: async () => (await import("@emberlode/words/en/research")).enResearch,
  settings: async () => (await import("@emberlode/words/en/settings")).enSettings,
  story: async () => (await import("@emberlode/words/en/story")).enStory,
  tools: async () => (await import("@emberlode/words/en/tools")).enTools,
  town: async () => (await import("@emberlode/words/en/town")).enTown,
  treaties: async () => (await import("@emberlode/words/en/treaties")).enTreaties,
  world: async () => (await import("@emberlode/words/en/world")).enWorld,
} as const;

/** Every text of the client. Another language is one object of this type: a missing text does not compile. */
export type Words = {
  [Part in keyof typeof ENGLISH_PARTS]: Awaited<ReturnType<(typeof ENGLISH_PARTS)[Part]>>;
};

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

/** The catalogue in use, loaded as a whole, by its parts. */
export async function wholeCatalogue(): Promise<Readonly<Record<string, object>>> {
  const loaded = Object.entries(ENGLISH_PARTS).map(
    async ([name, load]): Promise<[string, object]> => [name, await load()],
  );
  return Object.fromEntries<object>(await Promise.all(loaded));
}

/** Lets the client speak another language; to be called before the page is drawn. */
export async function speak(words: Words): Promise<void> {
  replaceTexts(await wholeCatalogue(), words);
}
