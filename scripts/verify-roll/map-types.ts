/** The types of the world's fields, from a player's map or the seed of the world. */
import { readFile } from "node:fs/promises";
import { MAP_LETTERS } from "@emberlode/contract/map-letters";
import { cellAt, FIELD_TYPES, type FieldType, generateWorld } from "@emberlode/game";
import { VerifyError } from "./day-seed.ts";

export type TypeAt = (index: number) => FieldType;

/** Where the map comes from. */
export type MapSource = { world: string } | { file: string };

const typeOfLetter = new Map<string, FieldType>(
  FIELD_TYPES.map((type) => [MAP_LETTERS[type], type]),
);

function rowsOf(text: string): string {
  let view: unknown;
  try {
    view = JSON.parse(text);
  } catch {
    view = null;
  }
  const rows = typeof view === "object" && view !== null && "rows" in view ? view.rows : null;
  if (!Array.isArray(rows)) throw new VerifyError("--map takes a file with GET /api/fields/view.");
  return rows.join("");
}

/** A base covers wasteland. Throws a `VerifyError` for a field that the map does not show. */
function typesOnMap(letters: string): TypeAt {
  return (index) => {
    const type = typeOfLetter.get(letters[index] ?? "");
    if (type !== undefined) return type === "base" ? "waste" : type;
    const { x, y } = cellAt(index);
    throw new VerifyError(`The map does not show the field ${x},${y}, which decides the relic.`);
  };
}

export async function readTypes(source: MapSource): Promise<TypeAt> {
  if ("world" in source) {
    const types = generateWorld(source.world).map(({ type }) => type);
    return (index) => types[index] ?? "waste";
  }
  const text = await readFile(source.file, "utf8").catch(() => {
    throw new VerifyError(`${source.file} cannot be read.`);
  });
  return typesOnMap(rowsOf(text));
}
