import { useState } from "react";
import { AmountStepper } from "../features/ui/amount-stepper.tsx";
import { ComboBox } from "../features/ui/combo-box.tsx";
import { ConfirmButton } from "../features/ui/confirm-button.tsx";
import { Menu } from "../features/ui/menu.tsx";
import { Slider } from "../features/ui/slider.tsx";
import { Tooltip } from "../features/ui/tooltip.tsx";
import { exactNumber } from "../lib/numbers.ts";
import { Group } from "./group.tsx";
import { PLAYERS, RICH, TEXTS } from "./samples.ts";

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
          label={TEXTS.bet}
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
