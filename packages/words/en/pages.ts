/** Texts of the pages around the game. The story has a file of its own, loaded with its page. */
export const enPages = {
  home: {
    title: "Emberlode",
    kicker: "Free multiplayer strategy, in your browser",
    headline: "Dig. Build. Hold the frontier.",
    lead: "One shared map of 2,500 fields. Walk it, dig metal and energy, raise a camp that everyone sees, and talk to all who live there.",
    playNote: "No form, no download. You are digging in ten seconds.",
    resume: "Back to the game",
    login: "I have an account",
    worldTitle: "The world now",
    whyTitle: "Why play",
    why: [
      {
        title: "A world that stays",
        text: "Everyone shares the same 50 by 50 map. Ore belts, vents, forests and ruins look the same each visit, and change with your own day and night.",
      },
      {
        title: "Minutes are enough",
        text: "A dig takes a second, a field rests for an hour. Nobody wins by never sleeping: the tired arm digs less.",
      },
      {
        title: "The same rules for all",
        text: "No shop, no paid edge. What a dig can yield is on the screen, and a new base is shielded for 72 hours.",
      },
    ],
  },
  story: { title: "Story", resume: "Back to the game" },
  login: { title: "Game" },
  admin: {
    title: "Admin area",
    lead: "There is nothing here for players. The game is run by commands on its server, not from this page.",
    action: "Back home",
  },
  notFound: {
    title: "Off the map",
    lead: "The frontier is 50 by 50 fields, and this address is on none of them.",
    action: "Back home",
  },
};
