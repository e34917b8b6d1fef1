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
    who: "anybody",
    limit: "read",
    kept: "everybody",
    rest: {
      method: "GET",
      path: "/api/ranks",
      from: "query",
      numbers: ["start", "limit"],
      flags: ["bots"],
    },
    input: ranksInput,
    output: ranksAnswer,
    text: "Returns a page of a ladder's top 500 players.",
    more: "`search` matches part of a username or base name. `by` is the ladder, power by default. For attack and defense only the order is public, so `score` is null. Loot counts resources looted from other players, explored the fields seen; both are at most a minute old, the others five seconds. `change` is how many ranks by power were gained in 24 hours. `bots` asks for the ladder of the labeled bots.",
  },

  near: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/ranks/near", from: "query" },
    input: nearRanksInput,
    output: nearRanksAnswer,
    text: "Returns the player and five neighbors on a ladder.",
    more: "Empty if the player isn't on the ladder.",
  },

  player: {
    kind: "query",
    who: "anybody",
    limit: "read",
    kept: "strangers",
    rest: { method: "GET", path: "/api/players/:username", from: "path" },
    input: playerPageInput,
    output: playerPageAnswer,
    text: "Returns a player's public profile.",
    more: "A name that the player had as a guest works too. A battle's `id` is null unless the caller fought in it. `history` is hourly for two days and daily for 90. `badges` are the reached goals.",
    refusals: ["NOT_FOUND"],
  },
});
