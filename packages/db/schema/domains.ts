/**
 * Column types with their own checks. CHECK expressions of a table are parsed by every statement
 * that writes it, those of a domain once per connection (decision 21). The domains are created in
 * `drizzle/0009_domains.sql`, `0011_effort_and_veins.sql`, `0021_counts_of_any_length.sql` and
 * `0039_factory_stores.sql`.
 */
import { customType } from "drizzle-orm/pg-core";

/** The base type of each domain, by name. */
export const BASE_TYPES = new Map<string, string>();

function domain<Data>(name: string, base: string) {
  BASE_TYPES.set(name, base);
  return customType<{ data: Data; driverData: Data }>({ dataType: () => name });
}

/** An array without nulls, mostly of a fixed length; `read` parses an item. */
function arrayDomain<Item extends number | boolean>(
  name: string,
  base: string,
  read: (text: string) => Item,
) {
  BASE_TYPES.set(name, base);
  return customType<{ data: readonly Item[]; driverData: string | Item[] }>({
    dataType: () => name,
    toDriver: (items) => `{${items.join(",")}}`,
    // The driver parses arrays of some types only.
    fromDriver: (given) =>
      typeof given === "string" ? given.slice(1, -1).split(",").filter(Boolean).map(read) : given,
  });
}

/** An array of numbers: counts, amounts, levels or cell indexes. */
const numbers = (name: string, base: string) => arrayDomain(name, base, Number);

/** Cell indexes, at most three. */
export const veinCells = numbers("vein_cells", "smallint[]");

/** Numbers of relics, 1..3, at most three. */
export const relicNumbers = numbers("relic_numbers", "smallint[]");

/** A whole number of metal, energy, units or milliseconds, 0..2^53-1. */
export const amount = domain<number>("amount", "bigint");
/** A count or a day number: 0 or more. */
export const counter = domain<number>("counter", "integer");
/** 1..50. */
export const coordinate = domain<number>("coordinate", "smallint");
/** 0..7. */
export const candles = domain<number>("candles", "smallint");

/** Units of a side: ten amounts. */
export const units = numbers("units", "bigint[]");
/** Techs of a side: ten flags. */
export const techs = arrayDomain("techs", "boolean[]", (text) => text === "t");
/** Of the last seven days: seven amounts. */
export const weekOfAmounts = numbers("week_of_amounts", "bigint[]");
/** Counts of each tool: at most 64, missing ones at the end are 0. */
export const toolCounts = numbers("tool_counts", "integer[]");
/** Research levels 0..5; missing ones at the end are 0. */
export const researchLevels = numbers("research_levels", "smallint[]");
/** Held parts of each kind; missing ones at the end are 0. */
export const partCounts = numbers("part_counts", "integer[]");
/** Installed parts of each kind, 0..20; missing ones at the end are 0. */
export const installedParts = numbers("installed_parts", "smallint[]");
/** Purchases from each of the day's six offers. */
export const offerCounts = numbers("offer_counts", "smallint[]");
/** Log lines in each of the thirteen categories. */
export const lineCounts = numbers("line_counts", "integer[]");
