import type { FactoryTarget, Status } from "@emberlode/contract";
import { FACTORY_CLASSES, MINUTE } from "@emberlode/game";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { howLongAgo } from "../../lib/times.ts";
import { useNow } from "../../lib/use-now.ts";
import { sum } from "../battles/army-rows.ts";
import { calculationFromBattle, calculatorPath } from "../battles/calculation.ts";
import { FightVerdict } from "../battles/fight.tsx";
import { ArmyInput, ForecastDetails } from "../battles/forecast-view.tsx";
import { useShieldLeft } from "../session/player-context.tsx";
import { InvalidAmountsContext } from "../ui/amount-field.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { type Fact, FactList } from "../ui/list-row.tsx";
import { amountWords } from "./store-sums.ts";
import { type CapturePreview, knownGarrison, wallsBetween } from "./use-capture.ts";

const t = await messages("factories");
const tCatalogue = await messages("catalogue");

interface CaptureTermsProps {
  target: FactoryTarget;
  status: Status;
  /**
   * The player's plain factories, their maximum, and the small ones among them; null while loading.
   */
  held: { plain: number; cap: number; small: number } | null;
  onCheck: () => void;
}

/** The desk that helps with each refusal. */
const REFUSAL_LINKS = {
  NO_ARMY: { desk: "army.attack", word: "buyUnits" },
  TOO_MANY_FACTORIES: { desk: "factories", word: "giveUpOne" },
  TOO_MANY_SMALL_FACTORIES: { desk: "factories", word: "giveUpOne" },
} as const;

const isRefusalLink = (code: string): code is keyof typeof REFUSAL_LINKS =>
  Object.hasOwn(REFUSAL_LINKS, code);

function refusalLink(code: string | undefined) {
  if (code === undefined || !isRefusalLink(code)) return null;
  const { desk, word } = REFUSAL_LINKS[code];
  return { desk, text: t(`target.${word}`) };
}

/** The garrison in words, as far as known. */
function useGarrisonText(target: FactoryTarget, held: number): string {
  const now = useNow(MINUTE);
  const garrison = knownGarrison(target);
  if (garrison === null) {
    const [minWalls, maxWalls] = wallsBetween(target.site.class, held);
    return t("target.garrisonUnknown", { least: minWalls, most: maxWalls });
  }
  const count = sum(garrison.units);
  if (garrison.source === "report" && target.report !== null) {
    return t("target.garrisonReport", {
      count,
      when: howLongAgo(target.report.createdAt, now),
    });
  }
  if (garrison.ofOwner) return t("target.garrisonOfOwner", { count });
  return t("target.garrisonWalls", { count });
}

/** The factory, its garrison, and what it makes. */
export function CaptureTerms({ target, status, held, onCheck }: CaptureTermsProps) {
  const { refusal, owner, site, scout, output, safeUntil, reservedUntil, fallsFreeAt } = target;
  const isSmall = site.class === "small";
  const plain = held?.plain ?? Math.max(0, status.factories - 1);
  const garrison = useGarrisonText(target, plain);
  const isShielded = useShieldLeft(status) > 0;
  const { percent, perDay } = output;
  const made = t("target.madePerDay", { ...amountWords(perDay), percent });
  const facts: Fact[] = [
    [t("target.class"), tCatalogue(`factoryClasses.${site.class}`)],
    [t("target.makes"), made],
    [t("target.slots"), scout === null ? t("target.slotsUnknown") : exactNumber(scout.slots)],
    [t("target.garrison"), garrison],
    [t("target.army"), t("target.armyUnits", { count: sum(status.attack_units) })],
  ];
  if (owner === null) facts.unshift([t("target.holder"), t("target.nobody")]);
  else {
    const store =
      scout === null ? t("target.storeUnknown") : t("target.stored", amountWords(scout.store));
    facts.push([t("target.store"), store]);
    const safe =
      safeUntil === null ? (
        t("target.safeNow")
      ) : (
        <Countdown until={Date.parse(safeUntil)} text={(span) => span} done={t("target.safeNow")} />
      );
    const attacks = t("target.ofDay", {
      left: exactNumber(target.attacksLeft),
      all: exactNumber(target.attacksPerDay),
    });
    facts.push([t("target.safe"), safe], [t("target.attacks"), attacks]);
  }
  if (held !== null) {
    facts.push([
      t("target.held"),
      t("target.ownedCount", { held: exactNumber(held.plain), cap: exactNumber(held.cap) }),
    ]);
    if (isSmall) {
      const maxWalls = exactNumber(FACTORY_CLASSES.small.perPlayer);
      facts.push([
        t("target.small"),
        t("target.ownedCount", { held: exactNumber(held.small), cap: maxWalls }),
      ]);
    }
  }
  if (reservedUntil !== null) {
    const until = Date.parse(reservedUntil);
    facts.push([
      t("target.reserved"),
      <Countdown
        key="reserved"
        until={until}
        text={(span) => t("target.reservedFor", { span })}
        done={t("target.reservedOver")}
      />,
    ]);
  }
  if (fallsFreeAt !== null) {
    const until = Date.parse(fallsFreeAt);
    facts.push([
      t("target.falls"),
      <Countdown
        key="falls"
        until={until}
        text={(span) => t("target.fallsIn", { span })}
        done={t("target.now")}
      />,
    ]);
  }
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{t("target.factory")}</h3>
      <FightVerdict
        refusal={refusal}
        words={{
          allowed: t("target.allowed"),
          again: (span) => t("target.again", { span }),
          check: t("target.check"),
        }}
        link={refusalLink(refusal?.code)}
        onCheck={onCheck}
      />
      <FactList facts={facts} />
      {!isSmall && held?.plain === 0 && isShielded && (
        <p className="raid-note">{t("target.firstRule")}</p>
      )}
      {isSmall && (
        <p className="raid-note">
          {t("target.smallRule", {
            slots: FACTORY_CLASSES.small.maxSlots,
            level: FACTORY_CLASSES.small.maxBaseLevel,
          })}
        </p>
      )}
    </section>
  );
}

/** The odds against the known garrison, else against a guess. */
export function CaptureForecast({ preview }: { preview: CapturePreview }) {
  const { known, entered, setEntered, setInvalidCount, ofOwner, ramparts, setRamparts } = preview;
  const { defense, isUnknown, battle, forecast } = preview;
  if (battle === null) {
    return (
      <section className="well raid-section">
        <h3 className="panel-title">{t("forecast.title")}</h3>
        <p className="raid-note">{t("forecast.none")}</p>
      </section>
    );
  }
  return (
    <section className="well raid-section">
      <h3 className="panel-title">{t("forecast.title")}</h3>
      <p className="raid-note">
        {known === null ? t("forecast.unknown") : t(`forecast.${known.source}`)}
      </p>
      {known === null && (
        <InvalidAmountsContext value={setInvalidCount}>
          <ArmyInput
            side="defense"
            label={t("forecast.garrison")}
            units={entered}
            onChange={setEntered}
          />
        </InvalidAmountsContext>
      )}
      {ofOwner && (
        <label className="raid-source">
          <input
            type="checkbox"
            checked={ramparts}
            onChange={(event) => setRamparts(event.target.checked)}
          />
          {t("forecast.ramparts")}
        </label>
      )}
      {!isUnknown && (
        <>
          <ForecastDetails
            input={battle}
            forecast={forecast}
            defense={defense}
            names={{ attacker: t("forecast.you"), defender: t("forecast.theirs") }}
          />
          <Link href={calculatorPath(calculationFromBattle(battle))} className="text-link">
            {t("forecast.calculator")}
          </Link>
        </>
      )}
    </section>
  );
}
