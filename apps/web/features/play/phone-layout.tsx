import { cellKey, isSameCell } from "@emberlode/game";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { memo, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { usePageMark } from "../../lib/use-page-mark.ts";
import { KeepBase } from "../account/keep-base.tsx";
import { AwaySlot } from "../away/away-slot.tsx";
import { ChatBox } from "../chat/chat-box.tsx";
import { ChatTabLabel } from "../chat/chat-tab-label.tsx";
import { chatAnsweredAtom, chatAskedAtom } from "../chat/use-chat.ts";
import { DeskEntries } from "../desks/desk-entries.tsx";
import { NoticeLine } from "../desks/notice-line.tsx";
import { DeskOutlet } from "../desks/registry.tsx";
import { openDesk } from "../desks/use-desk.ts";
import { refusalAtom } from "../field/field-atoms.ts";
import { Nearest, PlaceMeans } from "../field/place-means.tsx";
import { FieldNotes, ResultLine } from "../field/result-line.tsx";
import { useView } from "../field/use-fields.ts";
import type { Place } from "../field/use-place.ts";
import { FindCard, FindLine } from "../finds/find-card.tsx";
import { GoalsStrip } from "../goals/goals-strip.tsx";
import { LocalMap, MapStrip } from "../map/map-grid.tsx";
import { DirectionPad } from "../movement/direction-pad.tsx";
import { ArmyBox } from "../panels/army-box.tsx";
import { PlayerName } from "../panels/player-name.tsx";
import { ResourcesBox } from "../panels/resources-box.tsx";
import { StateBox } from "../panels/state-box.tsx";
import { Icon } from "../ui/icon.tsx";
import { popupAtom } from "../ui/popup-atom.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { DockAction } from "./dock-action.tsx";
import { HereScene } from "./here-scene.tsx";
import type { LayoutProps } from "./wide-layout.tsx";

/** The last action's result beside a phone's map, where scene and description are hidden. */
export function MapResults({ place }: { place: Place }) {
  const refusal = useAtomValue(refusalAtom);
  const isRefused = refusal?.key === cellKey(place.at);
  return (
    <div className="map-results">
      {isRefused ? (
        <p role="alert" className="result">
          <b>{refusal.text}</b>
        </p>
      ) : (
        <>
          <ResultLine place={place} />
          <FindLine place={place} />
        </>
      )}
    </div>
  );
}

/**
 * Whether map, goals and the first place have loaded or failed; content below them would shift
 * before that.
 */
function useFirstAnswers(place: Place): boolean {
  const [first] = useState(place.at);
  const field = trpc.fields.field.useQuery(first, { enabled: false });
  const view = useView();
  const progress = trpc.user.progress.useQuery();
  // The place is rendered some frames after its response.
  const isDrawn = place.known || field.isError || !isSameCell(place.at, first);
  return isDrawn && !view.isPending && !progress.isPending;
}

const tGame = await messages("game");
const tDesks = await messages("desks");

const MAP_RADIUS = 3;
/** As many rows as fit below a phone's picture. */
const FIRST_ROWS = 6;

type TabId = "field" | "map" | "base" | "chat" | "more";

/** Scene on top, panels in tabs below with action and pad above them, desks as sheets. */
export const PhoneLayout = memo(function PhoneLayout({
  payload,
  rested: user,
  place,
  desk,
}: LayoutProps) {
  const openPopup = useSetAtom(popupAtom);
  const chatAsked = useAtomValue(chatAskedAtom);
  const store = useStore();
  // A link on another page opened the chat.
  const [first] = useState<TabId>(() =>
    store.get(chatAnsweredAtom) === chatAsked ? "field" : "chat",
  );
  const [tab, setTab] = useState<TabId>(first);
  const answered = useFirstAnswers(place);
  usePageMark("phone-game");
  const field = answered ? (
    <div className="phone-field">
      {desk === null && <NoticeLine />}
      <AwaySlot user={user} />
      <FieldNotes place={place} />
      <PlaceMeans place={place} />
      <GoalsStrip user={user} />
      <Nearest place={place} />
      <KeepBase user={user} />
      <StateBox status={user.status} />
    </div>
  ) : (
    <Skeleton rows={FIRST_ROWS} />
  );
  // The map covers the scene, so results are shown above the dock.
  const map = (
    <>
      <LocalMap radius={MAP_RADIUS} />
      <button type="button" className="btn mt-2" onClick={() => openDesk("map")}>
        {tGame("map.world")}
      </button>
      {tab === "map" && <MapResults place={place} />}
    </>
  );
  const base = (
    <div className="grid gap-3 sm:grid-cols-2">
      <PlayerName user={user} />
      <ResourcesBox user={user} />
      <ArmyBox status={user.status} />
    </div>
  );
  const more = (
    <div className="grid gap-3">
      <DeskEntries user={user} />
      <button type="button" className="btn" onClick={() => openPopup("palette")}>
        <Icon name="search" />
        {tDesks("search")}
      </button>
      <button type="button" className="btn keys-word" onClick={() => openPopup("keys")}>
        {tGame("keys.open")}
      </button>
    </div>
  );
  return (
    <div className="game-phone" data-tab={tab} data-banner={desk !== null || undefined}>
      <HereScene>
        <ResultLine place={place} />
        <FindCard place={place} />
      </HereScene>
      <MapStrip />
      {desk === null ? (
        <div className="dock">
          <DockAction place={place} />
          <DirectionPad />
        </div>
      ) : (
        <DeskOutlet id={desk} payload={payload} place={place} />
      )}
      <Tabs<TabId>
        label={tGame("tabs.label")}
        className="game-tabs"
        initial={first}
        onOpen={setTab}
        asked={{ id: "chat", times: chatAsked }}
        tabs={[
          { id: "field", label: tGame("tabs.field"), panel: field },
          { id: "map", label: tGame("tabs.map"), panel: map },
          { id: "base", label: tGame("tabs.base"), panel: base },
          { id: "chat", label: <ChatTabLabel />, panel: <ChatBox user={user} /> },
          { id: "more", label: tGame("tabs.more"), panel: more },
        ]}
      />
    </div>
  );
});
