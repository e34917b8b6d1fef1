/**
 * Column types that hold their own guards. The expressions of a CHECK are read again by every statement
 * that writes its table, those of a domain once by each connection (decision 21). The domains themselves
 * are made in `drizzle/0009_domains.sql`, `0011_effort_and_veins.sql` and `0021_counts_of_any_length.sql`.
 */
import { customType } from "drizzle-orm/pg-core";

function domain<Data>(name: string) {
  return customType<{ data: Data; driverData: Data }>({ dataType: () => name });
}

/** An array, none of it missing, most of a fixed length; `read` takes an item from its text. */
function arrayDomain<Item extends number | boolean>(name: string, read: (text: string) => Item) {
  return customType<{ data: Item[]; driverData: string | Item[] }>({
    dataType: () => name,
    toDriver: (items) => `{${items.join(",")}}`,
    // The driver parses arrays of some types only.
    fromDriver: (given) =>
      typeof given === "string" ? given.slice(1, -1).split(",").filter(Boolean).map(read) : given,
  });
}

const counts = (name: string) => arrayDomain(name, Number);

/** Cells of the map by their number, at most three, maybe none. */
export const veinCells = counts("vein_cells");

/** A whole number of metal, energy, units or milliseconds, 0..2^53-1. */
export const amount = domain<number>("amount");
/** How often something was done, or a day: 0 or more. */
export const counter = domain<number>("counter");
/** 1..50. */
export const coordinate = domain<number>("coordinate");
/** 0..7. */
export const candles = domain<number>("candles");

/** Units of a side: ten amounts. */
export const units = counts("units");
/** Techs of a side: ten flags. */
export const techs = arrayDomain("techs", (text) => text === "t");
/** Of the last seven days: seven amounts. */
export const weekOfAmounts = counts("week_of_amounts");
/** How many of each tool: at most 64 counts, and none of what comes after the last. */
export const toolCounts = counts("tool_counts");
/** Levels 0..5 of the researches, likewise. */
export const researchLevels = counts("research_levels");
/** How many of each part are held, likewise. */
export const partCounts = counts("part_counts");
/** How many of each part are installed, 0..20, likewise. */
export const installedParts = counts("installed_parts");
/** What was bought of each of the day's six offers. */
export const offerCounts = counts("offer_counts");
/** Lines of the log in each of its thirteen categories. */
export const lineCounts = counts("line_counts");
