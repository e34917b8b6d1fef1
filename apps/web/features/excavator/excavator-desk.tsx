import type { ExcavatorAnswer, LoginPayload, OwnedFactory } from "@emberlode/contract";
import {
  type Amounts,
  type ExcavatorPartId,
  FATIGUE,
  partKind,
  partRarity,
  partWorth,
  type Resource,
} from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { useFactories } from "../factories/use-factories.ts";
import { meanDig } from "../field/mean-dig.ts";
import { DeskSection, RarityMark } from "../finds/desk-section.tsx";
import { CenterLead } from "../finds/leads.tsx";
import { AmountStepper } from "../ui/amount-stepper.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { Refusal } from "../ui/notes.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import {
  buyRefusalText,
  installRefusalText,
  laddersOf,
  maxParts,
  type PartRow,
  partRowsOf,
  producedMore,
} from "./parts.ts";
import { useBuyParts, useExcavatorParts, useInstallPart } from "./use-excavator.ts";

const t = await messages("excavator");
const tDesks = await messages("desks");

interface PartListContext {
  isHere: boolean;
  carried: Amounts;
  /** A dig's average yield, by resource. */
  meanDig: Amounts;
  /** The current maximum yield of one dig in the list's resource. */
  maxYield: number;
  digsPerDay: number;
  factories: readonly OwnedFactory[];
  isBuying: boolean;
  /** Resolves to whether the parts were bought and installed. */
  onBuy: (row: PartRow, count: number) => Promise<boolean>;
  onInstall: (row: PartRow) => void;
}

interface PartButtonProps {
  name: string;
  text: string;
  refusal: string | null;
  onPress: () => void;
}

/** A button that shows why it is disabled. */
function PartButton({ name, text, refusal, onPress }: PartButtonProps) {
  const id = useId();
  return (
    <span className="row-button">
      <button
        type="button"
        className="btn"
        aria-label={`${name}: ${text}`}
        aria-disabled={refusal !== null}
        aria-describedby={refusal === null ? undefined : id}
        onClick={() => refusal === null && onPress()}
      >
        {text}
      </button>
      {refusal !== null && (
        // The reason "elsewhere" is shown once above the lists, so hide it here visually.
        <span id={id} className={refusal === t("reasons.away") ? "sr-only" : "row-why"}>
          {refusal}
        </span>
      )}
    </span>
  );
}

/** Buys and installs a number of a part, or says why that is not possible. */
function PartPurchase({ row, context }: { row: PartRow; context: PartListContext }) {
  const [wanted, setWanted] = useState<number | null>(1);
  const { name, price, paidIn } = row;
  const { isHere, isBuying, carried, meanDig, onBuy } = context;
  const reasonId = useId();
  const refusal = buyRefusalText(row, carried, isHere, meanDig);
  const max = maxParts(row, carried);
  const count = wanted === null ? null : Math.max(1, Math.min(wanted, max));
  const isDisabled = refusal !== null || isBuying;
  const resource = t(`resources.${paidIn}`);
  return (
    <form
      className="part-buy"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDisabled || count === null) return;
        void onBuy(row, count).then((isDone) => isDone && setWanted(1));
      }}
    >
      {isHere && max > 1 && (
        <AmountStepper
          label={t("howMany", { name })}
          value={count}
          onChange={setWanted}
          max={max}
          isNative={true}
        />
      )}
      <button
        type="submit"
        className="btn btn-ember"
        aria-label={t("fitNamed", { name, count: count ?? 0 })}
        aria-disabled={isDisabled}
        aria-describedby={`${reasonId}-price ${reasonId}`}
      >
        <span className="leading-tight">
          <span className="block">{t("fit", { count: count ?? 0 })}</span>
          <span id={`${reasonId}-price`} className="figure block text-xs">
            {t("forPrice", { price: exactNumber(price * (count ?? 1)), resource })}
          </span>
        </span>
      </button>
      {refusal !== null && (
        // The reason "elsewhere" is shown once above the lists, so hide it here visually.
        <span id={reasonId} className={refusal === t("reasons.away") ? "sr-only" : "row-why"}>
          {refusal}
        </span>
      )}
    </form>
  );
}

