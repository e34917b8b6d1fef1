/**
 * The layout of a backup file: a line that names the format, the entries as one gzip stream, the
 * manifest as one line of JSON, and a line that seals everything before its digest.
 */
import { BACKUP_FORMAT } from "./manifest.ts";

export const HEAD = `Emberlode backup, format ${BACKUP_FORMAT}\n`;
/** Enough bytes to read the first line. */
export const HEAD_READ_BYTES = 64;

/** Limit of the manifest, which is kept in memory, as files are; in practice some hundred lines. */
export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;
/** Limit of all files together. */
export const MAX_FILE_BYTES = 1024 * 1024;

const LENGTH_DIGITS = 10;
/** The last line, with the length of the manifest and the digest. */
const SEAL = /^manifest (\d{10}) sha256 ([0-9a-f]{64})\n$/;

/** The digest and the end of its line, which the digest does not cover. */
export const DIGEST_BYTES = 65;
/** The complete last line. */
export const SEAL_BYTES = "manifest ".length + LENGTH_DIGITS + " sha256 ".length + DIGEST_BYTES;

/** The bytes between the body and the digest. */
export function beforeDigest(manifestJson: string): string {
  const length = String(Buffer.byteLength(manifestJson)).padStart(LENGTH_DIGITS, "0");
  return `\n${manifestJson}\nmanifest ${length} sha256 `;
}

/** The format in a first line; null when it is not one of our backups. */
export function readHead(start: string): number | null {
  const [, format] = /^Emberlode backup, format (\d{1,6})\n/.exec(start) ?? [];
  return format === undefined ? null : Number(format);
}

/** The content of a last line; null if it is not one. */
export function readSeal(line: string): { manifestBytes: number; sha256: string } | null {
  const [, length, sha256] = SEAL.exec(line) ?? [];
  if (length === undefined || sha256 === undefined) return null;
  return { manifestBytes: Number(length), sha256 };
}
