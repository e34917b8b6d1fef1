import { DeskOutlet } from "../../desks/components/desk-outlet.tsx";
import { NoticeLine } from "../../desks/components/notice-line.tsx";
import type { DeskId } from "../../desks/desk-ids.ts";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { ActionButton } from "../../field/components/action-button.tsx";
import { FieldNotes } from "../../field/components/field-notes.tsx";
import { Nearest } from "../../field/components/nearest.tsx";
import { PlaceMeans } from "../../field/components/place-means.tsx";
import { ResultLine } from "../../field/components/result-line.tsx";
import { FindCard } from "../../finds/components/find-card.tsx";
import { HereScene } from "./here-scene.tsx";

interface StageProps extends Omit<DeskContentProps, "id"> {
  desk: DeskId | null;
}

/** The scene, in full while the player walks; above an open desk, as a banner. */
export function Stage({ desk, payload, place }: StageProps) {
  return (
    <div className="stage" data-banner={desk !== null || undefined}>
      <HereScene>
        <FindCard place={place} />
        <div className="scene-side">
          <ResultLine place={place} />
          <ActionButton place={place} />
        </div>
      </HereScene>
      {desk === null ? (
        <div className="panel field-bar">
          <NoticeLine />
          <FieldNotes place={place} />
          <PlaceMeans place={place} />
          <Nearest place={place} />
        </div>
      ) : (
        <DeskOutlet id={desk} payload={payload} place={place} />
      )}
    </div>
  );
}
