/** Opens a backup and verifies it completely against its checksums. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { ByteReader, StreamStats } from "./byte-streams.ts";
import {
  DIGEST_BYTES,
  HEAD,
  HEAD_READ_BYTES,
  MAX_FILE_BYTES,
  MAX_MANIFEST_BYTES,
  readHead,
  readSeal,
  SEAL_BYTES,
} from "./layout.ts";
import {
  BACKUP_FORMAT,
  type BackupEntry,
  BackupError,
  type BackupManifest,
  parseManifest,
  type TableEntry,
} from "./manifest.ts";

/** A complete backup whose every byte was verified. */
export interface VerifiedBackup {
  manifest: BackupManifest;
  /** Its files of the data folder. */
  files: readonly BackupFile[];
  /** Reads the tables again, in the order of the manifest. Read each to its end. */
  tables(): AsyncGenerator<{ table: TableEntry; rows: AsyncGenerator<Buffer> }>;
}

interface BackupFile {
  name: string;
  content: Buffer;
}

/** The most bytes that one byte of gzip can expand to. */
const MAX_UNPACKED = 1_032;

/** Offsets of the sections of the file. */
interface Layout {
  path: string;
  manifest: BackupManifest;
  /** First byte of the body, and the first after it. */
  bodyStart: number;
  bodyEnd: number;
}

const damaged = (path: string, how: string) =>
  new BackupError(`The backup ${path} is damaged (${how}). Use another one.`);

async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}

async function digestOf(path: string, length: number): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(path, { end: length - 1 })) digest.update(chunk);
  return digest.digest("hex");
}

function parse(path: string, json: string): BackupManifest {
  try {
    return parseManifest(json);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw damaged(path, "its manifest cannot be read");
  }
}

/**
 * Refuses lengths that the file cannot contain, or that no server would write, before anything is
 * unpacked: anyone can seal a file with arbitrary lengths.
 */
function checkSizes({ path, manifest, bodyStart, bodyEnd }: Layout): void {
  const { tables, files } = manifest;
  let remainingBytes = (bodyEnd - bodyStart) * MAX_UNPACKED;
  for (const { name, bytes } of [...tables, ...files]) {
    remainingBytes -= bytes;
    if (remainingBytes < 0) throw damaged(path, `${name} is larger than the file can hold`);
  }
  // A row is a line with at least its end.
  const long = tables.find(({ rows, bytes }) => rows > bytes);
  if (long !== undefined) throw damaged(path, `${long.name} has more rows than it can hold`);
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_FILE_BYTES) {
    throw damaged(path, "its files are larger than those of a server");
  }
}

/** Verifies the digest of the whole file, then reads head, seal and manifest. */
async function readLayout(path: string): Promise<Layout> {
  const handle = await open(path, "r").catch((error: unknown) => {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new BackupError(`The backup ${path} cannot be read (${reason}).`);
  });
  try {
    const head = (await readAt(handle, 0, HEAD_READ_BYTES)).toString("latin1");
    const format = readHead(head);
    if (format === null) throw new BackupError(`${path} isn't an Emberlode backup.`);
    if (format > BACKUP_FORMAT) {
      throw new BackupError(
        `The backup ${path} was made by a newer version (format ${format}, this one reads ${BACKUP_FORMAT}). Restore it with that version.`,
      );
    }
    const { size } = await handle.stat();
    const sealStart = size - SEAL_BYTES;
    const seal = readSeal((await readAt(handle, Math.max(0, sealStart), SEAL_BYTES)).toString());
    if (seal === null) throw damaged(path, "its end is missing");
    if ((await digestOf(path, size - DIGEST_BYTES)) !== seal.sha256) {
      throw damaged(path, "checksum mismatch");
    }
    const manifestStart = sealStart - 1 - seal.manifestBytes;
    if (manifestStart <= HEAD.length || seal.manifestBytes > MAX_MANIFEST_BYTES) {
      throw damaged(path, "its manifest is larger than it can be");
    }
    const json = (await readAt(handle, manifestStart, seal.manifestBytes)).toString();
    const manifest = parse(path, json);
    const layout = { path, manifest, bodyStart: HEAD.length, bodyEnd: manifestStart - 1 };
    checkSizes(layout);
    return layout;
  } finally {
    await handle.close();
  }
}

const isGzipError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");

/** The bytes of one entry; throws at the end if they differ from the manifest. */
async function* verifiedChunks(
  path: string,
  entry: BackupEntry,
  rows: number | null,
  reader: ByteReader,
) {
  const stats = new StreamStats();
  try {
    for await (const chunk of reader.take(entry.bytes)) {
      stats.add(chunk);
      yield chunk;
    }
  } catch (error) {
    throw isGzipError(error) ? damaged(path, "it cannot be unpacked") : error;
  }
  const isAsWritten =
    stats.bytes === entry.bytes &&
    stats.sha256() === entry.sha256 &&
    (rows === null || stats.rows === rows);
  if (!isAsWritten) throw damaged(path, `${entry.name} is not as it was written`);
}

/** The tables of the body in order; its files are added to `files`. */
async function* readBody({ path, manifest, bodyStart, bodyEnd }: Layout, files: BackupFile[]) {
  const file = createReadStream(path, { start: bodyStart, end: bodyEnd - 1 });
  const gunzip = createGunzip();
  file.once("error", (error) => gunzip.destroy(error));
  const reader = new ByteReader(file.pipe(gunzip));
  try {
    for (const table of manifest.tables) {
      yield { table, rows: verifiedChunks(path, table, table.rows, reader) };
    }
    for (const entry of manifest.files) {
      const pieces: Buffer[] = [];
      for await (const chunk of verifiedChunks(path, entry, null, reader)) pieces.push(chunk);
      files.push({ name: entry.name, content: Buffer.concat(pieces) });
    }
    if (!(await reader.isAtEnd())) throw damaged(path, "it holds more than its manifest says");
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

/**
 * Reads a backup once from end to end. Throws `BackupError` unless it is complete and of a known
 * format.
 */
export async function openBackup(path: string): Promise<VerifiedBackup> {
  const layout = await readLayout(path);
  const files: BackupFile[] = [];
  for await (const { rows } of readBody(layout, files)) {
    for await (const _ of rows);
  }
  return { manifest: layout.manifest, files, tables: () => readBody(layout, []) };
}
