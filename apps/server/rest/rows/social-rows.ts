/** Clans, ranks, the world in numbers and referrals. */
import { queryWith, type RestRow } from "../rest-row.ts";

export const socialRows: readonly RestRow[] = [
  { method: "GET", path: "/api/clans", procedure: "clans.list" },
  {
    method: "GET",
    path: "/api/ranks",
    procedure: "ranks.list",
    toInput: queryWith("start", "limit"),
  },
  { method: "GET", path: "/api/world", procedure: "world.numbers" },
  {
    method: "GET",
    path: "/api/user/referrals",
    procedure: "user.referrals",
    toInput: queryWith("start", "limit"),
  },
];
