import type { LoginPayload, Position } from "@emberlode/contract";
import { FATIGUE, isSameCell, VEIN, veinsStillPay } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { fieldPath } from "../../lib/paths.ts";
import { wayTo } from "../../lib/way.ts";
import { relicText } from "../relics/relic-text.ts";
import { usePlayer } from "../session/player-context.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Place } from "./use-place.ts";

const tGame = await messages("game");
const tShell = await messages("shell");
const tCatalogue = await messages("catalogue");

/** A cell's position relative to the player's base, in words; empty at the base or without one. */
export function whereFromBase(at: Position, base: Position | null): string {
  return base === null || isSameCell(base, at) ? "" : tGame("move.steps", wayTo(base, at));
}

/** A field to dig, relative to the player, in words. */
export function nearestText(from: Position, to: Position, type: "metal" | "energy"): string {
  const title = tCatalogue(`fields.${type}.title`);
  return tGame("field.nearest", { title, ...wayTo(from, to) });
}

function veinText({ digs, veins }: LoginPayload["user"]["status"]["fatigue"]): string {
  if (veinsStillPay(digs, veins)) return tGame("field.vein");
  return veins >= VEIN.perDay
    ? tGame("field.veinSpent", { most: VEIN.perDay })
    : tGame("field.veinTired", { digs: FATIGUE.dig.full });
}

/** The field's vein, and whether it still pays today. */
function VeinLine() {
  const fatigue = usePlayer()?.user.status.fatigue;
  return (
    <p className="scene-vein">{fatigue === undefined ? tGame("field.vein") : veinText(fatigue)}</p>
  );
}

/** Name, coordinates and owner of a place, over its picture. */
export function PlaceHeading({ place }: { place: Place }) {
  const { at, title, owner, quote, relic, isLoading, field, isOwnFactory } = place;
  const data = usePlayer();
  const where = whereFromBase(at, data?.user.base ?? null);
  const link = `${window.location.origin}${fieldPath(at)}`;
  return (
    <div className="scene-plate">
      <p className="scene-spot">
        <b className="figure text-lg" translate="no">
          {tGame("field.at", { x: at.x, y: at.y })}
        </b>
        <button
          type="button"
          className="icon-btn -my-2"
          aria-label={tGame("field.copyLink")}
          title={tGame("field.copyLink")}
          onClick={() => copyText(link, tShell("linkCopied"))}
        >
          <Icon name="link" className="size-4" />
        </button>
        <span className="scene-where">{where}</span>
      </p>
      <h1 className="scene-title">
        {isLoading ? <span className="sr-only">{tShell("loading")}</span> : title}
      </h1>
      {place.vein && <VeinLine />}
      {relic !== null && <p className="scene-relic">{relicText(at, relic)}</p>}
      {owner !== null && <p className="scene-owner">{owner}</p>}
      {/* The desk of the player's own factory shows this with the shield that only they see. */}
      {field?.safeUntil !== undefined && !isOwnFactory && (
        <p className="scene-owner">
          <Countdown
            until={Date.parse(field.safeUntil)}
            text={(span) => tGame("field.safeFor", { span })}
          />
        </p>
      )}
      {quote !== null && <p className="scene-quote">{tGame("field.quote", { quote })}</p>}
    </div>
  );
}
