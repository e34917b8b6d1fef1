/** The map, digging and finds. */
import { documentedForestAnswer, forestAnswer, toDocumentedForest } from "@emberlode/contract";
import { answeredAs, body, bodyOrNothing, type RestRow } from "../rest-row.ts";

export const fieldRows: readonly RestRow[] = [
  { method: "GET", path: "/api/fields/view", procedure: "fields.view" },
  { method: "GET", path: "/api/users/top", procedure: "user.top" },
  { method: "GET", path: "/api/user/progress", procedure: "user.progress" },
  { method: "PATCH", path: "/api/user/gather", procedure: "user.gather", toInput: body },
  { method: "POST", path: "/api/user/items", procedure: "finds.cave", toInput: body },
  {
    method: "POST",
    path: "/api/user/forest",
    procedure: "finds.forest",
    toInput: body,
    answer: answeredAs(forestAnswer, documentedForestAnswer, toDocumentedForest),
  },
  { method: "POST", path: "/api/user/memorial", procedure: "finds.memorial", toInput: body },
  { method: "POST", path: "/api/user/mirage", procedure: "finds.mirage", toInput: bodyOrNothing },
  { method: "GET", path: "/api/user/puc", procedure: "puc.list" },
  { method: "GET", path: "/api/user/researches", procedure: "researches.list" },
  {
    method: "PATCH",
    path: "/api/user/researches",
    procedure: "researches.raise",
    toInput: body,
  },
];
