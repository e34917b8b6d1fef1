/** Words of answers that stand nowhere else. */
export const enAnswers = {
  /** What a session runs on; browsers and systems keep their names. */
  device: {
    unknown: "Unknown device",
    unknownBrowser: (system: string) => `Unknown browser on ${system}`,
    on: (browser: string, system: string) => `${browser} on ${system}`,
  },
};
