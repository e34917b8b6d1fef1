import { veinsStillPay } from "@emberlode/game";
import { copyText } from "../../../lib/copy.ts";
import { messages } from "../../../lib/messages.ts";
import { fieldPath } from "../../../lib/paths.ts";
import { usePlayer } from "../../session/player-context.ts";
import { Icon } from "../../ui/components/icon.tsx";
import type { Place } from "../hooks/use-place.ts";
import { whereFromBase } from "../where.ts";
import { BaseLine } from "./base-line.tsx";

const tGame = await messages("game");
const tShell = await messages("shell");

/** That a vein runs through the field, and whether it still pays today. */
function VeinLine() {
  const data = usePlayer();
  const fatigue = data?.user.status.fatigue;
  const pays = fatigue === undefined || veinsStillPay(fatigue.digs, fatigue.veins);
  return <p className="scene-vein">{pays ? tGame("field.vein") : tGame("field.veinSpent")}</p>;
}

/** Name, coordinates and owner of a place, written over its picture. */
export function PlaceHeading({ place }: { place: Place }) {
  const { at, title, owner, quote } = place;
  const data = usePlayer();
  const where = whereFromBase(at, data?.user.base ?? null);
  const link = `${window.location.origin}${fieldPath(at)}`;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <b className="figure text-lg">{tGame("field.at", { x: at.x, y: at.y })}</b>
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
      <h1 className="scene-title">{title}</h1>
      {place.vein && <VeinLine />}
      {data !== undefined && <BaseLine at={at} user={data.user} />}
      {owner !== null && <p className="scene-owner">{owner}</p>}
      {quote !== null && <p className="max-w-read whitespace-pre-line italic">“{quote}”</p>}
    </div>
  );
}
