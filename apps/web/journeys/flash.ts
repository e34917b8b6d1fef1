/** Measures how often the brightness of a part of a page swings during an action. */
import type { Page } from "playwright-core";
import { type LuminanceSample, mostPerSecond, swingTimes } from "./swings.ts";

/** A part of the viewport, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SwingReport {
  /** The most swings within any one second; WCAG 2.3.1 allows three flashes. */
  mostPerSecond: number;
  swings: number;
  /** Number of frames painted; the browser sends none while nothing changes. */
  frames: number;
  seconds: number;
}

interface Frame {
  data: string;
  at: number;
}

/** Size to which frames are reduced, since only their mean counts. */
const FRAME_SIZE = 320;

async function clipOf(page: Page, selectorOrClip: string | Clip): Promise<Clip> {
  if (typeof selectorOrClip !== "string") return selectorOrClip;
  const box = await page.locator(selectorOrClip).first().boundingBox();
  if (box === null) throw new Error(`${selectorOrClip} is not on the page.`);
  return box;
}

/** Records every frame that a page paints while an action runs. */
async function record(page: Page, action: () => Promise<unknown>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp ?? Date.now() / 1000 });
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await devtools.send("Page.startScreencast", {
    format: "jpeg",
    quality: 80,
    maxWidth: FRAME_SIZE,
    maxHeight: FRAME_SIZE,
    everyNthFrame: 1,
  });
  await action();
  await devtools.send("Page.stopScreencast");
  await devtools.detach();
  return frames;
}

/** Mean relative luminance of a part of each frame, decoded in a page of its own. */
async function luminanceOf(
  page: Page,
  frames: readonly Frame[],
  clip: Clip,
): Promise<LuminanceSample[]> {
  const viewport = page.viewportSize();
  if (viewport === null) throw new Error("The page has no viewport.");
  const decoder = await page.context().newPage();
  try {
    return await decoder.evaluate(
      async ({ frames, clip, viewport }) => {
        const canvas = document.createElement("canvas");
        const pen = canvas.getContext("2d", { willReadFrequently: true });
        if (pen === null) throw new Error("There is no 2D context.");
        const linear = Array.from({ length: 256 }, (_, value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const samples: { at: number; luminance: number }[] = [];
        for (const { data, at } of frames) {
          const image = new Image();
          image.src = `data:image/jpeg;base64,${data}`;
          await image.decode();
          const scale = image.naturalWidth / viewport.width;
          const [width, height] = [Math.round(clip.width * scale), Math.round(clip.height * scale)];
          canvas.width = width;
          canvas.height = height;
          pen.drawImage(image, -clip.x * scale, -clip.y * scale);
          const { data: pixels } = pen.getImageData(0, 0, width, height);
          let sum = 0;
          for (let i = 0; i < pixels.length; i += 4) {
            sum += 0.2126 * (linear[pixels[i] ?? 0] ?? 0);
            sum += 0.7152 * (linear[pixels[i + 1] ?? 0] ?? 0);
            sum += 0.0722 * (linear[pixels[i + 2] ?? 0] ?? 0);
          }
          samples.push({ at, luminance: sum / (pixels.length / 4) });
        }
        return samples;
      },
      { frames: [...frames], clip, viewport },
    );
  } finally {
    await decoder.close();
  }
}

/** Counts the swings (10% or more) of the mean luminance of a part of a page during an action. */
export async function luminanceSwings(
  page: Page,
  selectorOrClip: string | Clip,
  action: () => Promise<unknown>,
): Promise<SwingReport> {
  const clip = await clipOf(page, selectorOrClip);
  const began = Date.now();
  const frames = await record(page, action);
  const seconds = (Date.now() - began) / 1000;
  const times = swingTimes(await luminanceOf(page, frames, clip));
  return {
    mostPerSecond: mostPerSecond(times),
    swings: times.length,
    frames: frames.length,
    seconds,
  };
}
