import type { FactoriesAnswer, OwnedFactory, Status } from "@emberlode/contract";
import {
  GARRISON,
  garrisonOf,
  isStrongerThanWalls,
  MINUTE,
  neutralWalls,
  UNITS,
} from "@emberlode/game";
import { useId, useState } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { shareText } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { unitsText } from "../army/army.ts";
import { useNotice } from "../desks/use-notice.ts";
import { Countdown } from "../ui/countdown.tsx";
import {
  areSharesEqual,
  type Shares,
  savedShares,
  sharesSum,
  withShare,
} from "./garrison-draft.ts";
import { ownTitle } from "./production.tsx";

const t = await messages("factories");
const tGame = await messages("game");

const percentText = (percent: number) => shareText(percent / GARRISON.maxPercent);

/** "3 Walls and 1 Marksman"; empty without units. */
function unitList(units: readonly number[]): string {
  const named = UNITS.defense.flatMap((unit, index) => {
    const count = units[index] ?? 0;
    return count === 0 ? [] : unitsText(unit, count);
  });
  return formatList(named);
}

/**
 * Who guards a factory with this share: the units, if they are stronger than the Walls that always
 * guard.
 */
function guardText({ slots }: Pick<OwnedFactory, "slots">, units: readonly number[]): string {
  const walls = neutralWalls(slots, 0);
  const list = unitList(units);
  if (list === "") return t("garrison.walls", { walls });
  return isStrongerThanWalls(units, walls)
    ? t("garrison.units", { units: list })
    : t("garrison.weaker", { units: list, walls });
}

interface ShareSliderProps {
  owned: OwnedFactory;
  share: number;
  defenseUnits: readonly number[];
  onChange: (share: number) => void;
}

function ShareSlider({ owned, share, defenseUnits, onChange }: ShareSliderProps) {
  const id = useId();
  const guard = guardText(owned, garrisonOf(defenseUnits, share));
  const { x, y } = owned.factory;
  return (
    <li className="share">
      <label htmlFor={id} className="share-name">
        {ownTitle(owned)} <span className="figure">{tGame("field.at", { x, y })}</span>
      </label>
      {/* The slider's value text says it too. */}
      <span className="share-value figure" aria-hidden="true">
        {percentText(share)}
      </span>
      <input
        id={id}
        type="range"
        className="share-range"
        min={0}
        max={GARRISON.maxPercent}
        step={GARRISON.stepPercent}
        value={share}
        aria-valuetext={t("garrison.valueText", { share: percentText(share), guard })}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <p className="raid-note">{guard}</p>
    </li>
  );
}

/** Saves the shares and writes them into the cached list of factories. */
function useGarrison(onSaved: () => void) {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  return trpc.puc.garrison.useMutation({
    onSuccess({ shares, newStatus }) {
      apply(newStatus);
      utils.puc.list.setData(undefined, (list) => {
        const shareOf = ({ _id }: OwnedFactory) => shares.find(({ id }) => id === _id)?.share ?? 0;
        return (
          list && {
            factories: list.factories.map((one) => ({ ...one, garrison: shareOf(one) })),
            garrisonSetAt: newStatus.serverTime,
          }
        );
      });
      onSaved();
      notice.done(t("garrison.saved"));
    },
    onError: notice.refused,
    onSettled: () => void utils.puc.list.invalidate(),
  });
}

/**
 * With more sliders than this, the form is closed at first: the list of factories comes below it.
 */
const SHOWN_SLIDERS = 3;

interface GarrisonFormProps extends Pick<FactoriesAnswer, "garrisonSetAt"> {
  plain: readonly OwnedFactory[];
  status: Status;
}

/** One slider per factory. Together they give out 100% at most, so each stops at what is left. */
export function GarrisonForm({ plain, status, garrisonSetAt }: GarrisonFormProps) {
  const [draft, setDraft] = useState<Shares>({});
  const { isPending, mutate } = useGarrison(() => setDraft({}));
  const now = useNow();
  const reason = useId();
  const isDivided = garrisonSetAt !== null;
  const saved = savedShares(plain, isDivided);
  // A factory that was lost since the draft began has no share.
  const kept = Object.entries(draft).filter(([id]) => Object.hasOwn(saved, id));
  const shares: Shares = { ...saved, ...Object.fromEntries(kept) };
  const left = GARRISON.maxPercent - sharesSum(shares);
  const openAt = garrisonSetAt === null ? 0 : Date.parse(garrisonSetAt) + GARRISON.waitMs;
  const isSame = isDivided && areSharesEqual(shares, saved);
  const isDisabled = isPending || now < openAt || isSame || left < 0;
  const save = () => {
    if (isDisabled) return;
    mutate({ shares: Object.entries(shares).map(([id, share]) => ({ id, share })) });
  };
  return (
    <details className="well garrison" open={plain.length <= SHOWN_SLIDERS}>
      <summary>
        <h3 className="panel-title">{t("garrison.title")}</h3>
      </summary>
      <p>{t("garrison.lead")}</p>
      {!isDivided && (
        <p className="raid-note">
          {t("garrison.even", { percent: GARRISON.defaultPercent, step: GARRISON.stepPercent })}
        </p>
      )}
      <p role="status" className="share-sum" data-none={left < 0 || undefined}>
        {t(left <= 0 ? "garrison.full" : "garrison.sum", {
          used: percentText(GARRISON.maxPercent - left),
          left: percentText(Math.max(0, left)),
        })}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for lists without bullets */}
      <ul className="share-list" role="list">
        {plain.map((owned) => (
          <ShareSlider
            key={owned._id}
            owned={owned}
            share={shares[owned._id] ?? 0}
            defenseUnits={status.defense_units}
            onChange={(share) => setDraft(withShare(shares, owned._id, share))}
          />
        ))}
      </ul>
      <div className="raid-foot">
        <button
          type="button"
          className="btn btn-ember"
          aria-disabled={isDisabled}
          aria-describedby={reason}
          onClick={save}
        >
          {isPending ? t("garrison.saving") : t("garrison.save")}
        </button>
        <p id={reason} className="raid-note">
          <Countdown
            until={openAt}
            text={(span) => t("garrison.again", { span })}
            done={t("garrison.rule", { minutes: GARRISON.waitMs / MINUTE })}
          />
        </p>
      </div>
    </details>
  );
}
