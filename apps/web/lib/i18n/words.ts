/** The whole catalogue, for whoever brings another language. */

/** English by its parts, each of which comes with the screens that use it. */
const ENGLISH_PARTS = {
  shell: async () => (await import("./en.ts")).en,
  army: async () => (await import("./en-army.ts")).enArmy,
  away: async () => (await import("./en-away.ts")).enAway,
  battles: async () => (await import("./en-battles.ts")).enBattles,
  clans: async () => (await import("./en-clans.ts")).enClans,
  codex: async () => (await import("./en-codex.ts")).enCodex,
  excavator: async () => (await import("./en-excavator.ts")).enExcavator,
  factories: async () => (await import("./en-factories.ts")).enFactories,
  fair: async () => (await import("./en-fair.ts")).enFair,
  finds: async () => (await import("./en-finds.ts")).enFinds,
  history: async () => (await import("./en-history.ts")).enHistory,
  inbox: async () => (await import("./en-inbox.ts")).enInbox,
  log: async () => (await import("./en-log.ts")).enLog,
  offline: async () => (await import("./en-offline.ts")).enOffline,
  overview: async () => (await import("./en-overview.ts")).enOverview,
  palette: async () => (await import("./en-palette.ts")).enPalette,
  players: async () => (await import("./en-players.ts")).enPlayers,
  plots: async () => (await import("./en-plots.ts")).enPlots,
  profile: async () => (await import("./en-profile.ts")).enProfile,
  raid: async () => (await import("./en-raid.ts")).enRaid,
  calculator: async () => (await import("./en-raid.ts")).enCalculator,
  ranks: async () => (await import("./en-ranks.ts")).enRanks,
  research: async () => (await import("./en-research.ts")).enResearch,
  settings: async () => (await import("./en-settings.ts")).enSettings,
  story: async () => (await import("./en-story.ts")).enStory,
  tools: async () => (await import("./en-tools.ts")).enTools,
  town: async () => (await import("./en-town.ts")).enTown,
  treaties: async () => (await import("./en-treaties.ts")).enTreaties,
  world: async () => (await import("./en-world.ts")).enWorld,
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
