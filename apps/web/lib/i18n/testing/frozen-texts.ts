/** Finds texts that a source reads out of the catalogue while it is loaded: another language would come too late. */
import { isPart, nameOf, type Part, partsOf, placeOf, readTree } from "./syntax.ts";

/** What is known by a name in a source: a catalogue or a part of one. */
type Known = Map<string, object>;

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A part of the catalogue by its path; "text" where the path ends at or leaves what is known. */
function resolve(part: Part, known: Known): object | "text" | undefined {
  if (part.type === "Identifier") return known.get(nameOf(part));
  if (part.type !== "MemberExpression" || !isPart(part.object)) return undefined;
  const of = resolve(part.object, known);
  if (of === undefined || of === "text" || part.computed === true) return of && "text";
  const value: unknown = Reflect.get(of, nameOf(part.property));
  return isGroup(value) ? value : "text";
}

/** Code that runs later, when it is called. */
const LATER = /Function|^Import|^TS(?!As|Satisfies|NonNull)/;

function findIn(part: Part, known: Known): Part[] {
  if (LATER.test(part.type)) return [];
  const found = resolve(part, known);
  if (found !== undefined) return found === "text" ? [part] : [];
  if (part.type === "VariableDeclarator" && isPart(part.id) && isPart(part.init)) {
    return findInVariable(part.id, part.init, known);
  }
  const given = part.type === "CallExpression" ? partsOf(part.arguments) : [];
  return [
    // Whoever gets a group while the source is loaded reads its texts then.
    ...given.filter((one) => isGroup(resolve(one, known))),
    ...Object.values(part).flatMap((value) => partsOf(value).flatMap((one) => findIn(one, known))),
  ];
}

/** A variable that is another name for a group is fine; its names are known from then on. */
function findInVariable(id: Part, init: Part, known: Known): Part[] {
  const group = resolve(init, known);
  if (!isGroup(group)) return findIn(init, known);
  if (id.type === "Identifier") {
    known.set(nameOf(id), group);
    return [];
  }
  return partsOf(id.properties).filter((property) => {
    const value: unknown = Reflect.get(group, nameOf(property.key));
    if (!isGroup(value)) return true;
    known.set(nameOf(property.value), value);
    return false;
  });
}

/** Places where a source keeps a text of the catalogues (by their names) from its first moment on. */
export function findFrozenTexts(
  path: string,
  source: string,
  catalogues: Readonly<Record<string, object>>,
): string[] {
  const tree = readTree(path, source);
  const known: Known = new Map();
  for (const { type, specifiers } of tree) {
    if (type !== "ImportDeclaration") continue;
    for (const { imported, local } of partsOf(specifiers)) {
      const catalogue = catalogues[nameOf(imported)];
      if (catalogue !== undefined) known.set(nameOf(local), catalogue);
    }
  }
  return tree
    .flatMap((part) => findIn(part, known))
    .map(({ start }) => placeOf(path, source, start));
}
