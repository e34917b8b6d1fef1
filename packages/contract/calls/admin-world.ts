/** A world as its operators see it. */
import { worldLookAnswer } from "../admin-world.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { staffMutation } from "./staff-calls.ts";

export const adminWorldCalls = defineCalls("adminWorld", {
  look: {
    ...staffMutation("admin"),
    rest: { method: "POST", path: "/api/admin/world/look" },
    input: null,
    output: worldLookAnswer,
    summary: "Returns the map with all bases and factories, past seeds, settings and version.",
    description:
      "Each look is recorded in the audit log. The values of secret settings, and seeds that are still in use, are left out.",
    refusals: [...STAFF_REFUSALS],
  },
});
