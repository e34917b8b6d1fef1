/** The options of `npm run bots`. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PACE_IDS, type PaceId } from "@emberlode/bots";
import { TEMPERAMENT_IDS, type TemperamentId } from "@emberlode/bots/habits";
import { findRoot } from "@emberlode/server/paths.ts";

export const USAGE = `npm run bots -- [options]
  --count N            how many, 1 to 200 (default 6)
  --server URL         address of the game (default http://localhost:3000)
  --temperaments LIST  of ${TEMPERAMENT_IDS.join(", ")} (default all)
  --pace PACE          ${PACE_IDS.join(", ")} (default lively)
  --accounts FILE      where their accounts are kept (default .data/bots-HOST-PORT.json)`;

const MAX_COUNT = 200;

export interface BotsOptions {
  count: number;
  server: string;
  temperaments: readonly TemperamentId[];
  pace: PaceId;
  accounts: string;
}

/** The temperaments in a comma-separated list; null if one of them is unknown. */
function temperamentsOf(list: string): TemperamentId[] | null {
  const names = list.split(",").map((name) => name.trim());
  const temperaments = names.flatMap((name) => TEMPERAMENT_IDS.find((id) => id === name) ?? []);
  return temperaments.length === names.length ? temperaments : null;
}

function parse(args: readonly string[]): BotsOptions | null {
  const text = (fallback: string) => ({ type: "string", default: fallback }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: text("6"),
      server: text("http://localhost:3000"),
      pace: text("lively"),
      temperaments: text(TEMPERAMENT_IDS.join(",")),
      // The former name of `temperaments`.
      habits: text(""),
      accounts: text(""),
    },
  });
  const count = Number(values.count);
  const temperaments = temperamentsOf(values.habits || values.temperaments);
  const pace = PACE_IDS.find((id) => id === values.pace);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;
  if (!isCount || temperaments === null || pace === undefined || !URL.canParse(values.server))
    return null;
  const { origin, hostname, port } = new URL(values.server);
  const file = `bots-${[hostname, port].filter((part) => part !== "").join("-")}.json`;
  const accounts = values.accounts || join(findRoot(), ".data", file);
  return { count, server: origin, temperaments, pace, accounts };
}

/** The parsed options; null if they are invalid. */
export function parseBotsOptions(args: readonly string[]): BotsOptions | null {
  try {
    return parse(args);
  } catch {
    // An unknown option.
    return null;
  }
}
