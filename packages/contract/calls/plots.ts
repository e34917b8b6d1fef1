/** Places that the player marked. */
import {
  changePlotInput,
  plotAnswer,
  plotInput,
  plotRemovedAnswer,
  plotsAnswer,
  removePlotInput,
} from "../plots.ts";
import { defineCalls } from "./define-calls.ts";

export const plotsCalls = defineCalls("plots", {
  list: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/plots" },
    input: null,
    output: plotsAnswer,
    text: "The player's plots, the oldest first.",
  },

  /** Spec §7. */
  create: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/plots", from: "body?" },
    input: plotInput,
    output: plotAnswer,
    example: { title: "Camp", x: 3, y: 4 },
    text: "Marks a place.",
    more: "Besides its own fields a plot has room for ten texts under free names, of 280 characters each. Without `x` and `y` it is where the player stands.",
    refusals: ["TOO_MANY_PLOTS", "PLOT_FULL"],
  },

  /** Spec §7. */
  update: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/plots/:id", from: "path+body" },
    input: changePlotInput,
    output: plotAnswer,
    text: "Changes what is given of a plot.",
    more: "A free text that is empty is taken away.",
    refusals: ["NOT_FOUND", "PLOT_FULL"],
  },

  /** Spec §7. */
  remove: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/plots/:id", from: "path" },
    input: removePlotInput,
    output: plotRemovedAnswer,
    text: "Takes a plot away.",
    refusals: ["NOT_FOUND"],
  },
});
