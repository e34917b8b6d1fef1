import type { LoginPayload } from "@emberlode/contract";
import {
  type Amounts,
  hasTechFor,
  maxUnits,
  missingAmounts,
  type Side,
  TECHS,
  UNITS,
  type UnitInfo,
  unitPurchase,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { techName } from "@emberlode/messages/tech-name";
import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { meanDig } from "../field/mean-dig.ts";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { digsFor, priceText } from "../ui/price-tile.tsx";
import { buyerOf, unitsText } from "./army.ts";
import { UnitIcon } from "./army-icons.tsx";
import { UnitDetails } from "./unit-details.tsx";
import { UnitColumns, UnitFigures } from "./unit-figures.tsx";
import { bestValue, sortedUnits, UNIT_ORDERS, type UnitOrder } from "./unit-worth.ts";
import { type LastOpponent, lastAmountsAtom, useBuyUnits, useLastOpponent } from "./use-army.ts";

const t = await messages("army");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

interface LockedUnitProps {
  side: Side;
  index: number;
  unit: UnitInfo;
  user: LoginPayload["user"];
  opponent: LastOpponent | null;
  onTech: (index: number) => void;
}

/** A unit whose tech is missing: the tech's name and price, which link to it. */
function LockedUnit({ side, index, unit, user, opponent, onTech }: LockedUnitProps) {
  const techNumber = unit.tech ?? 1;
  const tech = TECHS[side][techNumber - 1];
  if (tech === undefined) return null;
  const name = techName(tCatalogue, side, techNumber - 1);
  const price = priceText({ metal: tech.cost, energy: tech.cost });
  return (
    <ListRow
      icon={<UnitIcon side={side} index={index} />}
      title={tCatalogue(`units.${unit.id}`)}
      guide={`unit.${unit.id}`}
      state="locked"
      meta={<UnitFigures side={side} index={index} unit={unit} status={user.status} />}
    >
      <button type="button" className="btn unit-needs" onClick={() => onTech(techNumber - 1)}>
        <Icon name="lock" className="size-5 flex-none" />
        {t("needs", { tech: name, price })}
      </button>
      <UnitDetails
        side={side}
        index={index}
        unit={unit}
        user={user}
        count={0}
        opponent={opponent}
      />
    </ListRow>
  );
}

/** The amount typed for a unit. */
export interface UnitDraft {
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
  draft: UnitDraft | null;
  onDraft: (draft: UnitDraft) => void;
  isPending: boolean;
  /** Whether no other unit that the player can buy has as much battle damage for its price. */
  isBestValue?: boolean;
  onBuy: (count: number) => void;
}

const priceOf = ({ metal, energy }: UnitInfo, count: number): Amounts => ({
  metal: metal * count,
  energy: energy * count,
});

/**
 * What to do when not even one can be bought, in one line of a phone: the button says what is
 * missing. Undefined if one can be bought.
 */
function reasonOf({ side, index, unit, user }: UnitRowProps): string | undefined {
  const one = unitPurchase(buyerOf(user.status), { side, index, count: 1 });
  if (one.ok) return undefined;
  const slots = Math.ceil(unit.slots - user.status.slots);
  const missing = missingAmounts(user.status, unit);
  const digs = digsFor(missing, meanDig(user));
  if (digs === null) return errorText(tErrors, one.code, { missing });
  if (digs > 0 && slots > 0) return t("awayAndSlots", { digs, slots: t("freeSlots", { slots }) });
  if (digs > 0) return t("away", { digs });
  return slots > 0 ? t("moreSlots") : errorText(tErrors, one.code);
}

/** What is missing for one, in short: resources first. */
function shortageText({ unit, user: { status } }: UnitRowProps): string {
  const amounts = priceText(missingAmounts(status, unit));
  const slots = Math.ceil(unit.slots - status.slots);
  return t("short", { what: amounts === "" ? t("freeSlots", { slots }) : amounts });
}

/** A unit for sale: its figures, the amount, and the purchase (spec §2). */
export function UnitRow(props: UnitRowProps) {
  const { side, index, unit, user, opponent, draft, onDraft, isPending, onBuy } = props;
  const last = useAtomValue(lastAmountsAtom)[unit.id] ?? null;
  const maxCount = maxUnits(buyerOf(user.status), side, index);
  const wanted = draft === null ? 1 : draft.count;
  const count = wanted === null ? null : Math.min(wanted, Math.max(0, maxCount));
  const reasonId = useId();
  const priceId = useId();
  const reason = reasonOf(props);
  const isDisabled = isPending || maxCount < 1;
  const isPossible = maxCount >= 1 && count !== null;
  return (
    <ListRow
      icon={<UnitIcon side={side} index={index} />}
      title={
        <>
          {tCatalogue(`units.${unit.id}`)}
          {props.isBestValue && <span className="row-state unit-best">{t("bestValue")}</span>}
        </>
      }
      guide={`unit.${unit.id}`}
      meta={<UnitFigures side={side} index={index} unit={unit} status={user.status} />}
    >
      <form
        className="unit-buy"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDisabled && count !== null) onBuy(count);
        }}
      >
        <AmountStepper
          label={t("howMany", { unit: tCatalogue(`unitCounts.${unit.id}`, { count: 0 }) })}
          value={count}
          onChange={(value) => onDraft({ index, count: value })}
          max={maxCount}
          last={last}
          isNative={true}
          reasonId={reasonId}
          {...(reason !== undefined && { reason })}
        />
        <button
          type="submit"
          className="btn btn-ember"
          aria-disabled={isDisabled}
          aria-label={t("buyUnits", { units: unitsText(unit, count ?? 0) })}
          aria-describedby={reason === undefined ? priceId : `${priceId} ${reasonId}`}
          onFocus={() => maxCount >= 1 && onDraft({ index, count })}
        >
          <span className="leading-tight">
            <span className="block">{isPossible ? t("buyCount", { count }) : t("buy")}</span>
            <span id={priceId} className="figure block text-xs">
              {isPossible && t("forPrice", { price: priceText(priceOf(unit, count)) })}
              {maxCount < 1 && shortageText(props)}
            </span>
          </span>
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

