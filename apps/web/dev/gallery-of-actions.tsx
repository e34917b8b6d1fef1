import { useState } from "react";
import { AmountStepper } from "../features/ui/amount-stepper.tsx";
import { BeforeAfter } from "../features/ui/before-after.tsx";
import { ComboBox } from "../features/ui/combo-box.tsx";
import { ConfirmButton } from "../features/ui/confirm-button.tsx";
import { GainLines } from "../features/ui/gain-lines.tsx";
import { Menu } from "../features/ui/menu.tsx";
import { OddsBar } from "../features/ui/odds-bar.tsx";
import { PriceTile } from "../features/ui/price-tile.tsx";
import { Slider } from "../features/ui/slider.tsx";
import { Tooltip } from "../features/ui/tooltip.tsx";
import { exactNumber } from "../lib/numbers.ts";
import { Group } from "./group.tsx";
import { ODDS, PLAYERS, PURSE, RICH, TEXTS, YIELD } from "./samples.ts";

const SLIDER_MAX = 5000;

function Amounts() {
  const [many, setMany] = useState<number | null>(1);
  const [huge, setHuge] = useState<number | null>(RICH.metal);
  return (
    <>
      <AmountStepper label={TEXTS.howMany} value={many} onChange={setMany} max={140} last={25} />
      <AmountStepper label={TEXTS.howManyFew} value={1} onChange={() => {}} max={1} />
      <AmountStepper
        label={TEXTS.howManyNone}
        value={0}
        onChange={() => {}}
        max={0}
        reason={TEXTS.noSlots}
      />
      <AmountStepper
        label={TEXTS.howManyHuge}
        value={huge}
        onChange={setHuge}
        max={RICH.metal}
        step={100}
        last={RICH.energy}
      />
    </>
  );
}

export function GalleryOfActions() {
  const [stake, setStake] = useState(1200);
  const [player, setPlayer] = useState<string | null>(null);
  const [order, setOrder] = useState<string>(TEXTS.menu);
  const items = TEXTS.menuItems.map((label) => ({
    id: label,
    label,
    onSelect: () => setOrder(label),
  }));
  return (
    <>
      <Group title={TEXTS.amounts}>
        <Amounts />
      </Group>
      <Group title={TEXTS.controls}>
        <div className="flex flex-wrap gap-3">
          <ConfirmButton
            text={TEXTS.abandon}
            question={{
              title: TEXTS.abandonTitle,
              text: TEXTS.abandonText,
              verb: TEXTS.abandonVerb,
            }}
            onConfirm={() => {}}
          />
          <Tooltip text={TEXTS.tip}>
            <button type="button" className="btn">
              {TEXTS.tipOf}
            </button>
          </Tooltip>
          <Menu
            items={[
              ...items,
              { id: "off", label: TEXTS.menuOff, onSelect: () => {}, disabled: true },
            ]}
          >
            {order}
          </Menu>
        </div>
        <ComboBox label={TEXTS.player} items={PLAYERS} value={player} onChange={setPlayer} />
        <Slider
          label={TEXTS.stakeLabel}
          value={stake}
          onChange={setStake}
          max={SLIDER_MAX}
          step={100}
          text={(value) => TEXTS.stake(exactNumber(value))}
        />
      </Group>
    </>
  );
}

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
        <OddsBar label={TEXTS.cave} segments={ODDS} expected={TEXTS.caveExpected} />
        <OddsBar
          label={TEXTS.sure}
          segments={[{ id: "one", label: TEXTS.one, share: 1, tone: "good" }]}
        />
      </Group>
    </>
  );
}
