import { MAX_PICTURE_BYTES } from "@emberlode/contract";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";

const tErrors = await messages("errors");
const tProfile = await messages("profile");

/** Accepted MIME types; the server checks the content. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** Edge length of stored pictures, in pixels. */
const EDGE = 256;
/** High, since the server encodes the picture again. */
const QUALITY = 0.92;

/** The data to upload, or why the file cannot be used. */
export type Prepared = { blob: Blob } | { refusal: string };

/**
 * Prepares a file for upload: the square that the server would keep, about 20 KB, so that large
 * photos upload over slow connections. A file that this browser cannot decode is sent unchanged.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  if (file.size === 0) return { refusal: tErrors("pictureEmpty") };
  if (!(await isReadable(file))) return { refusal: tProfile("form.pictureUnreadable") };
  const blob = await squareOf(file).catch(() => null);
  if (blob !== null) return { blob };
  if (!PICTURE_TYPES.includes(file.type)) {
    return { refusal: errorText(tErrors, "PICTURE_INVALID") };
  }
  if (file.size > MAX_PICTURE_BYTES) return { refusal: tProfile("form.pictureUnopened") };
  // Read it now: the file may be gone at upload.
  return { blob: new Blob([await file.arrayBuffer()], { type: file.type }) };
}

/** Whether a file is still readable: it may have been moved, or be on a removed drive. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * The center square of a picture as WebP, or as PNG where WebP cannot be encoded; null if neither
 * works.
 */
async function squareOf(file: File): Promise<Blob | null> {
  const whole = await createImageBitmap(file);
  const { width, height } = whole;
  const edge = Math.min(width, height);
  const left = Math.floor((width - edge) / 2);
  const top = Math.floor((height - edge) / 2);
  // Never enlarge.
  const kept = Math.min(edge, EDGE);
  const size = { resizeWidth: kept, resizeHeight: kept, resizeQuality: "high" } as const;
  const square = await createImageBitmap(whole, left, top, edge, edge, size);
  whole.close();
  const canvas = document.createElement("canvas");
  canvas.width = kept;
  canvas.height = kept;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(square);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
}
