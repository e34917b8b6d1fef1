/** Fields that the player marked. */
import {
  plotAnswer,
  plotInput,
  plotRemovedAnswer,
  plotsAnswer,
  removePlotInput,
  updatePlotInput,
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
      "Besides `title`, `note` and `color`, a plot can have up to ten texts of up to 280 characters under any other names. `x` and `y` default to the player's position.",
    refusals: ["TOO_MANY_PLOTS", "PLOT_FULL"],
  },

  /** Spec §7. */
  update: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/plots/:id", from: "path+body" },
    input: updatePlotInput,
    output: plotAnswer,
    summary: "Updates the given values of a plot.",
    description: "An empty text is removed; the three standard ones are only emptied.",
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
    summary: "Removes a plot.",
    refusals: ["NOT_FOUND"],
  },
});
