import { gridDistance, isOnGrid, isSameCell, type Position } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { Link, useLocation } from "wouter";
import { requestedWalkAtom } from "../features/field/field-atoms.ts";
import { PlaceHeading } from "../features/field/place-heading.tsx";
import { SceneView } from "../features/field/scene-view.tsx";
import { useRemoteField } from "../features/field/use-fields.ts";
import { usePlace } from "../features/field/use-place.ts";
import { usePlayer } from "../features/session/player-context.tsx";
import { PageLoading } from "../features/ui/page-loading.tsx";
import { toFailure } from "../lib/failure.ts";
import { messages } from "../lib/messages.ts";
import { GAME_PATH } from "../lib/paths.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tGame = await messages("game");
const tPages = await messages("pages");

interface RemoteFieldProps {
  at: Position;
  position: Position;
  here: boolean;
}

/** A field seen from a distance, with a button to walk there. */
function RemoteField({ at, position, here }: RemoteFieldProps) {
  const { data, error } = useRemoteField(at);
  const place = usePlace(at, data);
  const setRequestedWalk = useSetAtom(requestedWalkAtom);
  const [, go] = useLocation();
  const walk = () => {
    setRequestedWalk(at);
    go(GAME_PATH);
  };
  return (
    <div className="look">
      <SceneView place={place}>
        <PlaceHeading place={place} />
        <p className="look-badge">{tGame("look.badge")}</p>
      </SceneView>
      <div className="panel field-bar">
        <div className="min-w-0 flex-1 basis-64">
          {error === null ? <p>{place.desc}</p> : <p role="alert">{toFailure(error).text}</p>}
          <p className="mt-2 text-muted">
            {here
              ? tGame("look.youAreHere")
              : `${tGame("look.youAre", { x: position.x, y: position.y })} ${tGame("look.steps", { steps: gridDistance(position, at) })}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href={GAME_PATH} className="btn">
            {tGame("look.back")}
          </Link>
          {!here && (
            <button type="button" className="btn btn-ember" onClick={walk}>
              {tGame("look.walk")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A read-only view of the field in the URL; walking happens on /game. */
export default function FieldPage({ x, y }: { x: string; y: string }) {
  const at: Position = { x: Number(x), y: Number(y) };
  usePageTitle(tGame("look.pageTitle", { x, y }));
  const data = usePlayer();
  if (!isOnGrid(at)) {
    return (
      <div className="grid flex-1 place-items-center p-pad">
        <div className="panel max-w-read p-8">
          <h1 className="text-xl">{tPages("notFound.title")}</h1>
          <p className="mt-2 text-muted">{tGame("look.badAddress")}</p>
          <Link href={GAME_PATH} className="btn btn-ember mt-5">
            {tGame("look.back")}
          </Link>
        </div>
      </div>
    );
  }
  if (data === undefined) return <PageLoading />;
  const position = { x: data.user.status.x, y: data.user.status.y };
  return <RemoteField at={at} position={position} here={isSameCell(at, position)} />;
}
