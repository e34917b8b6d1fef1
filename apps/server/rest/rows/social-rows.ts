/** Clans, ranks, player pages, the world in numbers and referrals. */
import { params, queryWith, type RestInput, type RestRow } from "../rest-row.ts";

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The query of a ladder; `bots` says true or false. */
function ladderQuery(input: RestInput): unknown {
  const asked = queryWith("start", "limit")(input);
  const { bots } = asked;
  if (typeof bots !== "string" || !Object.hasOwn(FLAGS, bots)) return asked;
  return { ...asked, bots: FLAGS[bots] };
}

export const socialRows: readonly RestRow[] = [
  { method: "GET", path: "/api/clans", procedure: "clans.list" },
  { method: "GET", path: "/api/ranks", procedure: "ranks.list", toInput: ladderQuery },
  { method: "GET", path: "/api/ranks/near", procedure: "ranks.near", toInput: queryWith() },
  {
    method: "GET",
    path: "/api/players/:username",
    procedure: "ranks.player",
    toInput: params,
  },
  { method: "GET", path: "/api/world", procedure: "world.numbers" },
  {
    method: "GET",
    path: "/api/user/referrals",
    procedure: "user.referrals",
    toInput: queryWith("start", "limit"),
  },
];
