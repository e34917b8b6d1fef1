/** Valid and hostile files that players may upload as pictures. */
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

type Make = () => Promise<Uint8Array>;

/** A gradient, so pictures have more than one color. */
function gradient(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(width * height * channels);
  for (let index = 0; index < data.length; index++) data[index] = (index * 7 + (index >> 8)) % 256;
  return sharp(data, { raw: { width, height, channels } });
}

export const png = (width: number, height: number) => gradient(width, height).png().toBuffer();
const jpeg = () => gradient(300, 200).jpeg().toBuffer();

export function noise(): Promise<Uint8Array> {
  const data = Buffer.alloc(256 * 256 * 4);
  let state = 1;
  for (let index = 0; index < data.length; index++) {
    state = (state * 48_271) % 2_147_483_647;
    data[index] = state >> 8;
  }
  return sharp(data, { raw: { width: 256, height: 256, channels: 4 } })
    .png()
    .toBuffer();
}

const text =
  (content: string): Make =>
  async () =>
    Buffer.from(content);
const shortened =
  (make: Make, share: number): Make =>
  async () => {
    const bytes = await make();
    return bytes.subarray(0, Math.floor(bytes.length * share));
  };

/** Three frames stacked vertically, sharp's input for an animation. */
const animation = (height = 96): Sharp => {
  const data = Buffer.alloc(32 * height * 3, 90);
  return sharp(data, { raw: { width: 32, height, channels: 3, pageHeight: height / 3 } });
};

/** CRC of a PNG chunk. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

/** A PNG that claims this size but contains almost nothing. */
function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Handmade BMP, ICO and GIF files without valid content. */
const bmp = Buffer.concat([
  Buffer.from("424d46000000000000003600000028000000020000000200000001001800", "hex"),
  Buffer.alloc(40, 200),
]);
const ico = Buffer.concat([
  Buffer.from("00000100010010100000010020006804000016000000", "hex"),
  bmp,
]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const script = "/*SECRET*/=1;alert(1);//";

/** All are refused; the reasons are in `REASONS`. */
export const HOSTILE: Record<string, Make> = {
  "an SVG": text(SVG),
  "an SVG with an XML declaration and an entity": text(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`,
  ),
  HTML: text("<!doctype html><script>alert(1)</script>"),
  text: text("just some words"),
  JSON: text('{"picture":true}'),
  "a PDF": text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF"),
  "a ZIP": async () => Buffer.from("504b0304140000000000", "hex"),
  "a program": async () => Buffer.concat([Buffer.from("7f454c46", "hex"), Buffer.alloc(200)]),
  nothing: async () => new Uint8Array(0),
  "a single zero": async () => Buffer.alloc(1),
  "a thousand zeros": async () => Buffer.alloc(1000),
  "a GIF's name and then a script": text(`GIF89a${script}`),
  "a JPEG's first bytes and then HTML": async () =>
    Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("<script>alert(1)</script>")]),
  "a RIFF that is a sound": text("RIFF\u0024\u0000\u0000\u0000WAVEfmt "),
  "half a JPEG": shortened(jpeg, 0.5),
  "the head of a JPEG": shortened(jpeg, 0.05),
  "half a PNG": shortened(() => png(300, 200), 0.5),
  "half a WebP": shortened(() => gradient(300, 200).webp().toBuffer(), 0.5),
  "half an AVIF": shortened(() => gradient(300, 200).avif().toBuffer(), 0.5),
  "a PNG that claims 200 megapixels": async () => claimingPng(20_000, 10_000),
  "a PNG that claims more pixels than numbers hold": async () =>
    claimingPng(2 ** 31 - 1, 2 ** 31 - 1),
  "a PNG of no width": async () => claimingPng(0, 10),
  "a PNG just above 4 megapixels": () => png(2049, 2048),
  "a JPEG of 5 megapixels": () => gradient(2500, 2000).jpeg().toBuffer(),
  "an animated GIF of large frames": async () =>
    Buffer.concat([Buffer.from("474946383961ffffffff800000000000ffffff", "hex"), Buffer.alloc(99)]),
  "a BMP": async () => bmp,
  "an ICO": async () => ico,
  "a TIFF": () => gradient(30, 20).tiff().toBuffer(),
  "raw pixels": () => gradient(30, 20).raw().toBuffer(),
};

/** Why some of them are refused, as message keys. */
export const REASONS: Readonly<
  Record<string, "pictureEmpty" | "pictureTooLarge" | "pictureDamaged">
> = {
  nothing: "pictureEmpty",
  "half a JPEG": "pictureDamaged",
  "the head of a JPEG": "pictureDamaged",
  "half a PNG": "pictureDamaged",
  "half a WebP": "pictureDamaged",
  "half an AVIF": "pictureDamaged",
  "a PNG that claims 200 megapixels": "pictureTooLarge",
  "a PNG just above 4 megapixels": "pictureTooLarge",
  "a JPEG of 5 megapixels": "pictureTooLarge",
};

/** All are stored clean. */
export const CLEAN: Record<string, Make> = {
  "a PNG": () => png(300, 200),
  "a PNG that lets through": () => gradient(300, 200, 4).png().toBuffer(),
  "a PNG of a palette": () => gradient(60, 40).png({ palette: true }).toBuffer(),
  "a gray PNG of 16 bits": () => gradient(60, 40).toColourspace("grey16").png().toBuffer(),
  "a JPEG": jpeg,
  "a JPEG short of its last byte": async () => (await jpeg()).subarray(0, -1),
  "a JPEG without its end marker": async () => (await jpeg()).subarray(0, -2),
  "a progressive JPEG": () => gradient(300, 200).jpeg({ progressive: true }).toBuffer(),
  "a gray JPEG": () => gradient(300, 200).greyscale().jpeg().toBuffer(),
  "a CMYK JPEG": () => gradient(300, 200).toColourspace("cmyk").jpeg().toBuffer(),
  "a WebP": () => gradient(300, 200).webp().toBuffer(),
  "a lossless WebP": () => gradient(300, 200).webp({ lossless: true }).toBuffer(),
  "a GIF": () => gradient(300, 200).gif().toBuffer(),
  "an AVIF": () => gradient(300, 200).avif().toBuffer(),
  "an animated GIF": () => animation().gif().toBuffer(),
  "an animated WebP": () => animation().webp().toBuffer(),
  "a GIF followed by a script": async () =>
    Buffer.concat([await gradient(30, 20).gif().toBuffer(), Buffer.from(script)]),
  "a PNG followed by a ZIP": async () =>
    Buffer.concat([await png(30, 20), Buffer.from("504b0304SECRET")]),
  "a JPEG with a place, an author and a color profile": () =>
    gradient(300, 200)
      .withIccProfile("p3")
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SECRET</x:xmpmeta>")
      .withExif({
        IFD0: { Copyright: "SECRET", ImageDescription: "SECRET" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .jpeg()
      .toBuffer(),
  "a JPEG with sixty thousand bytes of EXIF": () =>
    gradient(300, 200)
      .withExif({ IFD0: { ImageDescription: "SECRET".repeat(10_000) } })
      .jpeg()
      .toBuffer(),
};
