import type { Status } from "@emberlode/contract";
import { armyBalance, armyPower, type Side, UNITS, unitPurchase, usedSlots } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { Amount } from "../ui/amount.tsx";
import { type GuidedItem, guidedAtom } from "../ui/guided-item.tsx";
import { Icon } from "../ui/icon.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { armyOf, buyerOf, unitsText } from "./army.ts";
import { type RequestedTech, TechList } from "./tech-list.tsx";
import { type UnitDraft, UnitList } from "./unit-list.tsx";
import { withUnits } from "./use-army.ts";

const tArmy = await messages("army");
const tControls = await messages("controls");
const tDesks = await messages("desks");

/** A purchase that the player has chosen and can make. */
interface ChosenPurchase {
  /** The status after it. */
  status: Status;
  /** "4 Pikemen". */
  text: string;
}

interface PowerDialProps {
  status: Status;
  /** Null while no purchase is chosen or possible. */
  after: ChosenPurchase | null;
}

/** Attack's share of total power, 0..1; 0.5 without any units. */
function attackShare(status: Status): number {
  const { countedAttack, countedDefense } = armyBalance(armyOf(status));
  const counted = countedAttack + countedDefense;
  return counted === 0 ? 0.5 : countedAttack / counted;
}

/** The balance between both sides, with the zone where power counts in full. */
function Scale({ status, after }: { status: Status; after: Status | null }) {
  const { countedAttack, countedDefense } = armyBalance(armyOf(status));
  const place = (share: number) => ({ left: `${share * 100}%` });
  return (
    <div
      className="dial"
      role="img"
      aria-label={tArmy("dial.label", {
        attack: exactNumber(countedAttack),
        defense: exactNumber(countedDefense),
      })}
    >
      <span>{tArmy("dial.defense")}</span>
      <div className="dial-track">
        <i className="dial-zone" title={tArmy("dial.zone")} />
        {after !== null && <i className="dial-then" style={place(attackShare(after))} />}
        <i className="dial-now" style={place(attackShare(status))} />
      </div>
      <span>{tArmy("dial.attack")}</span>
    </div>
  );
}

/** How much of the power counts (spec §4). Units whose power is zero count in part. */
type Counted = "nothing" | "part" | "whole";

/** Whether power counts in full, else what is missing; "nothing" without units. */
function verdict(status: Status): { counted: Counted; text: string } {
  const army = armyOf(status);
  const { countedAttack, countedDefense, missing } = armyBalance(army);
  if (countedAttack + countedDefense === 0) {
    return usedSlots(army) > 0
      ? { counted: "part", text: tArmy("dial.uncounted") }
      : { counted: "nothing", text: tArmy("dial.empty") };
  }
  if (missing === 0) return { counted: "whole", text: tArmy("dial.whole") };
  const weaker = tArmy(`dial.sides.${countedAttack < countedDefense ? "attack" : "defense"}`);
  return {
    counted: "part",
    text: tArmy("dial.halved", { side: weaker, missing: exactNumber(missing) }),
  };
}

/** Whether power counts in full, now or after the chosen purchase. */
function PowerDial({ status, after }: PowerDialProps) {
  const { counted, text } = verdict(after?.status ?? status);
  return (
    <section className="power-dial" aria-label={tArmy("dial.title")}>
      <Scale status={status} after={after?.status ?? null} />
      <p className="dial-verdict" data-whole={counted === "whole" || undefined}>
        {counted !== "nothing" && (
          <Icon name={counted === "whole" ? "check" : "ban"} className="size-4 flex-none" />
        )}
        <span>
          {after !== null && <b>{tArmy("dial.withBought", { text: after.text })}: </b>}
          {text}
        </span>
      </p>
    </section>
  );
}

/** The side's power, total power and free slots: now, and after the chosen purchase. */
function ArmyState({ status, after, side }: PowerDialProps & { side: Side }) {
  const now = armyPower(armyOf(status));
  const then = armyPower(armyOf(after?.status ?? status));
  const figures = [
    { word: tArmy(`dial.${side}`), before: now[side], later: then[side] },
    { word: tArmy("dial.total"), before: now.total, later: then.total },
    {
      word: tArmy("dial.slots"),
      before: status.slots,
      later: after?.status.slots ?? status.slots,
      isSpent: true,
    },
  ];
  return (
    <span className="army-state">
      {figures.map(({ word, before, later, isSpent = false }) => (
        <span key={word}>
          {word} <Amount value={before} />
          {later !== before && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> {tControls("gains.to")} </span>
              <b data-worse={(later < before && !isSpent) || undefined}>
                <Amount value={later} />
              </b>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

type ArmyTab = "units" | "tech";

const tabOf = (item: GuidedItem): ArmyTab => (item.split(".", 1)[0] === "tech" ? "tech" : "units");

/** The tab that was last asked for: by a locked unit, or by a button that led to a row. */
function useTabRequest() {
  const guided = useAtomValue(guidedAtom);
  const requested = guided?.isRequested === true ? guided.item : null;
  const [request, setRequest] = useState({ id: "units" as ArmyTab, times: 0 });
  const [seen, setSeen] = useState<GuidedItem | null>(null);
  const open = (id: ArmyTab) => setRequest({ id, times: request.times + 1 });
  if (requested !== seen) {
    setSeen(requested);
    if (requested !== null) open(tabOf(requested));
  }
  return { request, open };
}

/** Units and techs of one side (spec §2, attack and defense popups). */
function SideDesk({ id, payload, side }: DeskContentProps & { side: Side }) {
  const [draft, setDraft] = useState<UnitDraft | null>(null);
  const [requested, setRequested] = useState<RequestedTech | null>(null);
  const tab = useTabRequest();
  const { user } = payload;
  const { status } = user;
  const order =
    draft === null || draft.count === null
      ? null
      : { side, index: draft.index, count: draft.count };
  const isPossible = order !== null && unitPurchase(buyerOf(status), order).ok;
  const unit = order && UNITS[side][order.index];
  const after: ChosenPurchase | null =
    isPossible && unit
      ? {
          status: withUnits(status, order),
          text: unitsText(unit, order.count),
        }
      : null;
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={<ArmyState status={status} after={after} side={side} />}
      footer={<PowerDial status={status} after={after} />}
    >
      <Tabs
        label={tArmy("tabs.label")}
        className="army-tabs"
        initial={tab.request.id}
        openRequest={tab.request}
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
                onTech={(index) => {
                  setRequested({ index, times: (requested?.times ?? 0) + 1 });
                  tab.open("tech");
                }}
              />
            ),
          },
          {
            id: "tech",
            label: tArmy("tabs.tech"),
            panel: <TechList side={side} user={user} requested={requested} />,
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
