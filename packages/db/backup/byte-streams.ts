/** Reads, measures and coalesces the byte streams of a backup. */
import { createHash } from "node:crypto";

const NEW_LINE = 0x0a;

/** Counts rows in COPY's text format: one line each, since line ends within values are escaped. */
function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1))
    lines += 1;
  return lines;
}

/** Length, rows and SHA-256 of a stream. */
export class StreamStats {
  readonly #digest = createHash("sha256");
  bytes = 0;
  rows = 0;

  add(chunk: Buffer): void {
    this.#digest.update(chunk);
    this.bytes += chunk.length;
    this.rows += linesIn(chunk);
  }

  sha256(): string {
    return this.#digest.copy().digest("hex");
  }
}

/** Size of chunks, in bytes: one chunk per row would cost a call each. */
const CHUNK_BYTES = 256 * 1024;

/** Joins chunks of bytes into fewer and larger ones. */
export async function* coalesceChunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** Reads consecutive ranges of known lengths from one stream of bytes. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  /** Bytes of the last chunk that were not taken yet. */
  #remaining: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes without taking them; empty at the end of the stream. */
  async #peek(): Promise<Buffer> {
    while (this.#remaining.length === 0) {
      const next = await this.#chunks.next();
      if (next.done === true) break;
      this.#remaining = next.value;
    }
    return this.#remaining;
  }

  /** The next bytes up to this many; fewer at the end of the stream. */
  async *take(bytes: number): AsyncGenerator<Buffer> {
    for (let remaining = bytes; remaining > 0; ) {
      const chunk = await this.#peek();
      if (chunk.length === 0) return;
      const part = chunk.subarray(0, remaining);
      this.#remaining = chunk.subarray(part.length);
      remaining -= part.length;
      yield part;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.#peek()).length === 0;
  }
}
