/** A file that gets its final name only when it is complete and on disk. */
import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { beforeDigest, HEAD } from "./layout.ts";
import { BackupError, type BackupManifest } from "./manifest.ts";

/** The chunks of a body, followed by its manifest. */
export type Body = AsyncGenerator<Buffer, BackupManifest>;

/** A complete backup on disk. */
export interface WrittenBackup {
  manifest: BackupManifest;
  /** Length of the file. */
  bytes: number;
}

/** The file's name during the write; the process id keeps two writers apart. */
const draftOf = (path: string): string => `${path}.${process.pid}.part`;

/** Only the server's user may read a backup. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** System error codes for a folder or disk that cannot take a file. */
const UNWRITABLE = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOTDIR",
  "EEXIST",
  "EISDIR",
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EIO",
]);

/** Syncs the new name to disk too, where the system supports it. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot open folders; the file itself is synced.
  }
}

/** Writes a sealed file: the head, the body compressed, the manifest. */
export async function writeSealed(path: string, body: Body): Promise<WrittenBackup> {
  try {
    return await writeDraft(path, body);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!UNWRITABLE.has(code)) throw error;
    throw new BackupError(`Cannot write the backup ${path} (${code}).`);
  }
}

async function writeDraft(path: string, body: Body): Promise<WrittenBackup> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const draft = draftOf(path);
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", FILE_MODE);
  try {
    const result = await fill(handle, body);
    await handle.sync();
    await handle.close();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(handle: FileHandle, body: Body): Promise<WrittenBackup> {
  const digest = createHash("sha256");
  let bytes = 0;
  const add = async (data: Buffer | string) => {
    const chunk = typeof data === "string" ? Buffer.from(data) : data;
    digest.update(chunk);
    bytes += chunk.length;
    await handle.writeFile(chunk);
  };
  let manifest: BackupManifest | null = null;
  async function* pieces() {
    manifest = yield* body;
  }
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      add(chunk).then(() => done(), done);
    },
  });
  await add(HEAD);
  await pipeline(Readable.from(pieces(), { objectMode: false }), createGzip(), sink);
  if (manifest === null) throw new Error("A body without a manifest.");
  await add(beforeDigest(JSON.stringify(manifest)));
  await add(`${digest.copy().digest("hex")}\n`);
  return { manifest, bytes };
}
