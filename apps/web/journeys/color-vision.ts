/** Measures how much two samples differ to players with a color vision deficiency. */
import type { Page } from "playwright-core";
import sharp from "sharp";

/** A part of the page, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A sample as painted on the page: its pixels, row by row, three channels (0..255) each. */
export interface Sample {
  group: string;
  name: string;
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Emulated vision deficiencies; the first sees no color at all. */
export const VISIONS = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"] as const;
type Vision = (typeof VISIONS)[number];

const CHANNELS = 3;
/** From this difference of a channel on, of 255, pixels differ: about a tenth of the range. */
const MIN_CHANGE = 24;

/** The position of every sample that must be distinguishable. */
function boxesOn(page: Page): Promise<(Box & { group: string; name: string })[]> {
  return page.locator("[data-group], .Toastify__toast").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // Toasts are the library's: their class contains their kind.
      const kind = /toast--(\w+)/.exec(element.className)?.[1] ?? "";
      const data = element instanceof HTMLElement ? element.dataset : {};
      const { group = "notice", name = kind } = data;
      return { group, name, left, top, width, height };
    }),
  );
}

/** Every sample on the page as seen with this vision deficiency. */
export async function samplesOn(page: Page, vision: Vision): Promise<Sample[]> {
  const boxes = await boxesOn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
  const shot = await page.screenshot({ animations: "disabled" });
  await devtools.detach();
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return boxes.map(({ group, name, ...box }) => {
    const [left, top] = [Math.round(box.left), Math.round(box.top)];
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    if (left + width > info.width || top + height > info.height || left < 0 || top < 0) {
      throw new Error(`${name} is not entirely visible.`);
    }
    const pixels = new Uint8Array(width * height * CHANNELS);
    for (let row = 0; row < height; row++) {
      const from = ((top + row) * info.width + left) * CHANNELS;
      pixels.set(data.subarray(from, from + width * CHANNELS), row * width * CHANNELS);
    }
    return { group, name, width, height, pixels };
  });
}

/** The share (0..1) of the larger sample's pixels that differ from the smaller sample. */
export function difference(first: Sample, second: Sample): number {
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  let differing = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (differsAt(first, second, x, y)) differing++;
  }
  return differing / (width * height);
}

function differsAt(first: Sample, second: Sample, x: number, y: number): boolean {
  const isInBoth =
    x < Math.min(first.width, second.width) && y < Math.min(first.height, second.height);
  if (!isInBoth) return false;
  for (let channel = 0; channel < CHANNELS; channel++) {
    const a = first.pixels[(y * first.width + x) * CHANNELS + channel] ?? 0;
    const b = second.pixels[(y * second.width + x) * CHANNELS + channel] ?? 0;
    if (Math.abs(a - b) >= MIN_CHANGE) return true;
  }
  return false;
}

export interface Pair {
  group: string;
  names: string;
  share: number;
}

/** Each pair within a group, the most similar first. */
export function pairsOf(looks: readonly Sample[]): Pair[] {
  return looks
    .flatMap((first, index) =>
      looks
        .slice(index + 1)
        .filter(({ group }) => group === first.group)
        .map((second) => ({
          group: first.group,
          names: `${first.name} | ${second.name}`,
          share: difference(first, second),
        })),
    )
    .sort((a, b) => a.share - b.share);
}
