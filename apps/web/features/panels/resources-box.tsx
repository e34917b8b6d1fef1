import type { LoginPayload } from "@emberlode/contract";
import type { Resource } from "@emberlode/game";
import { memo, useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { Amount } from "../ui/amount.tsx";
import { Explained } from "../ui/explained.tsx";
import { useCountUp } from "./use-count-up.ts";

const t = await messages("game");

interface ResourceTileProps {
  resource: Resource;
  value: number;
  /** Minimum and maximum yield of one dig. */
  range: readonly [number, number];
}

/** The player's metal or energy, with the yield of one dig on hover and focus (spec §2). */
function ResourceTile({ resource, value, range }: ResourceTileProps) {
  const shown = useCountUp(value);
  const id = useId();
  const name = t(`resources.${resource}`);
  const text = t("box.range", { min: exactNumber(range[0]), max: exactNumber(range[1]) });
  return (
    <button
      type="button"
      className={`tip well resource-tile tile-${resource}`}
      aria-describedby={id}
    >
      <span className="text-xs text-muted">{name}</span>
      <Amount value={shown} className="text-lg leading-none font-bold" />
      <span id={id} role="tooltip" className="tip-text">
        <span className="block text-xs">
          {t("box.rangeHint", { resource: name.toLowerCase() })}
        </span>
        <b className="figure text-base" translate="no">
          {text}
        </b>
      </span>
    </button>
  );
}

/** Metal, energy, bank lines, slots and factories (spec §2 Resources box). */
export const ResourcesBox = memo(function ResourcesBox({ user }: { user: LoginPayload["user"] }) {
  const { status, digMetalCap, digEnergyCap } = user;
  const open = useOpenDesk();
  // The base is not counted (spec §2).
  const plain = Math.max(0, status.factories - 1);
  return (
    <section className="panel box" aria-labelledby="resources-title">
      <h2 id="resources-title" className="panel-title">
        {t("box.title")}
      </h2>
      <div className="mt-1.5 grid grid-cols-2 gap-1.5">
        <ResourceTile resource="metal" value={status.metal} range={digMetalCap} />
        <ResourceTile resource="energy" value={status.energy} range={digEnergyCap} />
      </div>
      <dl className="lines mt-1.5">
        <div>
          <dt>{t("box.bankMetal")}</dt>
          <dd>
            <Amount value={status.bankMetal} />
          </dd>
        </div>
        <div>
          <dt>{t("box.bankEnergy")}</dt>
          <dd>
            <Amount value={status.bankEnergy} />
          </dd>
        </div>
        <div>
          <dt>
            <Explained
              text={t("box.slotsMean", {
                all: status.totalSlots,
                free: status.slots,
              })}
            >
              {t("box.slots")}
            </Explained>
          </dt>
          <dd>
            <Amount value={status.totalSlots} />{" "}
            <span className="text-xs font-normal text-muted">
              ({t("box.slotsFree", { free: status.slots })})
            </span>
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className="line-btn"
        aria-expanded={open === "factories"}
        onClick={() => openDesk("factories")}
      >
        <span className="underline decoration-1 underline-offset-4">{t("box.factories")}</span>
        <span className="figure font-semibold" translate="no">
          {exactNumber(plain)}
        </span>
      </button>
    </section>
  );
});
