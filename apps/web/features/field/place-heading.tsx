import type { LoginPayload } from "@emberlode/contract";
import { FATIGUE, VEIN, veinsStillPay } from "@emberlode/game";
import { copyText } from "../../lib/copy.ts";
import { messages } from "../../lib/messages.ts";
import { fieldPath } from "../../lib/paths.ts";
import { usePlayer } from "../session/player-context.ts";
import { Icon } from "../ui/icon.tsx";
import type { Place } from "./use-place.ts";
import { whereFromBase } from "./where.ts";

const tGame = await messages("game");
const tShell = await messages("shell");

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
  const { at, title, owner, quote, isLoading } = place;
  const data = usePlayer();
  const where = whereFromBase(at, data?.user.base ?? null);
  const link = `${window.location.origin}${fieldPath(at)}`;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
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
      {owner !== null && <p className="scene-owner">{owner}</p>}
      {quote !== null && <p className="max-w-read whitespace-pre-line italic">“{quote}”</p>}
    </div>
  );
}
