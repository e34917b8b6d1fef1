import { distance, type Position } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { Link, useLocation } from "wouter";
import { toFailure } from "../../../lib/failure.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { walkWishAtom } from "../../field/atoms/field-atoms.ts";
import { PlaceHeading } from "../../field/components/place-heading.tsx";
import { SceneView } from "../../field/components/scene-view.tsx";
import { useLook } from "../../field/hooks/use-fields.ts";
import { usePlace } from "../../field/hooks/use-place.ts";

interface LookViewProps {
  at: Position;
  stands: Position;
  here: boolean;
}

/** One field as seen from afar, and the way there. */
export function LookView({ at, stands, here }: LookViewProps) {
  const { data, error } = useLook(at, true);
  const place = usePlace(at, data);
  const setWish = useSetAtom(walkWishAtom);
  const [, go] = useLocation();
  const words = t.game.look;
  const walk = () => {
    setWish(at);
    go("/game");
  };
  return (
    <div className="look">
      <SceneView place={place}>
        <PlaceHeading place={place} />
        <p className="look-badge">{words.badge}</p>
      </SceneView>
      <div className="panel field-bar">
        <div className="min-w-0 flex-1 basis-64">
          {error === null ? <p>{place.desc}</p> : <p role="alert">{toFailure(error).text}</p>}
          <p className="mt-2 text-muted">
            {here
              ? words.youAreHere
              : `${words.youAre(stands.x, stands.y)} ${words.steps(distance(stands, at))}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href="/game" className="btn">
            {words.back}
          </Link>
          {!here && (
            <button type="button" className="btn btn-ember" onClick={walk}>
              {words.walk}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
