import type { FactoryTarget, Status } from "@emberlode/contract";
import { isSmallFactory, STARTER_FACTORY } from "@emberlode/game";
import { enFactories } from "@emberlode/words/en/factories";
import { exactNumber } from "../../../lib/numbers.ts";
import { useNow } from "../../../lib/use-now.ts";
import { sum } from "../../battles/army-rows.ts";
import { FightVerdict } from "../../battles/components/fight-verdict.tsx";
import { howLongAgo } from "../../battles/how-long-ago.ts";
import { BeforeAfter } from "../../ui/components/before-after.tsx";
import { Countdown } from "../../ui/components/countdown.tsx";
import { type Line, Lines } from "../../ui/components/lines.tsx";
import { knownGarrison, wallsBetween } from "../garrison.ts";

const MINUTE_MS = 60_000;

interface CaptureTermsProps {
  target: FactoryTarget;
  status: Status;
  /** Plain factories held, the most that the base allows, and small ones among them; null while they are looked up. */
  held: { plain: number; cap: number; small: number } | null;
  onCheck: () => void;
}

/** Where a refusal leads to something one can do about it. */
const WAYS_ON = {
  NO_ARMY: { desk: "army.attack", word: "buyUnits" },
  TOO_MANY_FACTORIES: { desk: "factories", word: "giveUpOne" },
  TOO_MANY_SMALL_FACTORIES: { desk: "factories", word: "giveUpOne" },
} as const;

const isWayOn = (code: string): code is keyof typeof WAYS_ON => Object.hasOwn(WAYS_ON, code);

function wayOn(code: string | undefined) {
  if (code === undefined || !isWayOn(code)) return null;
  const { desk, word } = WAYS_ON[code];
  return { desk, text: enFactories.target[word] };
}

/** The garrison in words, as far as it is known. */
function useGarrisonText(target: FactoryTarget, held: number): string {
  const now = useNow(MINUTE_MS);
  const words = enFactories.target;
  const garrison = knownGarrison(target);
  if (garrison === null) {
    const [least, most] = wallsBetween(held);
    return words.garrisonUnknown(exactNumber(least), exactNumber(most));
  }
  const count = sum(garrison.units);
  if (garrison.source === "report" && target.report !== null) {
    return words.garrisonReport(exactNumber(count), howLongAgo(target.report.createdAt, now));
  }
  if (garrison.ofOwner) return words.garrisonOfOwner(exactNumber(count));
  return words.garrisonWalls(exactNumber(count), count === 1);
}

/** The factory, its garrison, and whether one may fight for it. */
export function CaptureTerms({ target, status, held, onCheck }: CaptureTermsProps) {
  const words = enFactories.target;
  const { refusal, owner, scout, safeUntil, reservedUntil, fallsFreeAt } = target;
  const isSmall = scout !== null && isSmallFactory(scout.slots);
  const plain = held?.plain ?? Math.max(0, status.factories - 1);
  const garrison = useGarrisonText(target, plain);
  const lines: Line[] = [
    [words.slots, scout === null ? words.slotsUnknown : exactNumber(scout.slots)],
    [words.garrison, garrison],
    [words.army, words.armyUnits(exactNumber(sum(status.attack_units)))],
  ];
  if (owner === null) lines.unshift([words.holder, words.nobody]);
  else {
    const safe =
      safeUntil === null ? (
        words.safeNow
      ) : (
        <Countdown until={Date.parse(safeUntil)} text={(span) => span} done={words.safeNow} />
      );
    const attacks = words.ofDay(exactNumber(target.attacksLeft), exactNumber(target.attacksPerDay));
    lines.push([words.safe, safe], [words.attacks, attacks]);
  }
  if (held !== null) {
    lines.push([words.held, words.ownedCount(exactNumber(held.plain), exactNumber(held.cap))]);
    if (isSmall) {
      const most = exactNumber(STARTER_FACTORY.perPlayer);
      lines.push([words.small, words.ownedCount(exactNumber(held.small), most)]);
    }
  }
  if (reservedUntil !== null) {
    const until = Date.parse(reservedUntil);
    lines.push([
      words.reserved,
      <Countdown key="reserved" until={until} text={words.reservedFor} done={words.reservedOver} />,
    ]);
  }
  if (fallsFreeAt !== null) {
    const until = Date.parse(fallsFreeAt);
    lines.push([
      words.falls,
      <Countdown key="falls" until={until} text={words.fallsIn} done={words.now} />,
    ]);
  }
  const gains = [{ word: words.plainCount, before: plain, after: plain + 1 }];
  if (scout !== null) {
    const { totalSlots } = status;
    gains.unshift({ word: words.totalSlots, before: totalSlots, after: totalSlots + scout.slots });
  }
  return (
    <section className="well raid-part">
      <h3 className="panel-title">{words.factory}</h3>
      <FightVerdict refusal={refusal} words={words} way={wayOn(refusal?.code)} onCheck={onCheck} />
      <Lines lines={lines} />
      <h4 className="panel-title">{words.gains}</h4>
      <BeforeAfter lines={gains} />
      {isSmall && (
        <p className="raid-note">
          {words.smallRule(
            exactNumber(STARTER_FACTORY.maxSlots),
            exactNumber(STARTER_FACTORY.maxBaseLevel),
          )}
        </p>
      )}
      {owner !== null && <p className="raid-note">{words.safeAfter}</p>}
    </section>
  );
}
