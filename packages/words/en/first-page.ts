/** What a page, a link to it and its icon on a device say before any script has come. */
export const enFirstPage = {
  description:
    "Emberlode is a free multiplayer strategy game in the browser: dig metal and energy, explore a 50 by 50 frontier, raise a base and hold it.",
  /** How a shared link is shown. */
  link: {
    title: "Emberlode: dig, build, hold the frontier",
    text: "A free multiplayer strategy game in the browser, on one shared map of 2,500 fields. No form, no download.",
    picture: "A lit citadel on the frontier at dusk, with a tent and a fire before it",
  },
  noScript: "Emberlode needs JavaScript to run.",
  /** Shown where the game is installed. */
  install: "A free multiplayer strategy game on a 50 by 50 frontier.",
};