/** A part: how many the player has, its effect, and buttons to get more. */
function PartRowView({ row, context }: { row: PartRow; context: PartListContext }) {
  const { id, name, raises, min, max, installed, limit, held } = row;
  const { perDay, paybackDigs } = partWorth(id, context.digsPerDay);
  const produced = producedMore(row, context.factories, context.meanDig);
  const isFull = installed >= limit;
  const state = t("state", { installed: exactNumber(installed), limit: exactNumber(limit) });
  return (
    <ListRow
      icon={<GameIcon name={id} className="size-7" />}
      guide={`part.${id}`}
      title={
        <>
          {name} <RarityMark rarity={partRarity(partKind(id)).rarity} />
        </>
      }
      meta={`${state}, ${t("held", { held: exactNumber(held) })}`}
      state={isFull ? "done" : undefined}
      trailing={
        isFull || held === 0 ? undefined : (
          <PartButton
            name={name}
            text={t("install")}
            refusal={installRefusalText(row, context.isHere)}
            onPress={() => context.onInstall(row)}
          />
        )
      }
    >
      {installed + held < limit && <PartPurchase row={row} context={context} />}
      {!isFull && (
        <div className="row-worth">
          <p className="figure">
            <b>
              {t("perDay", {
                amount: exactNumber(Math.floor(perDay)),
                resource: t(`resources.${raises}`),
              })}
            </b>
            ; {t("payback", { digs: paybackDigs })}
            {produced > 0 && (
              <span className="block text-xs">
                {t("produced", {
                  amount: exactNumber(produced),
                  resource: t(`resources.${raises}`),
                })}
              </span>
            )}
            <span className="block text-xs text-muted">
              {t("adds", { min: exactNumber(min), max: exactNumber(max) })}
            </span>
          </p>
          <BeforeAfter
            lines={[
              {
                word: t("dig", { resource: t(`resources.${raises}`) }),
                before: context.maxYield,
                after: context.maxYield + max,
              },
            ]}
          />
        </div>
      )}
    </ListRow>
  );
}

interface PartListProps {
  parts: ExcavatorAnswer;
  raises: Resource;
  /** The order of the parts. */
  ids: readonly ExcavatorPartId[];
  context: Omit<PartListContext, "maxYield">;
}

/** The five parts that raise one resource. */
function PartList({ parts, raises, ids, context }: PartListProps) {
  const title = t(`ladders.${raises}`);
  const place = ({ id }: PartRow) => ids.indexOf(id);
  const rows = partRowsOf(parts, raises).toSorted((one, other) => place(one) - place(other));
  const [, maxYield] = raises === "metal" ? parts.metalCap : parts.energyCap;
  return (
    <DeskSection title={`${title} (${t(`paidIn.${raises}`)})`}>
      <ListRows label={title}>
        {rows.map((row) => (
          <PartRowView key={row.id} row={row} context={{ ...context, maxYield }} />
        ))}
      </ListRows>
    </DeskSection>
  );
}

/** With fewer digs than this, today's pace is not representative: the day may have just begun. */
const MIN_DIGS_FOR_PACE = 50;

/** The player's pace: today's, or the default while there are too few digs; with its text. */
export function digPace(digsToday: number): { digsPerDay: number; text: string } {
  if (digsToday >= MIN_DIGS_FOR_PACE) {
    return { digsPerDay: digsToday, text: t("paceToday", { digs: digsToday }) };
  }
  const digsPerDay = FATIGUE.dig.full;
  return { digsPerDay, text: t("paceUsual", { digs: digsPerDay }) };
}

const PARTS = 10;

function rangeText([min, max]: readonly [number, number]): string {
  return t("range", { min: exactNumber(min), max: exactNumber(max) });
}

interface PartListsProps {
  parts: ExcavatorAnswer;
  user: LoginPayload["user"];
  isHere: boolean;
}

function PartLists({ parts, user, isHere }: PartListsProps) {
  const { buy, isPending: isBuying } = useBuyParts();
  const install = useInstallPart();
  // As they were when the desk opened, so that no row moves under the finger.
  const { data: owned } = useFactories();
  const [ladders] = useState(() => laddersOf(parts));
  const { metal, energy, fatigue } = user.status;
  const { digsPerDay, text: pace } = digPace(fatigue.digs);
  const context = {
    isHere,
    digsPerDay,
    factories: owned?.factories ?? [],
    carried: { metal, energy },
    meanDig: meanDig({ digMetalCap: parts.metalCap, digEnergyCap: parts.energyCap }),
    isBuying,
    onBuy: buy,
    onInstall: (row: Parameters<typeof install>[0]) => void install(row),
  };
  return (
    <div className="desk-sections">
      {!isHere && (
        <div className="desk-section">
          <Refusal text={t("away")} />
          <CenterLead />
        </div>
      )}
      <p className="text-muted">{pace}</p>
      <div className="ladders">
        {ladders.map(({ raises, ids }) => (
          <PartList key={raises} parts={parts} raises={raises} ids={ids} context={context} />
        ))}
      </div>
    </div>
  );
}

/** Parts by resource: viewed anywhere, bought and installed only at the building. */
export default function ExcavatorDesk({ id, payload, place }: DeskContentProps) {
  const { data: parts, error, refetch } = useExcavatorParts();
  const { user } = payload;
  const lead = t("lead", {
    metal: rangeText(user.digMetalCap),
    energy: rangeText(user.digEnergyCap),
  });
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={lead}>
      {parts !== undefined ? (
        <PartLists parts={parts} user={user} isHere={place.type === "euc"} />
      ) : error === null ? (
        <Skeleton rows={PARTS} />
      ) : (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => refetch()} />
      )}
    </Desk>
  );
}
