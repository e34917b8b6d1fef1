import fc from "fast-check";
import { expect, it } from "vitest";
import { createSequencer } from "./message-sequencer.ts";

it("delivers each message once and in order, however often the connection is lost", () => {
  const cut = fc.record({ at: fc.nat(40), lost: fc.nat(6), late: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 5 }), (cuts) => {
      const delivered: number[] = [];
      const feed = createSequencer<{ seq: number }>(0, ({ seq }) => void delivered.push(seq));
      const total = 50;
      for (let seq = 1; seq <= total; seq++) {
        const here = cuts.find(({ at }) => at === seq);
        if (here === undefined) {
          feed.receive({ seq });
          continue;
        }
        // `lost` messages never arrive; `late` ones arrive while the missed ones are being read.
        const first = feed.last() + 1;
        seq = Math.min(total, seq + here.lost);
        feed.hold();
        const known = seq;
        for (let n = 0; n < here.late && seq < total; n++) feed.receive({ seq: ++seq });
        const missed = Array.from({ length: known - first + 1 }, (_, n) => ({ seq: first + n }));
        feed.fill(missed, known);
        feed.release();
      }
      expect(delivered).toEqual(Array.from({ length: delivered.length }, (_, n) => n + 1));
      expect(delivered).toHaveLength(feed.last());
    }),
  );
});

it("drops duplicates and late messages", () => {
  const delivered: number[] = [];
  const feed = createSequencer<{ seq: number }>(3, ({ seq }) => void delivered.push(seq));
  for (const seq of [2, 3, 4, 4, 6, 5]) feed.receive({ seq });
  expect(delivered).toEqual([4, 6]);
});

it("continues after numbers that were for other readers", () => {
  const delivered: number[] = [];
  const feed = createSequencer<{ seq: number }>(3, ({ seq }) => void delivered.push(seq));
  feed.hold();
  feed.receive({ seq: 9 });
  feed.receive({ seq: 12 });
  feed.fill([{ seq: 5 }], 10);
  expect(feed.last()).toBe(10);
  feed.release();
  expect(delivered).toEqual([5, 12]);
});
