import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { inkOf } from "./ink.ts";
import { paintWorld, type WorldScene } from "./paint-world.ts";
import type { Size } from "./viewport.ts";

/** An element's size in CSS pixels, kept up to date. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** Draws the scene on a canvas, at most once per frame. */
export function useCanvas(canvas: RefObject<HTMLCanvasElement | null>, scene: WorldScene): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = canvas.current;
      const pen = element?.getContext("2d");
      if (!element || !pen) return;
      const { width, height } = scene.size;
      const ratio = window.devicePixelRatio;
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (element.width !== wide) element.width = wide;
      if (element.height !== high) element.height = high;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintWorld(pen, inkOf(element), scene);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, scene]);
}
