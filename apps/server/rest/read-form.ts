/** Reads multipart/form-data, which only the profile call accepts. */
import { GameError, limitAddress } from "@emberlode/api";
import { MAX_BODY_BYTES, MAX_PICTURE_BYTES } from "@emberlode/contract";
import type { ServerTranslators } from "@emberlode/messages";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Limit of forms being read; each holds up to a picture in memory. */
const MAX_FORMS = 64;
/** Per address, so one client's slow uploads don't block everyone else's. */
const MAX_FORMS_PER_ADDRESS = 8;
/** Allowance for boundaries and part headers. */
const MULTIPART_OVERHEAD_BYTES = 4_096;
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + MAX_BODY_BYTES + MULTIPART_OVERHEAD_BYTES;
/** How much of a form must arrive between two checks. */
const MIN_PROGRESS_BYTES = 4_096;

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: MAX_BODY_BYTES,
  fields: 10,
  // One byte more than the limit, so the reader notices and stops.
  files: 2,
  fileSize: MAX_PICTURE_BYTES + 1,
  parts: 12,
  headerPairs: 20,
};

let formsInProgress = 0;
const formsByAddress = new Map<string, number>();

/** Counts a form that starts or ends. */
function count(address: string, by: 1 | -1): void {
  formsInProgress += by;
  const remainingForms = (formsByAddress.get(address) ?? 0) + by;
  if (remainingForms > 0) formsByAddress.set(address, remainingForms);
  else formsByAddress.delete(address);
}

/**
 * Returns the fields of a form as an object: texts, and one file as bytes (an empty text if none
 * was chosen), without its name and type. The schema decides which names are allowed. Throws
 * - `BODY_TOO_LARGE` above 1 MiB of file or 16 KiB of texts,
 * - `BAD_INPUT` for an invalid form, a repeated field, or no progress for `stallMs`,
 * - `BUSY` if too many forms are being read, in total or from one address.
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
  if (formsInProgress >= MAX_FORMS) throw new GameError("BUSY", { retryAfterSeconds: 1 });
  if ((formsByAddress.get(address) ?? 0) >= MAX_FORMS_PER_ADDRESS) {
    // BUSY, so that clients retry: other uploads end within seconds.
    throw new GameError("BUSY", {
      retryAfterSeconds: 1,
      text: ({ errors }) => errors("networkUploads", { most: MAX_FORMS_PER_ADDRESS }),
    });
  }
  count(address, 1);
  const stall = watchStall(request, reply, stallMs);
  try {
    return await Promise.race([readParts(request), stall.failed]);
  } catch (error) {
    // Drain the rest, so the answer reaches a client that is still sending.
    request.raw.resume();
    throw error instanceof GameError ? error : new GameError("BAD_INPUT");
  } finally {
    stall.stop();
    count(address, -1);
  }
}

/** Fails once a form makes no progress for a while; its connection then closes with the answer. */
function watchStall({ raw }: FastifyRequest, reply: FastifyReply, stallMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_, reject) => {
    let lastBytesRead = raw.socket.bytesRead;
    timer = setInterval(() => {
      const { bytesRead } = raw.socket;
      if (bytesRead - lastBytesRead < MIN_PROGRESS_BYTES) {
        reply.header("connection", "close");
        const text = ({ errors }: ServerTranslators) => errors("uploadStopped");
        reject(new GameError("BAD_INPUT", { text }));
      }
      lastBytesRead = bytesRead;
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

/** Stops at the first byte above the limit. */
async function readFile({ file, filename }: MultipartFile): Promise<Uint8Array | ""> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw new GameError("BODY_TOO_LARGE");
    chunks.push(chunk);
  }
  // Browsers send a file field without a file like this.
  if (bytes === 0 && !filename) return "";
  return Buffer.concat(chunks);
}
