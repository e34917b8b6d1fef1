import { useSetAtom } from "jotai";
import { Link } from "wouter";
import { messages } from "../../../lib/messages.ts";
import { battlePath } from "../../../lib/paths.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import type { AwayWay } from "../away-lines.ts";

const t = await messages("away");

/** The link of a line: to the report, the pacts or the inbox. */
export function AwayWayOn({ way }: { way: AwayWay }) {
  const openPopup = useSetAtom(popupAtom);
  if (way.to === "battle") {
    return (
      <Link href={battlePath(way.battle)} className="btn">
        {t("report")}
      </Link>
    );
  }
  return (
    <button type="button" className="btn" aria-haspopup="dialog" onClick={() => openPopup(way.to)}>
      {way.to === "alliances" ? t("answer") : t("alerts")}
    </button>
  );
}
