import type { LoginPayload } from "@emberlode/contract";
import { mostUnits, type Side, type UnitInfo, unitPurchase } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtomValue } from "jotai";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { buyerOf, meanDig, shortText, unitsText } from "./army.ts";
import { lastAmountsAtom } from "./last-amounts-atom.ts";
import { UnitDetails } from "./unit-details.tsx";
import { UnitFigures } from "./unit-figures.tsx";
import { UnitIcon } from "./unit-icon.tsx";
import type { LastOpponent } from "./use-army.ts";

const tArmy = await messages("army");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

/** The amount typed for a unit. */
export interface Draft {
  index: number;
  /** Null while the text is not a valid amount. */
  count: number | null;
}

interface UnitRowProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  user: LoginPayload["user"];
  opponent: LastOpponent | null;
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
  pending: boolean;
  onBuy: (count: number) => void;
}

/** Why not even one can be bought, with everything that is missing; undefined if one can. */
function reasonOf({ side, index, unit, user }: UnitRowProps): string | undefined {
  const one = unitPurchase(buyerOf(user.status), { type: side, index, unit: 1 });
  if (one.ok) return undefined;
  const missing = Math.ceil(unit.slots - user.status.slots);
  const slots = missing > 0 ? errorText(tErrors, "NOT_ENOUGH_SLOTS", { slots: missing }) : null;
  const short = [shortText(unit, user.status, meanDig(user)), slots].flatMap((text) => text ?? []);
  return short.length === 0 ? errorText(tErrors, one.code) : short.join(". ");
}

/** A unit for sale: its figures, the amount, and the purchase (spec §2). */
export function UnitRow(props: UnitRowProps) {
  const { side, index, unit, user, opponent, draft, onDraft, pending, onBuy } = props;
  const last = useAtomValue(lastAmountsAtom)[unit.id] ?? null;
  const most = mostUnits(buyerOf(user.status), side, index);
  const wanted = draft === null ? 1 : draft.count;
  const count = wanted === null ? null : Math.min(wanted, Math.max(0, most));
  const reasonId = useId();
  const reason = reasonOf(props);
  const off = pending || most < 1;
  return (
    <ListRow
      icon={<UnitIcon side={side} index={index} />}
      title={tCatalogue(`units.${unit.id}`)}
      meta={<UnitFigures side={side} index={index} unit={unit} status={user.status} />}
    >
      <form
        className="unit-buy"
        onSubmit={(event) => {
          event.preventDefault();
          if (!off && count !== null) onBuy(count);
        }}
      >
        <AmountStepper
          label={tArmy("howMany", { unit: tCatalogue(`units.${unit.id}`) })}
          value={count}
          onChange={(value) => onDraft({ index, count: value })}
          max={most}
          last={last}
          isNative={true}
          reasonId={reasonId}
          {...(reason !== undefined && { reason })}
        />
        <button
          type="submit"
          className="btn btn-ember"
          aria-disabled={off}
          aria-label={tArmy("buyUnits", { units: unitsText(unit, count ?? 0) })}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onFocus={() => most >= 1 && onDraft({ index, count })}
        >
          {tArmy("buy")}
        </button>
      </form>
      <UnitDetails
        side={side}
        index={index}
        unit={unit}
        user={user}
        count={Math.max(1, count ?? 1)}
        opponent={opponent}
      />
    </ListRow>
  );
}
