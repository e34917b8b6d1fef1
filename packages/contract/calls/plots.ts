/** Fields that the player marked. */
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
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/plots" },
    input: null,
    output: plotsAnswer,
    summary: "Lists the player's plots, oldest first.",
  },

  /** Spec §7. */
  create: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/plots", from: "body?" },
    input: plotInput,
    output: plotAnswer,
    example: { title: "Camp", x: 3, y: 4 },
    summary: "Creates a plot.",
    description:
      "Besides its own fields, a plot can have ten texts of 280 characters under any other names. `x` and `y` default to the player's position.",
    refusals: ["TOO_MANY_PLOTS", "PLOT_FULL"],
  },

  /** Spec §7. */
  update: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/plots/:id", from: "path+body" },
    input: changePlotInput,
    output: plotAnswer,
    summary: "Updates the given fields of a plot.",
    description: "An empty text is removed.",
    refusals: ["NOT_FOUND", "PLOT_FULL"],
  },

  /** Spec §7. */
  remove: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/plots/:id", from: "path" },
    input: removePlotInput,
    output: plotRemovedAnswer,
    summary: "Deletes a plot.",
    refusals: ["NOT_FOUND"],
  },
});
