type Pixels = Uint8ClampedArray | readonly number[];

const CHANNELS = 4;
const LUMA = [0.2126, 0.7152, 0.0722] as const;
const SEARCH_STEPS = 8;

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const clamp = (value: number): number => Math.max(0, Math.min(255, value));

/** Mean relative luminance of pixels (RGBA), 0..1, under a veil of a colour. */
export function meanLuminance(pixels: Pixels, veil: readonly number[] = [], share = 0): number {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += CHANNELS) {
    LUMA.forEach((weight, channel) => {
      const value = pixels[i + channel] ?? 0;
      sum += weight * toLinear(value * (1 - share) + (veil[channel] ?? 0) * share);
    });
  }
  return sum / (pixels.length / CHANNELS);
}

/**
 * The colour of a veil of the given share (0..1) that hides part of a picture without making the
 * whole brighter or darker: a picture may change as often as it likes under it, nothing flashes.
 */
export function veilColour(pixels: Pixels, share: number): [number, number, number] {
  const mean = LUMA.map((_, channel) => {
    let sum = 0;
    for (let i = channel; i < pixels.length; i += CHANNELS) sum += pixels[i] ?? 0;
    return sum / (pixels.length / CHANNELS);
  });
  const wanted = meanLuminance(pixels);
  const lit = (by: number): [number, number, number] => {
    const [red = 0, green = 0, blue = 0] = mean.map((value) => Math.round(clamp(value * by)));
    return [red, green, blue];
  };
  let [low, high] = [0.5, 4];
  for (let i = 0; i < SEARCH_STEPS; i++) {
    const middle = (low + high) / 2;
    if (meanLuminance(pixels, lit(middle), share) < wanted) low = middle;
    else high = middle;
  }
  return lit((low + high) / 2);
}
