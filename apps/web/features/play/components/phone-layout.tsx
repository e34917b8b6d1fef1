import { useAtomValue, useSetAtom, useStore } from "jotai";
import { memo, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { usePageMark } from "../../../lib/use-page-mark.ts";
import { KeepBase } from "../../account/components/keep-base.tsx";
import { AwaySlot } from "../../away/components/away-slot.tsx";
import { chatAnsweredAtom, chatAskedAtom } from "../../chat/atoms/chat-atoms.ts";
import { ChatBox } from "../../chat/components/chat-box.tsx";
import { ChatTabLabel } from "../../chat/components/chat-tab-label.tsx";
import { DeskEntries } from "../../desks/components/desk-entries.tsx";
import { DeskOutlet } from "../../desks/components/desk-outlet.tsx";
import { NoticeLine } from "../../desks/components/notice-line.tsx";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { FieldNotes } from "../../field/components/field-notes.tsx";
import { Nearest } from "../../field/components/nearest.tsx";
import { PlaceMeans } from "../../field/components/place-means.tsx";
import { ResultLine } from "../../field/components/result-line.tsx";
import { FindCard } from "../../finds/components/find-card.tsx";
import { GoalsStrip } from "../../goals/components/goals-strip.tsx";
import { LocalMap } from "../../map/components/local-map.tsx";
import { MapStrip } from "../../map/components/map-strip.tsx";
import { DirectionPad } from "../../movement/components/direction-pad.tsx";
import { ArmyBox } from "../../panels/components/army-box.tsx";
import { PlayerName } from "../../panels/components/player-name.tsx";
import { ResourcesBox } from "../../panels/components/resources-box.tsx";
import { StateBox } from "../../panels/components/state-box.tsx";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { useFirstAnswers } from "../hooks/use-first-answers.ts";
import { DockAction } from "./dock-action.tsx";
import { HereScene } from "./here-scene.tsx";
import { MapResults } from "./map-results.tsx";
import type { LayoutProps } from "./wide-layout.tsx";

const tGame = await messages("game");
const tDesks = await messages("desks");

const MAP_RADIUS = 3;
/** As many as fit under a phone's picture. */
const FIRST_ROWS = 6;

type TabId = "field" | "map" | "base" | "chat" | "more";

/** Scene on top, panels behind the tabs at the bottom, action and pad above them, desks as sheets. */
export const PhoneLayout = memo(function PhoneLayout({
  payload,
  rested: user,
  place,
  desk,
}: LayoutProps) {
  const openPopup = useSetAtom(popupAtom);
  const chatAsked = useAtomValue(chatAskedAtom);
  const store = useStore();
  // A link to the chat, from a page without it.
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
  // The map hides the scene: results are shown above the dock.
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
