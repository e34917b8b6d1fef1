/** The types of the world's fields, from a player's map or the seed of the world. */
import { readFile } from "node:fs/promises";
import { typesOnMap } from "@emberlode/contract/map-letters";
import { generateWorld, type ShownTypeAt } from "@emberlode/game";
import { VerifyError } from "./day-seed.ts";

/** Where the map comes from. */
export type MapSource = { world: string } | { file: string };

function rowsOf(text: string): readonly string[] {
  let view: unknown;
  try {
    view = JSON.parse(text);
  } catch {
    view = null;
  }
  const rows = typeof view === "object" && view !== null && "rows" in view ? view.rows : null;
  if (!Array.isArray(rows)) throw new VerifyError("--map takes a file with GET /api/fields/view.");
  return rows.map(String);
}

export async function readTypes(source: MapSource): Promise<ShownTypeAt> {
  if ("world" in source) {
    const types = generateWorld(source.world).map(({ type }) => type);
    return (index) => types[index] ?? "waste";
  }
  const text = await readFile(source.file, "utf8").catch(() => {
    throw new VerifyError(`${source.file} cannot be read.`);
  });
  return typesOnMap(rowsOf(text));
}
