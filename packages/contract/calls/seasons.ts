/** The current season, and those before it. */
import {
  currentSeasonAnswer,
  ownSeasonAnswer,
  seasonAnswer,
  seasonInput,
  seasonsAnswer,
} from "../seasons.ts";
import { defineCalls } from "./define-calls.ts";

export const seasonsCalls = defineCalls("seasons", {
  /** Rules §17. */
  current: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/seasons/current" },
    input: null,
    output: currentSeasonAnswer,
    summary: "Returns the current season: its number, day and end.",
    description: "`endsAt` and `days` are null for a season without an end.",
  },

  own: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/seasons/own" },
    input: null,
    output: ownSeasonAnswer,
    summary: "Returns the player's renown of today, yesterday and the season, and neighbors.",
    description:
      "Scores and renown are in hundredths. Today's are current; the day is scored after midnight (UTC). `near` is the player with up to five neighbors on the season's ladder.",
  },

  list: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/seasons" },
    input: null,
    output: seasonsAnswer,
    summary: "Lists all seasons with their champions, newest first.",
    description: "The current season has no champions until it ends.",
  },

  one: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/seasons/:number", from: "path", numbers: ["number"] },
    input: seasonInput,
    output: seasonAnswer,
    summary: "Returns a past season: its champions, the first hundred and its greatest battles.",
    description:
      "The seed of its map is published once the next season has begun. A battle's `id` leads to its report.",
    refusals: ["NOT_FOUND"],
  },
});