interface UnitListProps {
  side: Side;
  user: LoginPayload["user"];
  draft: UnitDraft | null;
  onDraft: (draft: UnitDraft | null) => void;
  /** Links to the tech at an index (0..9). */
  onTech: (index: number) => void;
}

/** The order of the units. */
function UnitOrderChoice({
  order,
  onChange,
}: {
  order: UnitOrder;
  onChange: (order: UnitOrder) => void;
}) {
  const id = useId();
  return (
    <div className="unit-order">
      <p className="unit-order-lead">{t("figuresLead")}</p>
      <label htmlFor={id}>{t("order.label")}</label>
      <select
        id={id}
        className="input"
        value={order}
        onChange={({ target }) =>
          onChange(UNIT_ORDERS.find((one) => one === target.value) ?? "standard")
        }
      >
        {UNIT_ORDERS.map((one) => (
          <option key={one} value={one}>
            {t(`order.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The ten units of a side with their figures in columns; locked ones keep their place. */
export function UnitList({ side, user, draft, onDraft, onTech }: UnitListProps) {
  const [order, setOrder] = useState<UnitOrder>("standard");
  const buy = useBuyUnits();
  const opponent = useLastOpponent(side);
  const buyer = buyerOf(user.status);
  const indexes = sortedUnits(side, order);
  const best = bestValue(
    side,
    indexes.filter((index) => hasTechFor(buyer, side, index)),
  );
  return (
    <>
      <UnitOrderChoice order={order} onChange={setOrder} />
      <UnitColumns />
      <ListRows label={t(`units.${side}`)}>
        {indexes.flatMap((index) => {
          const unit = UNITS[side][index];
          if (unit === undefined) return [];
          return hasTechFor(buyer, side, index) ? (
            <UnitRow
              key={unit.id}
              side={side}
              index={index}
              unit={unit}
              user={user}
              opponent={opponent}
              draft={draft?.index === index ? draft : null}
              onDraft={onDraft}
              isPending={buy.isPending}
              isBestValue={best === index}
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
          );
        })}
      </ListRows>
      <p className="unit-note">{t("figuresNote")}</p>
      {side === "defense" && <p className="unit-note">{t("garrisonNote")}</p>}
    </>
  );
}
