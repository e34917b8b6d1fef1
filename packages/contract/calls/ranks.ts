/** The tables of the strongest, and the pages of players. */
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
    rest: {
      method: "GET",
      path: "/api/ranks",
      from: "query",
      numbers: ["start", "limit"],
      flags: ["bots"],
    },
    input: ranksInput,
    output: ranksAnswer,
    text: "A page of the first 500 players of a ladder.",
    more: "`search` finds a part of a username or base name. `by` is the ladder, power by default; of attack and defense only the order is told, so `score` is null. Loot is what was looted from others so far, explored the cells seen; both are at most a minute old, the others five seconds. `change` is how many ranks by power were gained in 24 hours. `bots` asks for the ladder of the labelled bots.",
  },

  near: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/ranks/near", from: "query" },
    input: nearRanksInput,
    output: nearRanksAnswer,
    text: "The player and five neighbours on a ladder.",
    more: "Empty for a player who is not on it.",
  },

  player: {
    kind: "query",
    who: "anybody",
    limit: "read",
    rest: { method: "GET", path: "/api/players/:username", from: "path" },
    input: playerPageInput,
    output: playerPageAnswer,
    text: "What everybody may know of a player.",
    more: "The `id` of a battle is null for whoever did not fight in it. `history` is by the hour for two days, by the day for 90. `badges` are the goals that were reached.",
    refusals: ["NOT_FOUND"],
  },
});
