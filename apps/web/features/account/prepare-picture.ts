import { MAX_PICTURE_BYTES } from "@emberlode/contract";
import { errorText } from "@emberlode/messages/error-text";
import { messages } from "../../lib/messages.ts";

const tErrors = await messages("errors");
const tProfile = await messages("profile");

/** Accepted types, by the browser's name for them; the server checks the content. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** Edge of the picture that the server keeps, in pixels. */
const EDGE = 256;
/** The server writes it once more, so little may be lost here. */
const QUALITY = 0.92;

/** What can be sent of a file, or why nothing can. */
export type Prepared = { blob: Blob } | { refusal: string };

/**
 * Makes of a file what is sent: the square that the server would keep, some 20 KB of it, so that a
 * photo of any size is uploaded on any line. What this browser cannot open is left to the server.
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
  // Read now: the file may be gone by the time it is sent.
  return { blob: new Blob([await file.arrayBuffer()], { type: file.type }) };
}

/** Whether a file is still there: it may have been moved, or be in a cloud or on a drive that is gone. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The middle of a picture as a WebP, or a PNG where the browser writes no WebP; null when it writes none. */
async function squareOf(file: File): Promise<Blob | null> {
  const whole = await createImageBitmap(file);
  const { width, height } = whole;
  const edge = Math.min(width, height);
  const left = Math.floor((width - edge) / 2);
  const top = Math.floor((height - edge) / 2);
  // A smaller one is not blown up here.
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
