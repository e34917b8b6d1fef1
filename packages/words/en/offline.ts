/** Texts of the page without the server, of new versions and of push messages; loaded with each. */
export const enOffline = {
  title: "Offline",
  /** `time` as the player's clock has it. */
  label: (time: string) => `Offline. The map as last seen at ${time}.`,
  noAnswer: "Offline. The game does not answer.",
  looking: "Looking for the map of your last visit…",
  lead: "Nothing is lost: the world goes on at the server. This page comes back by itself when the connection does.",
  noMap: "No map is kept in this browser. It is kept while you play, and deleted when you log out.",
  toMap: "See the map of your last visit",
  map: {
    title: (username: string) => `${username}'s map`,
    hint: "Tap a field to read it and to move the map there; arrows move the mark. Nothing can be done until you are back.",
    standing: "You stand on",
    held: "You held",
    explored: "Explored",
    fields: (count: string, total: string) => `${count} of ${total} fields`,
    back: "Back to where you stand",
  },
  version: {
    text: "A new version is here.",
    reload: "Reload",
    later: "Later",
  },
  push: { title: "Something happened at your base" },
};
