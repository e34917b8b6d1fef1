import { BeforeAfter } from "../features/ui/before-after.tsx";
import { GainLines } from "../features/ui/gain-lines.tsx";
import { OddsBar } from "../features/ui/odds-bar.tsx";
import { PriceTile } from "../features/ui/price-tile.tsx";
import { Group } from "./group.tsx";
import { ODDS, PURSE, RICH, TEXTS, YIELD } from "./samples.ts";

/** Previews of an action: its cost, its effects and its possible outcomes. */
export function GalleryOfPreviews() {
  return (
    <>
      <Group title={TEXTS.prices}>
        <PriceTile price={{ metal: 50, energy: 100 }} have={PURSE} yieldPerDig={YIELD} count={3} />
        <PriceTile price={{ metal: 500, energy: 500 }} have={PURSE} yieldPerDig={YIELD} />
        <PriceTile price={{ metal: 0, energy: 20_000 }} have={PURSE} yieldPerDig={YIELD} />
        <PriceTile
          price={{ metal: 123_456_789_000, energy: 1_000_000 }}
          have={RICH}
          yieldPerDig={YIELD}
        />
        <PriceTile price={{ metal: 0, energy: 0 }} have={PURSE} yieldPerDig={YIELD} />
      </Group>
      <Group title={TEXTS.gains}>
        <GainLines
          lines={[
            { kind: "metal", amount: 57, word: "metal" },
            { kind: "energy", amount: -120, word: "energy" },
            { kind: "unit", amount: 3, word: TEXTS.pikemen },
            { kind: "slots", amount: -1_234_567_890, word: TEXTS.slots },
            { kind: "candle", amount: -1, word: TEXTS.candle },
          ]}
        />
        <BeforeAfter
          lines={[
            { word: TEXTS.power, before: 120, after: 135 },
            { word: TEXTS.slots, before: 20_000, after: 19_400 },
            { word: TEXTS.longName, before: 98_765_432_109, after: 98_765_432_109 },
          ]}
        />
      </Group>
      <Group title={TEXTS.odds}>
        <OddsBar label={TEXTS.cave} parts={ODDS} expected={TEXTS.caveExpected} />
        <OddsBar
          label={TEXTS.sure}
          parts={[{ id: "one", label: TEXTS.one, share: 1, tone: "good" }]}
        />
      </Group>
    </>
  );
}
