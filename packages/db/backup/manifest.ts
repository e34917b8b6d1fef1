/** The manifest of a backup (`docs/decisions/0032-a-backup-format-of-our-own.md`). */

/** A backup cannot be made, read or restored; the message is one line with the reason. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Raised when new code cannot read older files, or the reverse. */
export const BACKUP_FORMAT = 1;

/** An entry of the body, a table or a file: its uncompressed length and digest. */
export interface BackupEntry {
  name: string;
  bytes: number;
  /** SHA-256 of the uncompressed bytes, as hex. */
  sha256: string;
}

/** The rows of one table in COPY's text format. */
export interface TableEntry extends BackupEntry {
  columns: readonly string[];
  rows: number;
}

/**
 * The position of a sequence: if `called`, `last` was the last number returned, else it is the
 * next.
 */
export interface SequencePosition {
  name: string;
  /** As text: it may exceed a JavaScript number. */
  last: string;
  called: boolean;
}

export interface BackupManifest {
  format: number;
  /** The game's version. */
  app: string;
  world: string;
  /** When its snapshot was taken (ISO 8601). */
  createdAt: string;
  /** Postgres's major version. */
  postgresMajor: number;
  /** The migrations that the world had run, in order. */
  migrations: readonly { name: string; hash: string }[];
  tables: readonly TableEntry[];
  /** Files of the data folder that belong to the world. */
  files: readonly BackupEntry[];
  sequences: readonly SequencePosition[];
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null;

function invalidField(key: string): BackupError {
  return new BackupError(`Its manifest has no valid "${key}".`);
}

/** Text for a terminal must not contain control sequences. */
const CONTROL = /\p{Cc}/u;

const isPlain = (value: unknown): value is string =>
  typeof value === "string" && !CONTROL.test(value);

function text(from: JsonObject, key: string): string {
  const value = from[key];
  if (!isPlain(value)) throw invalidField(key);
  return value;
}

function count(from: JsonObject, key: string): number {
  const value = from[key];
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw invalidField(key);
  return value;
}

function list<Item>(from: JsonObject, key: string, read: (item: unknown) => Item): Item[] {
  const value = from[key];
  if (!Array.isArray(value)) throw invalidField(key);
  return value.map(read);
}

/** Parses an item that must be an object. */
const records =
  <Item>(key: string, read: (from: JsonObject) => Item) =>
  (item: unknown): Item => {
    if (!isObject(item)) throw invalidField(key);
    return read(item);
  };

function column(item: unknown): string {
  if (!isPlain(item)) throw invalidField("columns");
  return item;
}

const entry = (from: JsonObject): BackupEntry => ({
  name: text(from, "name"),
  bytes: count(from, "bytes"),
  sha256: text(from, "sha256"),
});

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BackupError("Its manifest is not JSON.");
  }
}

/**
 * Parses a manifest. Throws `BackupError` if it is not JSON, or if a value is missing or of another
 * type. The file's first line decides whether the format is known.
 */
export function parseManifest(json: string): BackupManifest {
  const from = parseJson(json);
  if (!isObject(from)) throw invalidField("format");
  return {
    format: count(from, "format"),
    app: text(from, "app"),
    world: text(from, "world"),
    createdAt: text(from, "createdAt"),
    postgresMajor: count(from, "postgresMajor"),
    migrations: list(
      from,
      "migrations",
      records("migrations", (one) => ({ name: text(one, "name"), hash: text(one, "hash") })),
    ),
    tables: list(
      from,
      "tables",
      records("tables", (one) => ({
        ...entry(one),
        columns: list(one, "columns", column),
        rows: count(one, "rows"),
      })),
    ),
    files: list(from, "files", records("files", entry)),
    sequences: list(
      from,
      "sequences",
      records("sequences", (one) => ({
        name: text(one, "name"),
        last: text(one, "last"),
        called: one.called === true,
      })),
    ),
  };
}

/** Rows of all tables. */
export function rowsIn({ tables }: BackupManifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
