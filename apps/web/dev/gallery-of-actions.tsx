import { useState } from "react";
import { AmountStepper } from "../features/ui/amount-stepper.tsx";
import { BeforeAfter } from "../features/ui/before-after.tsx";
import { ButtonPrice } from "../features/ui/button-price.tsx";
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
import {
  RICH_PURSE,
  SAMPLE_ODDS,
  SAMPLE_PLAYERS,
  SAMPLE_PURSE,
  SAMPLE_TEXTS,
  SAMPLE_YIELD,
} from "./samples.ts";

const SLIDER_MAX = 5000;

function Amounts() {
  const [many, setMany] = useState<number | null>(1);
  const [huge, setHuge] = useState<number | null>(RICH_PURSE.metal);
  return (
    <>
      <AmountStepper
        label={SAMPLE_TEXTS.howMany}
        value={many}
        onChange={setMany}
        max={140}
        last={25}
      />
      <AmountStepper label={SAMPLE_TEXTS.howManyFew} value={1} onChange={() => {}} max={1} />
      <AmountStepper
        label={SAMPLE_TEXTS.howManyNone}
        value={0}
        onChange={() => {}}
        max={0}
        reason={SAMPLE_TEXTS.noSlots}
      />
      <AmountStepper
        label={SAMPLE_TEXTS.howManyHuge}
        value={huge}
        onChange={setHuge}
        max={RICH_PURSE.metal}
        step={100}
        last={RICH_PURSE.energy}
      />
    </>
  );
}

export function GalleryOfActions() {
  const [stake, setStake] = useState(1200);
  const [player, setPlayer] = useState<string | null>(null);
  const [order, setOrder] = useState<string>(SAMPLE_TEXTS.menu);
  const items = SAMPLE_TEXTS.menuItems.map((label) => ({
    id: label,
    label,
    onSelect: () => setOrder(label),
  }));
  return (
    <>
      <Group title={SAMPLE_TEXTS.amounts}>
        <Amounts />
      </Group>
      <Group title={SAMPLE_TEXTS.controls}>
        <div className="flex flex-wrap gap-3">
          <ConfirmButton
            text={SAMPLE_TEXTS.abandon}
            question={{
              title: SAMPLE_TEXTS.abandonTitle,
              text: SAMPLE_TEXTS.abandonText,
              verb: SAMPLE_TEXTS.abandonVerb,
            }}
            onConfirm={() => {}}
          />
          <Tooltip text={SAMPLE_TEXTS.tip}>
            <button type="button" className="btn">
              {SAMPLE_TEXTS.tipOf}
            </button>
          </Tooltip>
          <Menu
            items={[
              ...items,
              { id: "off", label: SAMPLE_TEXTS.menuDisabled, onSelect: () => {}, disabled: true },
            ]}
          >
            {order}
          </Menu>
        </div>
        <ComboBox
          label={SAMPLE_TEXTS.player}
          items={SAMPLE_PLAYERS}
          value={player}
          onChange={setPlayer}
        />
        <Slider
          label={SAMPLE_TEXTS.stakeLabel}
          value={stake}
          onChange={setStake}
          max={SLIDER_MAX}
          step={100}
          text={(value) => SAMPLE_TEXTS.stake(exactNumber(value))}
        />
      </Group>
    </>
  );
}

/** Previews of an action: its cost, its effects and its possible outcomes. */
export function GalleryOfPreviews() {
  return (
    <>
      <Group title={SAMPLE_TEXTS.prices}>
        <PriceTile
          price={{ metal: 50, energy: 100 }}
          have={SAMPLE_PURSE}
          yieldPerDig={SAMPLE_YIELD}
          count={3}
        />
        <PriceTile
          price={{ metal: 500, energy: 500 }}
          have={SAMPLE_PURSE}
          yieldPerDig={SAMPLE_YIELD}
        />
        <PriceTile
          price={{ metal: 0, energy: 20_000 }}
          have={SAMPLE_PURSE}
          yieldPerDig={SAMPLE_YIELD}
        />
        <PriceTile
          price={{ metal: 123_456_789_000, energy: 1_000_000 }}
          have={RICH_PURSE}
          yieldPerDig={SAMPLE_YIELD}
        />
        <PriceTile price={{ metal: 0, energy: 0 }} have={SAMPLE_PURSE} yieldPerDig={SAMPLE_YIELD} />
        <button type="button" className="btn btn-ember">
          {SAMPLE_TEXTS.buy}
          <ButtonPrice price={{ metal: 50, energy: 100 }} have={SAMPLE_PURSE} />
        </button>
        <button type="button" className="btn" aria-disabled={true}>
          {SAMPLE_TEXTS.buy}
          <ButtonPrice
            price={{ metal: 500, energy: 500 }}
            have={SAMPLE_PURSE}
            yieldPerDig={SAMPLE_YIELD}
          />
        </button>
      </Group>
      <Group title={SAMPLE_TEXTS.gains}>
        <GainLines
          lines={[
            { kind: "metal", amount: 57, word: "metal" },
            { kind: "energy", amount: -120, word: "energy" },
            { kind: "unit", amount: 3, word: SAMPLE_TEXTS.pikemen },
            { kind: "slots", amount: -1_234_567_890, word: SAMPLE_TEXTS.slots },
            { kind: "candle", amount: -1, word: SAMPLE_TEXTS.candle },
          ]}
        />
        <BeforeAfter
          lines={[
            { word: SAMPLE_TEXTS.power, before: 120, after: 135 },
            { word: SAMPLE_TEXTS.slots, before: 20_000, after: 19_400 },
            { word: SAMPLE_TEXTS.longName, before: 98_765_432_109, after: 98_765_432_109 },
          ]}
        />
      </Group>
      <Group title={SAMPLE_TEXTS.odds}>
        <OddsBar
          label={SAMPLE_TEXTS.cave}
          segments={SAMPLE_ODDS}
          expected={SAMPLE_TEXTS.caveExpected}
        />
        <OddsBar
          label={SAMPLE_TEXTS.sure}
          segments={[{ id: "one", label: SAMPLE_TEXTS.one, share: 1, tone: "good" }]}
        />
      </Group>
    </>
  );
}
