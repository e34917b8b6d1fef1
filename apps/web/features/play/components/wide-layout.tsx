import type { LoginPayload } from "@emberlode/contract";
import { SIGHT } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useMedia } from "../../../lib/use-media.ts";
import { ChatBox } from "../../chat/components/chat-box.tsx";
import { ActionButton } from "../../field/components/action-button.tsx";
import { FieldNotes } from "../../field/components/field-notes.tsx";
import { Nearest } from "../../field/components/nearest.tsx";
import { PlaceHeading } from "../../field/components/place-heading.tsx";
import { ResultLine } from "../../field/components/result-line.tsx";
import { SceneView } from "../../field/components/scene-view.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { GoalsStrip } from "../../goals/components/goals-strip.tsx";
import { LocalMap } from "../../map/components/local-map.tsx";
import { DirectionPad } from "../../movement/components/direction-pad.tsx";
import { HELP_KEY } from "../../movement/key-map.ts";
import { ArmyBox } from "../../panels/components/army-box.tsx";
import { Brand } from "../../panels/components/brand.tsx";
import { PlayerName } from "../../panels/components/player-name.tsx";
import { ResourcesBox } from "../../panels/components/resources-box.tsx";
import { StateBox } from "../../panels/components/state-box.tsx";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";

interface LayoutProps {
  payload: LoginPayload;
  place: Place;
}

/** As far as one sees, and a ring around it where the screen is high enough for the chat below. */
const MAP_RADIUS = { usual: SIGHT, high: SIGHT + 1 };
const HIGH = "(min-height: 64rem)";

/** Three columns around the scene. */
export function WideLayout({ payload, place }: LayoutProps) {
  const open = useSetAtom(popupAtom);
  const high = useMedia(HIGH);
  const { user } = payload;
  return (
    <div className="game-wide">
      <aside className="game-column" aria-label={t.game.army.title}>
        <Brand />
        <PlayerName user={user} />
        <ArmyBox status={user.status} />
        <ResourcesBox user={user} />
        <StateBox status={user.status} />
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => open("keys")}>
          <Icon name="keys" />
          {t.game.keys.open}
          <span className="key" aria-hidden="true">
            {HELP_KEY}
          </span>
        </button>
      </aside>
      <div className="game-centre">
        <GoalsStrip user={user} />
        <SceneView place={place}>
          <PlaceHeading place={place} />
          <div className="scene-side">
            <ResultLine place={place} />
            <ActionButton place={place} />
          </div>
        </SceneView>
        <div className="panel field-bar">
          <FieldNotes place={place} />
          <Nearest place={place} />
        </div>
      </div>
      <aside className="game-column" aria-label={t.game.move.title}>
        <section className="panel p-3" aria-labelledby="map-title">
          <h2 id="map-title" className="panel-title mb-2 px-1">
            {t.game.map.title}
          </h2>
          <LocalMap radius={high ? MAP_RADIUS.high : MAP_RADIUS.usual} />
        </section>
        <section className="panel p-3" aria-labelledby="pad-title">
          <h2 id="pad-title" className="panel-title mb-2 px-1">
            {t.game.move.title}
          </h2>
          <DirectionPad />
        </section>
        <ChatBox user={user} />
      </aside>
    </div>
  );
}
