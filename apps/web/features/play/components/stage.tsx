import { DeskOutlet } from "../../desks/components/desk-outlet.tsx";
import { NoticeLine } from "../../desks/components/notice-line.tsx";
import type { DeskId } from "../../desks/desk-ids.ts";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { ActionButton } from "../../field/components/action-button.tsx";
import { FieldNotes } from "../../field/components/field-notes.tsx";
import { Nearest } from "../../field/components/nearest.tsx";
import { PlaceHeading } from "../../field/components/place-heading.tsx";
import { PlaceMeans } from "../../field/components/place-means.tsx";
import { ResultLine } from "../../field/components/result-line.tsx";
import { SceneView } from "../../field/components/scene-view.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { FindCard } from "../../finds/components/find-card.tsx";

interface StageProps extends Omit<DeskContentProps, "id"> {
  desk: DeskId | null;
  /** The place a moment later: for what may follow its picture and name. */
  settled: Place;
}

/** The scene, full while one walks; with a desk below it, its banner. */
export function Stage({ desk, payload, place, settled }: StageProps) {
  return (
    <div className="stage" data-banner={desk !== null || undefined}>
      <SceneView place={place}>
        <PlaceHeading place={place} />
        <FindCard place={settled} />
        <div className="scene-side">
          <ResultLine place={settled} />
          <ActionButton place={settled} />
        </div>
      </SceneView>
      {desk === null ? (
        <div className="panel field-bar">
          <NoticeLine />
          <FieldNotes place={settled} />
          <PlaceMeans place={settled} />
          <Nearest place={settled} />
        </div>
      ) : (
        <DeskOutlet id={desk} payload={payload} place={place} />
      )}
    </div>
  );
}
