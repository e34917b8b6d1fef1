/** Reads multipart/form-data, which only the profile call takes. */
import { GameError, limitAddress } from "@emberlode/api";
import { MAX_BODY_BYTES, MAX_PICTURE_BYTES } from "@emberlode/contract";
import type { ServerWords } from "@emberlode/messages";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Forms that are being read at once; each holds up to a picture in memory. */
const AT_ONCE = 64;
/** Of one address: slow uploads of a single one must not keep everybody else waiting. */
const AT_ONCE_PER_ADDRESS = 8;
/** What boundaries and headers of the parts may add to the contents. */
const WRAPPING_BYTES = 4_096;
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + MAX_BODY_BYTES + WRAPPING_BYTES;
/** What a form has to bring from one look to the next. */
const LEAST_PROGRESS_BYTES = 4_096;

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: MAX_BODY_BYTES,
  fields: 10,
  // One more than is taken, so that the reader sees it and stops there.
  files: 2,
  fileSize: MAX_PICTURE_BYTES + 1,
  parts: 12,
  headerPairs: 20,
};

let reading = 0;
const readingFrom = new Map<string, number>();

/** Counts a form in, or out again. */
function count(address: string, by: 1 | -1): void {
  reading += by;
  const left = (readingFrom.get(address) ?? 0) + by;
  if (left > 0) readingFrom.set(address, left);
  else readingFrom.delete(address);
}

/**
 * The fields of a form as an object: texts, and one file as bytes, empty text where none was chosen;
 * its name and type are not looked at. Which names it may have is for the schema. BODY_TOO_LARGE above
 * 1 MiB of file or 16 KiB of texts, BAD_INPUT for what is no form, has a field twice or brings next to
 * nothing in `stallMs` milliseconds, BUSY when too many forms are coming in, of everybody or of one address.
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  stallMs: number,
): Promise<unknown> {
  if (Number(request.headers["content-length"]) > MAX_FORM_BYTES) {
    throw new GameError("BODY_TOO_LARGE");
  }
  const address = limitAddress(request.address);
  if (reading >= AT_ONCE) throw new GameError("BUSY", { retryAfterSeconds: 1 });
  if ((readingFrom.get(address) ?? 0) >= AT_ONCE_PER_ADDRESS) {
    // Sent again like any other that is busy: a place is free within seconds.
    throw new GameError("BUSY", {
      retryAfterSeconds: 1,
      text: ({ errors }) => errors("networkUploads", { most: AT_ONCE_PER_ADDRESS }),
    });
  }
  count(address, 1);
  const stall = watchStall(request, reply, stallMs);
  try {
    return await Promise.race([readParts(request), stall.failed]);
  } catch (error) {
    // The rest is read and dropped, so that the answer reaches a client that is still sending.
    request.raw.resume();
    throw error instanceof GameError ? error : new GameError("BAD_INPUT");
  } finally {
    stall.stop();
    count(address, -1);
  }
}

/** Fails once a form has brought next to nothing for a while; its connection then ends with the answer. */
function watchStall({ raw }: FastifyRequest, reply: FastifyReply, stallMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_, reject) => {
    let seen = raw.socket.bytesRead;
    timer = setInterval(() => {
      const { bytesRead } = raw.socket;
      if (bytesRead - seen < LEAST_PROGRESS_BYTES) {
        reply.header("connection", "close");
        const text = ({ errors }: ServerWords) => errors("uploadStopped");
        reject(new GameError("BAD_INPUT", { text }));
      }
      seen = bytesRead;
    }, stallMs);
  });
  return { failed, stop: () => clearInterval(timer) };
}

async function readParts(request: FastifyRequest): Promise<unknown> {
  const fields = new Map<string, unknown>();
  let files = 0;
  let textBytes = 0;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (fields.has(part.fieldname)) throw new GameError("BAD_INPUT");
    if (part.type === "file") {
      files += 1;
      if (files > 1) throw new GameError("BAD_INPUT");
      fields.set(part.fieldname, await readFile(part));
      continue;
    }
    textBytes += textSize(part);
    if (textBytes > MAX_BODY_BYTES) throw new GameError("BODY_TOO_LARGE");
    fields.set(part.fieldname, part.value);
  }
  return Object.fromEntries(fields);
}

function textSize(part: Exclude<Multipart, MultipartFile>): number {
  if (part.valueTruncated) return Number.POSITIVE_INFINITY;
  return typeof part.value === "string" ? Buffer.byteLength(part.value) : 0;
}

/** Stops at the first byte too many instead of waiting for the end. */
async function readFile({ file, filename }: MultipartFile): Promise<Uint8Array | ""> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw new GameError("BODY_TOO_LARGE");
    chunks.push(chunk);
  }
  // What browsers send for a field without a file.
  if (bytes === 0 && !filename) return "";
  return Buffer.concat(chunks);
}
