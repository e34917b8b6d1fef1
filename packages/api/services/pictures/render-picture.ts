/** Makes of whatever a player sends a picture that is safe to show to others. */
import sharp from "sharp";
import { GameError } from "../../errors.ts";

/** Edge of a stored picture, in pixels. */
const EDGE = 256;
/** 2048 x 2048; what claims to be larger is not even looked at. */
const MAX_PIXELS = 2 ** 22;
const QUALITY = 82;
const LONGEST_SECONDS = 4;

/** What may be sent, by the names of sharp; decided by the content, whatever the file is called. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

// No other decoder can be reached in this process: the rarer they are, the less they are tried.
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

/** The refusal of a picture, with the sentence at its field of the form. */
export function pictureRefusal(): GameError {
  return new GameError("PICTURE_INVALID", {
    fields: { profilePicture: ({ errors }) => errors("texts.PICTURE_INVALID") },
  });
}

/**
 * Decodes the first frame, turns it as its camera says, cuts a square out of its middle and writes it
 * again as WebP of 256 x 256, without any metadata. PICTURE_INVALID for what is no JPEG, PNG, WebP, GIF
 * or AVIF, is cut short, or has more than 4 megapixels.
 */
export async function renderPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const source = { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false } as const;
  try {
    const picture = sharp(bytes, source);
    const { format, compression } = await picture.metadata();
    if (!FORMATS.has(format) || (format === "heif" && compression !== "av1")) {
      throw new Error(`a picture of the format ${format}`);
    }
    return await picture
      .autoOrient()
      .resize(EDGE, EDGE, { fit: "cover" })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer();
  } catch {
    throw pictureRefusal();
  }
}
