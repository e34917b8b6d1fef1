import type { LoginPayload } from "@emberlode/contract";
import { t } from "../../../lib/i18n/catalogue.ts";
import { ChatBox } from "../../chat/components/chat-box.tsx";
import { ChatTabLabel } from "../../chat/components/chat-tab-label.tsx";
import { FieldNotes } from "../../field/components/field-notes.tsx";
import { Nearest } from "../../field/components/nearest.tsx";
import { PlaceHeading } from "../../field/components/place-heading.tsx";
import { ResultLine } from "../../field/components/result-line.tsx";
import { SceneView } from "../../field/components/scene-view.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { GoalsStrip } from "../../goals/components/goals-strip.tsx";
import { LocalMap } from "../../map/components/local-map.tsx";
import { MapStrip } from "../../map/components/map-strip.tsx";
import { DirectionPad } from "../../movement/components/direction-pad.tsx";
import { ArmyBox } from "../../panels/components/army-box.tsx";
import { ResourcesBox } from "../../panels/components/resources-box.tsx";
import { StateBox } from "../../panels/components/state-box.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { DockAction } from "./dock-action.tsx";
import { DockCounter } from "./dock-counter.tsx";

interface LayoutProps {
  payload: LoginPayload;
  place: Place;
}

const MAP_RADIUS = 3;

/** Scene on top, panels behind tabs, the pad and the action under the thumb. */
export function PhoneLayout({ payload, place }: LayoutProps) {
  const { user } = payload;
  const words = t.game.tabs;
  const field = (
    <div className="grid gap-4">
      <FieldNotes place={place} />
      <Nearest place={place} />
      <GoalsStrip user={user} />
      <StateBox status={user.status} />
    </div>
  );
  const base = (
    <div className="grid gap-3 sm:grid-cols-2">
      <ResourcesBox user={user} />
      <ArmyBox status={user.status} />
    </div>
  );
  return (
    <div className="game-phone">
      <SceneView place={place}>
        <PlaceHeading place={place} />
        <ResultLine place={place} />
      </SceneView>
      <MapStrip />
      <Tabs
        label={words.label}
        className="panel game-tabs"
        tabs={[
          { id: "field", label: words.field, panel: field },
          { id: "map", label: words.map, panel: <LocalMap radius={MAP_RADIUS} /> },
          { id: "base", label: words.base, panel: base },
          { id: "chat", label: <ChatTabLabel />, panel: <ChatBox user={user} /> },
        ]}
      />
      <div className="dock">
        <div className="dock-main">
          <div>
            <DockCounter name="metal" value={user.status.metal} />
            <DockCounter name="energy" value={user.status.energy} />
          </div>
          <DockAction place={place} />
        </div>
        <DirectionPad />
      </div>
    </div>
  );
}
