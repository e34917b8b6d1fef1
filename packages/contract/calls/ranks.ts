/** Ladders and player pages. */
import {
  nearRanksAnswer,
  nearRanksInput,
  playerPageAnswer,
  playerPageInput,
  ranksAnswer,
  ranksInput,
} from "../ranks.ts";
import { defineCalls } from "./define-calls.ts";

export const ranksCalls = defineCalls("ranks", {
  /** Rules §17. */
  list: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: {
      method: "GET",
      path: "/api/ranks",
      from: "query",
      numbers: ["start", "limit"],
      flags: ["bots"],
    },
    input: ranksInput,
    output: ranksAnswer,
    summary: "Returns a page of a ladder's top 500 players.",
    description:
      "`search` matches part of a username or base name. `by` is the ladder, power by default. For attack and defense, only the order is public, so `score` is null. Loot counts resources looted from other players, and explored counts fields seen; both are at most a minute old, the others five seconds. `season` and `today` rank by renown in hundredths: of the days scored so far, and of today so far, at most a minute old. `change` is how many ranks by power were gained in 24 hours. `bots` asks for the ladder of the labeled bots.",
  },

  near: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/ranks/near", from: "query" },
    input: nearRanksInput,
    output: nearRanksAnswer,
    summary: "Returns the player and five neighbors on a ladder.",
    description: "Empty if the player isn't on the ladder.",
  },

  player: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "anonymous",
    rest: { method: "GET", path: "/api/players/:username", from: "path" },
    input: playerPageInput,
    output: playerPageAnswer,
    summary: "Returns a player's public profile.",
    description:
      "A name that the player had as a guest works too. A battle's `id` is null unless the caller fought in it. `history` is hourly for two days and daily for 90. `badges` are the reached goals.",
    refusals: ["NOT_FOUND"],
  },
});
