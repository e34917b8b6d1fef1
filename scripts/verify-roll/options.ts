/** Command line options of `npm run verify-roll`. */
import { parseArgs } from "node:util";
import {
  CASINO_GAMES,
  isOnGrid,
  NEW_PLAYER_START,
  type Position,
  RELICS_PER_DAY,
  ROLL_PURPOSES,
} from "@emberlode/game";
import { VerifyError } from "./day-seed.ts";
import type { MapSource } from "./map-types.ts";
import type { Roll } from "./replay.ts";

export interface Options {
  /** UTC day, e.g. `2026-05-20`. */
  day: string;
  /** Where to ask for the seed; null if a seed was given. */
  server: string | null;
  seed: string | null;
  commitment: string | null;
  /** What to recompute: a player's roll, whether a field held a vein, or a player's relic. */
  subject: { roll: Omit<Roll, "seed"> } | { vein: Position } | { relic: RelicOfDay };
}

/** One of a player's relics of a day, and the map that decides its place. */
interface RelicOfDay {
  playerId: number;
  number: number;
  map: MapSource;
}

export const USAGE = `npm run verify-roll -- --day 2026-05-20 --player 17 --counter 204 --purpose cave
or npm run verify-roll -- --day 2026-05-20 --vein X,Y    whether that field held a vein
or npm run verify-roll -- --day 2026-05-20 --player 17 --relic 2    where that relic was, and what it held
  --map FILE                      relics: your map, as GET /api/fields/view returns it
  --world SEED                    relics: or the seed of the world, once it is published
  --seed HEX [--commitment HEX]   the day's seed, and its hash as published before the day
  --server URL                    or a server that publishes both
  --divisor 1|2|10                caves and forests: fatigue, as the log has it (default 1)
  --metal MIN,MAX --energy MIN,MAX  caves: the dig ranges at that time (default ${NEW_PLAYER_START.digMin},${NEW_PLAYER_START.digMax})
  --game ${CASINO_GAMES.join("|")}          casino: the game that was played (default coin)
Purposes: ${ROLL_PURPOSES.join(", ")}.`;

function whole(name: string, text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) {
    throw new VerifyError(`--${name} takes a whole number.`);
  }
  return Number(text);
}

function oneOf<T extends string>(name: string, text: string | undefined, all: readonly T[]): T {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new VerifyError(`--${name} is one of ${all.join(", ")}.`);
  return found;
}

function range(name: string, text: string): { min: number; max: number } {
  const [min, max, ...rest] = text.split(",");
  const ends = { min: whole(name, min), max: whole(name, max) };
  if (rest.length > 0 || ends.min > ends.max) throw new VerifyError(`--${name} takes MIN,MAX.`);
  return ends;
}

function cellOf(text: string): Position {
  const [x, y, ...rest] = text.split(",");
  const cell = { x: whole("vein", x), y: whole("vein", y) };
  if (rest.length > 0 || !isOnGrid(cell)) throw new VerifyError("--vein takes X,Y of a field.");
  return cell;
}

/** The values as strings. Throws a `VerifyError` for an unknown option. */
function parse(args: readonly string[]) {
  const full = `${NEW_PLAYER_START.digMin},${NEW_PLAYER_START.digMax}`;
  try {
    return parseArgs({
      args: [...args],
      options: {
        day: { type: "string" },
        server: { type: "string" },
        seed: { type: "string" },
        commitment: { type: "string" },
        player: { type: "string" },
        counter: { type: "string" },
        purpose: { type: "string" },
        vein: { type: "string" },
        relic: { type: "string" },
        map: { type: "string" },
        world: { type: "string" },
        divisor: { type: "string", default: "1" },
        metal: { type: "string", default: full },
        energy: { type: "string", default: full },
        game: { type: "string", default: "coin" },
      },
    }).values;
  } catch (error) {
    throw error instanceof TypeError ? new VerifyError(error.message) : error;
  }
}

/** Parses the command line. Throws a `VerifyError` if it is invalid. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const { day = "", server = null, seed = null, commitment = null } = values;
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new VerifyError("--day takes a day like 2026-05-20.");
  if ((server === null) === (seed === null)) throw new VerifyError("Give --seed or --server.");
  const given = { day, server, seed, commitment };
  if (values.vein !== undefined) return { ...given, subject: { vein: cellOf(values.vein) } };
  if (values.relic !== undefined) {
    const { map: file, world } = values;
    const playerId = whole("player", values.player);
    const number = whole("relic", values.relic);
    if (number < 1 || number > RELICS_PER_DAY) {
      throw new VerifyError(`--relic takes a number from 1 to ${RELICS_PER_DAY}.`);
    }
    if ((file === undefined) === (world === undefined))
      throw new VerifyError("Give --map or --world.");
    const map = world === undefined ? { file: file ?? "" } : { world };
    return { ...given, subject: { relic: { playerId, number, map } } };
  }
  const metal = range("metal", values.metal);
  const energy = range("energy", values.energy);
  const roll = {
    playerId: whole("player", values.player),
    counter: whole("counter", values.counter),
    purpose: oneOf("purpose", values.purpose, ROLL_PURPOSES),
    divisor: Number(oneOf("divisor", values.divisor, ["1", "2", "10"])),
    ranges: {
      digMin: { metal: metal.min, energy: energy.min },
      digMax: { metal: metal.max, energy: energy.max },
    },
    game: oneOf("game", values.game, CASINO_GAMES),
  };
  return { ...given, subject: { roll } };
}
