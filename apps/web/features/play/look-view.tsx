import { distance, type Position } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { Link, useLocation } from "wouter";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { walkWishAtom } from "../field/field-atoms.ts";
import { PlaceHeading } from "../field/place-heading.tsx";
import { SceneView } from "../field/scene-view.tsx";
import { useLook } from "../field/use-fields.ts";
import { usePlace } from "../field/use-place.ts";

const t = await messages("game");

interface LookViewProps {
  at: Position;
  stands: Position;
  here: boolean;
}

/** A field seen from a distance, with a button to walk there. */
export function LookView({ at, stands, here }: LookViewProps) {
  const { data, error } = useLook(at, true);
  const place = usePlace(at, data);
  const setWish = useSetAtom(walkWishAtom);
  const [, go] = useLocation();
  const walk = () => {
    setWish(at);
    go("/game");
  };
  return (
    <div className="look">
      <SceneView place={place}>
        <PlaceHeading place={place} />
        <p className="look-badge">{t("look.badge")}</p>
      </SceneView>
      <div className="panel field-bar">
        <div className="min-w-0 flex-1 basis-64">
          {error === null ? <p>{place.desc}</p> : <p role="alert">{toFailure(error).text}</p>}
          <p className="mt-2 text-muted">
            {here
              ? t("look.youAreHere")
              : `${t("look.youAre", { x: stands.x, y: stands.y })} ${t("look.steps", { steps: distance(stands, at) })}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href="/game" className="btn">
            {t("look.back")}
          </Link>
          {!here && (
            <button type="button" className="btn btn-ember" onClick={walk}>
              {t("look.walk")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
