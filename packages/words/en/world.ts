/** Texts of the world's numbers on the home page; loaded with them. */
export const enWorld = {
  players: "Players",
  battlesToday: "Battles today",
  online: "Online now",
  strongest: "Strongest",
  power: (power: string) => `${power} power`,
  nobody: "Nobody yet",
  unknown: "–",
  unknownSpoken: "not known right now",
};
