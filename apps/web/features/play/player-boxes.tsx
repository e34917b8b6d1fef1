/** The boxes of the player's panel: army, state and resources. */
import type { LoginPayload, Status } from "@emberlode/contract";
import { armyPower, FATIGUE, MINUTE, type Resource } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { memo, useId } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan, exactNumber, shortNumber } from "../../lib/numbers.ts";
import { useCountUp } from "../../lib/use-count-up.ts";
import { useNow } from "../../lib/use-now.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { staminaText } from "../field/stamina.ts";
import { SeasonLine } from "../seasons/season-line.tsx";
import { useShieldLeft } from "../session/player-context.tsx";
import { Amount } from "../ui/amount.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon } from "../ui/icon.tsx";
import { Toggletip } from "../ui/toggletip.tsx";

const t = await messages("account");
const tGame = await messages("game");

/** The player's name; for guests also how long an unnamed base lasts. */
export const PlayerName = memo(function PlayerName({
  user,
}: {
  user: Pick<LoginPayload["user"], "username" | "isGuest">;
}) {
  const open = useSetAtom(openDialogAtom);
  return (
    <div className="panel box player-name">
      <p>
        <span className="sr-only">{t("playerName.label")}: </span>
        <b translate="no">{user.username}</b>
      </p>
      {user.isGuest && (
        <details>
          <summary>{t("playerName.guest")}</summary>
          <p className="text-xs text-muted">{t("guestLasts")}</p>
          <button type="button" className="text-link" onClick={() => open("account")}>
            {t("playerName.keep")}
          </button>
        </details>
      )}
    </div>
  );
});

/** Power, attack and defense, with buttons to both army desks (spec §2 Army box). */
export const ArmyBox = memo(function ArmyBox({ status }: { status: Status }) {
  const open = useOpenDesk();
  const { attack, defense, total, halved } = armyPower({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  const sides = [
    { name: tGame("army.attack"), value: attack, desk: "army.attack" },
    { name: tGame("army.defense"), value: defense, desk: "army.defense" },
  ] as const;
  return (
    <section className="panel box" aria-labelledby="army-title">
      <h2 id="army-title" className="panel-title">
        {tGame("army.title")}
      </h2>
      <p className="box-line">
        <span>{tGame("army.power")}</span>
        <Amount value={total} className="text-lg font-bold" />
      </p>
      <div className="army-sides">
        {sides.map(({ name, value, desk }) => (
          <button
            key={desk}
            type="button"
            className="well army-side"
            aria-expanded={open === desk}
            onClick={() => openDesk(desk)}
          >
            <span className="text-xs text-muted">{name}</span>{" "}
            <span className="figure font-semibold" translate="no">
              {shortNumber(value)}
            </span>{" "}
            <span className="army-buy">
              <Icon name="plus" className="size-4 flex-none" />
              <span>{tGame("army.buy")}</span>
            </span>
          </button>
        ))}
      </div>
      {attack + defense === 0 && <p className="box-note">{tGame("army.none")}</p>}
      {halved && <p className="box-note">{tGame("army.halved")}</p>}
    </section>
  );
});

/** Today's fatigue (rules §4). */
function Stamina({ fatigue }: { fatigue: Status["fatigue"] }) {
  const { full, half } = FATIGUE.dig;
  const band = fatigue.factor === 1 ? full : half - full;
  const share = (fatigue.remaining ?? 0) / band;
  const now = useNow(MINUTE);
  return (
    <div className="stamina">
      <p className="text-xs text-muted">{staminaText(fatigue.digs, now)}</p>
      <div className="stamina-bar" data-factor={fatigue.factor} aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

/** Today's fatigue, the player's shield, and the season. */
export const StateBox = memo(function StateBox({
  user: { status, isGuest },
}: {
  user: Pick<LoginPayload["user"], "status" | "isGuest">;
}) {
  const shielded = useShieldLeft(status);
  return (
    <section className="panel box" aria-label={tGame("field.fatigueName")}>
      <Stamina fatigue={status.fatigue} />
      {shielded > 0 && (
        <p className="figure mt-3 flex items-center gap-2 text-xs text-muted" translate="no">
          <Icon name="shield" className="size-4 flex-none text-steel" />
          {tGame("shield.until", { time: clockSpan(shielded) })}
        </p>
      )}
      <SeasonLine isGuest={isGuest} />
    </section>
  );
});

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
  const name = tGame(`resources.${resource}`);
  const text = tGame("box.range", { min: exactNumber(range[0]), max: exactNumber(range[1]) });
  return (
    <button
      type="button"
      className={`tip well resource-tile tile-${resource}`}
      aria-describedby={id}
    >
      <span className="text-xs text-muted">{name}</span>
      <Amount value={shown} className="text-lg leading-tight font-bold" />
      <span id={id} role="tooltip" className="tip-text">
        <span className="block text-xs">
          {tGame("box.rangeHint", { resource: tGame(`resourceNouns.${resource}`) })}
        </span>
        <b className="figure text-base" translate="no">
          {text}
        </b>
      </span>
    </button>
  );
}

/** Metal, energy, bank balances, slots and factories (spec §2 Resources box). */
export const ResourcesBox = memo(function ResourcesBox({ user }: { user: LoginPayload["user"] }) {
  const { status, digMetalCap, digEnergyCap } = user;
  const open = useOpenDesk();
  // The base is not counted (spec §2).
  const plain = Math.max(0, status.factories - 1);
  return (
    <section className="panel box" aria-labelledby="resources-title">
      <h2 id="resources-title" className="panel-title">
        {tGame("box.title")}
      </h2>
      <div className="mt-1.5 grid grid-cols-2 gap-1.5">
        <ResourceTile resource="metal" value={status.metal} range={digMetalCap} />
        <ResourceTile resource="energy" value={status.energy} range={digEnergyCap} />
      </div>
      <dl className="lines mt-1.5">
        <div>
          <dt>{tGame("box.bankMetal")}</dt>
          <dd>
            <Amount value={status.bankMetal} />
          </dd>
        </div>
        <div>
          <dt>{tGame("box.bankEnergy")}</dt>
          <dd>
            <Amount value={status.bankEnergy} />
          </dd>
        </div>
        <div>
          <dt>
            <Toggletip
              text={tGame("box.slotsMean", {
                all: status.totalSlots,
                free: status.slots,
              })}
            >
              {tGame("box.slots")}
            </Toggletip>
          </dt>
          <dd>
            <Amount value={status.totalSlots} />{" "}
            <span className="text-xs font-normal text-muted">
              ({tGame("box.slotsFree", { free: status.slots })})
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
        <span className="underline decoration-1 underline-offset-4">{tGame("box.factories")}</span>
        <span className="figure font-semibold" translate="no">
          {exactNumber(plain)}
        </span>
      </button>
    </section>
  );
});
