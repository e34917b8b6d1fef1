/** Measures in a page how long what a key sets off takes to be painted. */
import type { Page } from "playwright-core";

/** Milliseconds from the key to the painting of each thing that was looked for. */
export type Laps = Readonly<Record<string, number>>;

declare global {
  interface Window {
    stopwatch: {
      /** A key came, at this time of the page's clock. */
      start(at: number): void;
      /** Something that the last key set off is in the page; noted once, when it is painted. */
      shows(what: string): void;
      take(): Laps[];
    };
  }
}

function install(): void {
  const all: { began: number; laps: Record<string, number>; seen: Set<string> }[] = [];
  window.stopwatch = {
    start: (began) => void all.push({ began, laps: {}, seen: new Set() }),
    shows(what) {
      const current = all.at(-1);
      if (current === undefined || current.seen.has(what)) return;
      current.seen.add(what);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          current.laps[what] = performance.now() - current.began;
        };
        port2.postMessage(0);
      });
    },
    take: () => all.splice(0).map(({ laps }) => laps),
  };
}

/** Puts the watch into the page that is open. */
export async function installStopwatch(page: Page): Promise<void> {
  // The runner's compiler wraps named functions in a helper that the page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(install);
}

/** What was measured since the last time, one entry a key. */
export function takeLaps(page: Page): Promise<Laps[]> {
  return page.evaluate(() => window.stopwatch.take());
}

/** "median 12 ms, worst 30 ms (16 of 16)"; the last says how often there was anything to measure. */
export function summary(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const at = (share: number) => Math.round(known[Math.floor((known.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms (${known.length} of ${values.length})`;
}
