import type { FactoryTarget, Status } from "@emberlode/contract";
import { CAPTURE, HOUR, MINUTE } from "@emberlode/game";
import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { FightVerdict } from "../battles/fight.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { type Amounts, amountWords } from "./store-sums.ts";

const t = await messages("factories");

/** A title, and what follows from a victory. */
function Spoils({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="spoils" aria-label={title}>
      <h4 className="panel-title">{title}</h4>
      {children}
    </section>
  );
}

interface AfterVictoryProps {
  status: Status;
  /** Null while the store is hidden. */
  loot: Amounts | null;
  slots?: { before: number; after: number } | undefined;
  factories?: { before: number; after: number };
}

/** What the player has after a victory. */
function AfterVictory({ status, loot, slots, factories }: AfterVictoryProps) {
  const { metal, energy } = status;
  return (
    <BeforeAfter
      lines={[
        slots === undefined ? [] : { word: t("target.totalSlots"), ...slots },
        factories === undefined ? [] : { word: t("target.plainCount"), ...factories },
        loot === null
          ? []
          : [
              { word: t("target.metal"), before: metal, after: metal + loot.metal },
              { word: t("target.energy"), before: energy, after: energy + loot.energy },
            ],
      ].flat()}
    />
  );
}

interface CaptureSpoilsProps {
  target: FactoryTarget;
  status: Status;
  /** The number of plain factories that the player has. */
  plain: number;
  onCheck: () => void;
}

/** What a capture brings, what a plunder brings instead, and how much loot the limits leave. */
export function CaptureSpoils({ target, status, plain, onCheck }: CaptureSpoilsProps) {
  const { owner, scout, spoils, allowance, plunderRefusal } = target;
  const { totalSlots } = status;
  const slots =
    scout === null ? undefined : { before: totalSlots, after: totalSlots + scout.slots };
  const isStored = owner !== null;
  return (
    <section className="well raid-section" aria-label={t("spoils.title")}>
      <h3 className="panel-title">{t("spoils.title")}</h3>
      <Spoils title={t("spoils.capture")}>
        <AfterVictory
          status={status}
          loot={isStored && spoils !== null ? spoils.capture : null}
          slots={slots}
          factories={{ before: plain, after: plain + 1 }}
        />
        <p className="raid-note">{isStored ? t("spoils.captureText") : t("spoils.freeText")}</p>
      </Spoils>
      {isStored && (
        <>
          <Spoils title={t("spoils.plunder")}>
            <FightVerdict
              refusal={plunderRefusal}
              words={{
                allowed: t("spoils.allowed"),
                again: (span) => t("target.again", { span }),
                check: t("target.check"),
              }}
              link={null}
              onCheck={onCheck}
            />
            {spoils !== null && <AfterVictory status={status} loot={spoils.plunder} />}
            <p className="raid-note">{t("spoils.plunderText")}</p>
          </Spoils>
          <p className="raid-note">
            {scout === null && `${t("spoils.hidden")} `}
            {t("spoils.allowance", amountWords(allowance))}
          </p>
          <p className="raid-note">
            {t("spoils.safeAfter", {
              hours: CAPTURE.safeMs / HOUR,
              minutes: CAPTURE.plunderSafeMs / MINUTE,
            })}
          </p>
        </>
      )}
    </section>
  );
}
