/** Converts an uploaded picture into one that is safe to show to others. */
import type { ServerTranslators } from "@emberlode/messages";
import sharp from "sharp";
import { GameError } from "../../errors.ts";

/** Width and height of a stored picture, in pixels. */
const EDGE = 256;
/** 2048 x 2048; a picture that claims to be larger is not decoded. */
const MAX_PIXELS = 2 ** 22;
const QUALITY = 82;
const MAX_SECONDS = 4;

/** Accepted formats, by sharp's names; detected from the content, not the file name. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

const JPEG_START = Buffer.from("ffd8", "hex");
const JPEG_END = Buffer.from("ffd9", "hex");

// Block all other decoders in this process: rarely used ones are less tested.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Why a picture is refused. */
type PictureErrorText =
  | "texts.PICTURE_INVALID"
  | "pictureEmpty"
  | "pictureTooLarge"
  | "pictureDamaged";

/** The refusal of a picture, with the text at its form field. */
export function pictureRefusal(
  errorText: PictureErrorText = "texts.PICTURE_INVALID",
): GameError<"PICTURE_INVALID"> {
  const text = ({ errors }: ServerTranslators) => errors(errorText);
  return new GameError("PICTURE_INVALID", { text, fields: { profilePicture: text } });
}

/**
 * Decodes the first frame, applies the rotation in its EXIF data, crops the central square and
 * encodes it as WebP of 256 x 256 without metadata. Refuses with `PICTURE_INVALID` if it is empty,
 * damaged, truncated, over 4 megapixels, or not a JPEG, PNG, WebP, GIF or AVIF.
 */
export async function renderPicture(
  bytes: Uint8Array,
): Promise<Uint8Array | GameError<"PICTURE_INVALID">> {
  if (bytes.length === 0) return pictureRefusal("pictureEmpty");
  const refused = await refusalOfHead(bytes);
  if (refused !== null) return refused;
  try {
    return await square(bytes, "error");
  } catch {
    const complete = withJpegEnd(bytes);
    if (complete === null) return pictureRefusal("pictureDamaged");
    return square(complete, "warning").catch(() => pictureRefusal("pictureDamaged"));
  }
}

/** Whether a WebP is shorter than its header says; sharp cannot even read the size of these. */
function isCutWebp(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  const isWebp = head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8) === "WEBP";
  return isWebp && head.readUInt32LE(4) + 8 > bytes.length;
}

/** Checks the file's header before anything is decoded. */
async function refusalOfHead(bytes: Uint8Array) {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null) return pictureRefusal(isCutWebp(bytes) ? "pictureDamaged" : undefined);
  const { format, compression, width, height } = head;
  if (!FORMATS.has(format) || (format === "heif" && compression !== "av1")) return pictureRefusal();
  return width * height > MAX_PIXELS ? pictureRefusal("pictureTooLarge") : null;
}

function square(bytes: Uint8Array, failOn: "error" | "warning"): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn, animated: false })
    .autoOrient()
    .resize(EDGE, EDGE, { fit: "cover" })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

/**
 * The JPEG with the end marker that some cameras and copies omit; null if it has one. If more is
 * missing, libjpeg warns.
 */
function withJpegEnd(bytes: Uint8Array): Uint8Array | null {
  const isJpeg = JPEG_START.equals(bytes.subarray(0, 2));
  if (!isJpeg || JPEG_END.equals(bytes.subarray(-2))) return null;
  const withoutHalfMarker = bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes;
  return Buffer.concat([withoutHalfMarker, JPEG_END]);
}
