import { type Side, UNITS, unitPurchase } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";

import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { Tabs } from "../ui/tabs.tsx";
import { buyerOf, unitsText } from "./army.ts";
import { PowerDial } from "./power-dial.tsx";
import { type AskedTech, TechList } from "./tech-list.tsx";
import { UnitList } from "./unit-list.tsx";
import type { Draft } from "./unit-row.tsx";
import { withUnits } from "./use-army.ts";

const tArmy = await messages("army");
const tDesks = await messages("desks");

/** Units and techs of one side (spec §2, attack and defense popups). */
function SideDesk({ id, payload, side }: DeskContentProps & { side: Side }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [asked, setAsked] = useState<AskedTech | null>(null);
  const { user } = payload;
  const { status } = user;
  const order =
    draft === null || draft.count === null
      ? null
      : { type: side, index: draft.index, unit: draft.count };
  const possible = order !== null && unitPurchase(buyerOf(status), order).ok;
  const unit = order && UNITS[side][order.index];
  const after =
    possible && unit
      ? {
          status: withUnits(status, order),
          text: unitsText(unit, order.unit),
        }
      : null;
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={side === "defense" ? tArmy("lead.defense") : undefined}
      footer={<PowerDial status={status} after={after} side={side} />}
    >
      <Tabs
        label={tArmy("tabs.label")}
        className="army-tabs"
        asked={{ id: "tech", times: asked?.times ?? 0 }}
        tabs={[
          {
            id: "units",
            label: tArmy("tabs.units"),
            panel: (
              <UnitList
                side={side}
                user={user}
                draft={draft}
                onDraft={setDraft}
                onTech={(index) => setAsked({ index, times: (asked?.times ?? 0) + 1 })}
              />
            ),
          },
          {
            id: "tech",
            label: tArmy("tabs.tech"),
            panel: <TechList side={side} user={user} asked={asked} />,
          },
        ]}
      />
    </Desk>
  );
}

export default function ArmyDesk(props: DeskContentProps) {
  const side = props.id === "army.defense" ? "defense" : "attack";
  return <SideDesk key={side} {...props} side={side} />;
}
