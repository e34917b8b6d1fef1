/** Clans, ranks and referrals. */
import { numeric, type RestInput, type RestRow } from "../rest-row.ts";

/** The query with the numbers of its page. */
const page = ({ query }: RestInput) => ({
  ...query,
  start: numeric(query.start),
  limit: numeric(query.limit),
});

export const socialRows: readonly RestRow[] = [
  { method: "GET", path: "/api/clans", procedure: "clans.list" },
  { method: "GET", path: "/api/ranks", procedure: "ranks.list", toInput: page },
  { method: "GET", path: "/api/user/referrals", procedure: "user.referrals", toInput: page },
];
