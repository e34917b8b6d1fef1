import { SIDES, UNITS } from "@emberlode/game";
import { useEffect } from "react";
import { toast } from "react-toastify/unstyled";
import { UnitIcon } from "../features/army/army-icons.tsx";
import { BattleBadge } from "../features/battles/battle-head.tsx";
import { GainLines } from "../features/ui/gain-lines.tsx";
import { ListRow, ListRows } from "../features/ui/list-row.tsx";
import { OutcomeBox } from "../features/ui/outcome-line.tsx";
import { Toasts } from "../features/ui/toasts.tsx";
import { messages } from "../lib/messages.ts";
import { Distinct, Group } from "./group.tsx";
import { TEXTS } from "./samples.ts";

const t = await messages("battles");
const tCatalogue = await messages("catalogue");

const KEPT = { autoClose: false } as const;

/** Results of fights and actions, and toasts; all with the same text where they have any. */
export function DistinctOutcomes() {
  useEffect(() => {
    const text = TEXTS.outcome;
    toast.success(text, { ...KEPT, toastId: "success" });
    toast.error(text, { ...KEPT, toastId: "error" });
    toast(text, { ...KEPT, toastId: "news" });
  }, []);
  return (
    <Group title={TEXTS.outcomes}>
      <div className="distinct-rows">
        {[true, false].map((won) => (
          <Distinct key={String(won)} group="end of a fight" name={won ? "won" : "lost"}>
            <BattleBadge won={won} text={won ? t("won") : t("lost")} />
          </Distinct>
        ))}
        {([1, -1] as const).map((sign) => (
          <Distinct key={sign} group="line" name={sign > 0 ? "gain" : "loss"}>
            <GainLines lines={[{ kind: "metal", amount: sign * 57, word: "metal" }]} />
          </Distinct>
        ))}
        {(["done", "refused"] as const).map((tone) => (
          <Distinct
            key={tone}
            group="outcome of an action"
            name={tone}
            className="distinct-outcome"
          >
            <OutcomeBox tone={tone} text={TEXTS.outcome} />
          </Distinct>
        ))}
      </div>
      <Toasts />
    </Group>
  );
}

/** The head of every unit's row, bought and locked. */
export function DistinctInArmy() {
  return (
    <Group title={TEXTS.armyRows}>
      {SIDES.map((side) => (
        <ListRows key={side} label={side}>
          {UNITS[side].map(({ id }, index) => (
            <ListRow
              key={id}
              icon={
                <Distinct group="row of the army" name={tCatalogue(`units.${id}`)}>
                  <UnitIcon side={side} index={index} />
                </Distinct>
              }
              title={tCatalogue(`units.${id}`)}
            />
          ))}
        </ListRows>
      ))}
    </Group>
  );
}
