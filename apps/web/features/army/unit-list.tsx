import type { LoginPayload } from "@emberlode/contract";
import { hasTechFor, type Side, UNITS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { ListRows } from "../ui/list-row.tsx";
import { buyerOf } from "./army.ts";
import { LockedUnit } from "./locked-unit.tsx";
import { type Draft, UnitRow } from "./unit-row.tsx";
import { useBuyUnits, useLastOpponent } from "./use-army.ts";

const t = await messages("army");

interface UnitListProps {
  side: Side;
  user: LoginPayload["user"];
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  /** Links to the tech at an index (0..9). */
  onTech: (index: number) => void;
}

/** The ten units of a side; locked ones keep their place. */
export function UnitList({ side, user, draft, onDraft, onTech }: UnitListProps) {
  const buy = useBuyUnits();
  const opponent = useLastOpponent(side);
  const buyer = buyerOf(user.status);
  return (
    <>
      <p className="unit-note">{t("figuresNote")}</p>
      <ListRows label={t(`units.${side}`)}>
        {UNITS[side].map((unit, index) =>
          hasTechFor(buyer, side, index) ? (
            <UnitRow
              key={unit.id}
              side={side}
              index={index}
              unit={unit}
              user={user}
              opponent={opponent}
              draft={draft?.index === index ? draft : null}
              onDraft={onDraft}
              pending={buy.isPending}
              onBuy={(count) => {
                onDraft(null);
                buy.mutate({ type: side, index, unit: count });
              }}
            />
          ) : (
            <LockedUnit
              key={unit.id}
              side={side}
              index={index}
              unit={unit}
              user={user}
              opponent={opponent}
              onTech={onTech}
            />
          ),
        )}
      </ListRows>
    </>
  );
}
