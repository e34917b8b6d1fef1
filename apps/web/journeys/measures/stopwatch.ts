/** Measures in a page how long the effects of a key press take to be painted. */
import type { Page } from "playwright-core";

/** Milliseconds from the key press until each effect was painted. */
export type Laps = Readonly<Record<string, number>>;

declare global {
  interface Window {
    stopwatch: {
      /** A key was pressed, at this time of the page's clock. */
      start(at: number): void;
      /** Records, once, when an effect of the last key press that is in the page is painted. */
      mark(what: string): void;
      take(): Laps[];
    };
  }
}

function install(): void {
  const all: { pressedAt: number; laps: Record<string, number>; seen: Set<string> }[] = [];
  window.stopwatch = {
    start: (pressedAt) => void all.push({ pressedAt, laps: {}, seen: new Set() }),
    mark(what) {
      const current = all.at(-1);
      if (current === undefined || current.seen.has(what)) return;
      current.seen.add(what);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          current.laps[what] = performance.now() - current.pressedAt;
        };
        port2.postMessage(0);
      });
    },
    take: () => all.splice(0).map(({ laps }) => laps),
  };
}

/** Installs the stopwatch in the open page. */
export async function installStopwatch(page: Page): Promise<void> {
  // The runner's compiler wraps named functions in a helper that the page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(install);
}

/** The measurements since the last call, one entry per key press. */
export function takeLaps(page: Page): Promise<Laps[]> {
  return page.evaluate(() => window.stopwatch.take());
}

/** "median 12 ms, worst 30 ms (16 of 16)": the latter is how many values there were. */
export function summary(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const at = (share: number) => Math.round(known[Math.floor((known.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms (${known.length} of ${values.length})`;
}
