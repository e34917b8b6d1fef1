/** The game on a phone: scene, tabs, and the dock with action and pad. */
import { cellKey, isDiggable, isSameCell } from "@emberlode/game";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { memo, Suspense, useEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useNow } from "../../lib/use-now.ts";
import { usePageMark } from "../../lib/use-page-title.ts";
import { KeepBase } from "../account/keep-base.tsx";
import { AwaySlot } from "../away/away-slot.tsx";
import { ChatBox } from "../chat/chat-box.tsx";
import { chatFocusHandledAtom, chatFocusRequestsAtom, useChat } from "../chat/use-chat.ts";
import { DirectionPad } from "../controls/direction-pad.tsx";
import { DeletionSlot } from "../deletion/deletion-slot.tsx";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { NoticeLine } from "../desks/notice-line.tsx";
import { openDesk } from "../desks/use-desk.ts";
import { fieldOutcomeAtom, refusalAtom } from "../field/field-atoms.ts";
import { useView } from "../field/use-fields.ts";
import { useNearestDig } from "../field/use-nearest.ts";
import { hasRelic, type Place } from "../field/use-place.ts";
import { findAtom } from "../finds/find.ts";
import { FindCard, FindLine } from "../finds/find-card.tsx";
import { GoalsStrip } from "../guidance/lazy-guidance.ts";
import { LocalMap, MapStrip } from "../local-map/map-grid.tsx";
import { useWalker, useWalkTarget } from "../movement/use-walker.ts";
import { RelicSlot } from "../relics/relic-slot.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon } from "../ui/icon.tsx";
import { Skeleton } from "../ui/query-states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionPreview, NearestDig } from "./action-preview.tsx";
import { CurrentScene } from "./current-scene.tsx";
import { DeskEntries } from "./desk-entries.tsx";
import { DeskOutlet } from "./desk-registry.tsx";
import { MoreBelow } from "./more-below.tsx";
import { ArmyBox, PlayerName, ResourcesBox, StateBox } from "./player-boxes.tsx";
import { FieldNotes, ResultLine } from "./result-line.tsx";
import type { LayoutProps } from "./wide-layout.tsx";
import { YieldNote } from "./yield-note.tsx";

const tGame = await messages("game");
const tDesks = await messages("desks");
const tChat = await messages("chat");

/** The phone's chat tab label, with the number of unseen messages. */
function ChatTabLabel() {
  const { unseen } = useChat().state;
  return (
    <>
      {tGame("tabs.chat")}
      {unseen > 0 && (
        <span className="tab-count figure">
          <span translate="no" aria-hidden="true">
            {unseen}
          </span>
          <span className="sr-only">, {tChat("unseen", { count: unseen })}</span>
        </span>
      )}
    </>
  );
}

/** Taps this soon after a dig are ignored, in milliseconds: they were meant for the dig. */
const DOUBLE_TAP_MS = 500;

/** A phone's main button: dig, enter the place, or walk to the nearest field to dig. */
export const DockAction = memo(function DockAction({ place }: { place: Place }) {
  const walker = useWalker();
  const target = useWalkTarget();
  const nearest = useNearestDig();
  const outcome = useAtomValue(fieldOutcomeAtom);
  const left = (place.spentUntil ?? 0) - useNow();
  if (target !== null) {
    return (
      <button type="button" className="btn dig-btn" onClick={walker.stop}>
        {tGame("move.stop")}
      </button>
    );
  }
  const diggable = isDiggable(place.type);
  const canEnter = deskOfPlace(place.type, place.isOwnBase) !== null && left <= 0;
  if (nearest === null || canEnter || hasRelic(place) || (diggable && left <= 0))
    return <ActionButton place={place} />;
  const walkToNearest = () => {
    const justDug = outcome?.kind === "gained" && serverNow() - outcome.at < DOUBLE_TAP_MS;
    if (!justDug) walker.walkTo(nearest, { thenDig: true });
  };
  return (
    <div className="dock-way">
      {left > 0 && (
        <p className="dock-spent" translate="no">
          {tGame("field.spentHere", { time: clockSpan(left) })}
        </p>
      )}
      <button type="button" className="btn btn-ember dig-btn" onClick={walkToNearest}>
        <span className="leading-tight">
          <span className="block">
            {tGame("field.walkTo", { resource: tGame(`resourceNouns.${nearest.type}`) })}
          </span>
          <YieldNote />
        </span>
      </button>
    </div>
  );
});

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
function useInitialLoad(place: Place): boolean {
  const [first] = useState(place.at);
  const field = trpc.fields.field.useQuery(first, { enabled: false });
  const view = useView();
  const progress = trpc.user.progress.useQuery();
  // The place is rendered some frames after its response.
  const isDrawn = place.isFieldLoaded || field.isError || !isSameCell(place.at, first);
  return isDrawn && !view.isPending && !progress.isPending;
}

const MAP_RADIUS = 3;
/**
 * Upright phones, whose dock has room for the effort beside the pad. On low windows it comes first.
 */
const ROOMY_DOCK = "(min-height: 36.01rem) and (max-width: 39.99rem)";
/** As many rows as fit below a phone's picture. */
const FIRST_ROWS = 6;

type TabId = "field" | "map" | "base" | "chat" | "more";

/** Tabs that show neither the walk nor the button at its end. */
const STILL_TABS: readonly TabId[] = ["base", "more"];

/** Opens the chat on request, and the field when a walk begins in a tab that does not show it. */
export function useTabRequest(tab: TabId, chatRequests: number): { id: TabId; times: number } {
  const isWalking = useWalkTarget() !== null;
  const [request, setRequest] = useState({ id: "chat" as TabId, times: 0 });
  const [seen, setSeen] = useState({ isWalking, chatRequests });
  if (seen.isWalking !== isWalking || seen.chatRequests !== chatRequests) {
    setSeen({ isWalking, chatRequests });
    const open = (id: TabId) => setRequest({ id, times: request.times + 1 });
    if (seen.chatRequests !== chatRequests) open("chat");
    else if (isWalking && STILL_TABS.includes(tab)) open("field");
  }
  return request;
}

/** Scrolls back to the scene when it shows a new result or an automatic walk begins. */
export function ScrollToScene() {
  const outcome = useAtomValue(fieldOutcomeAtom);
  const find = useAtomValue(findAtom);
  const isWalking = useWalkTarget() !== null;
  const seen = useRef({ outcome, find, isWalking });
  useEffect(() => {
    const before = seen.current;
    seen.current = { outcome, find, isWalking };
    const isNew =
      (outcome !== null && outcome !== before.outcome) ||
      (find !== null && find !== before.find) ||
      (isWalking && !before.isWalking);
    if (isNew) window.scrollTo({ top: 0 });
  }, [outcome, find, isWalking]);
  return null;
}

/** Scene on top, panels in tabs below with action and pad above them, desks as sheets. */
export const PhoneLayout = memo(function PhoneLayout({
  payload,
  stableUser: user,
  place,
  desk,
}: LayoutProps) {
  const openDialog = useSetAtom(openDialogAtom);
  const chatRequests = useAtomValue(chatFocusRequestsAtom);
  const store = useStore();
  // A link on another page opened the chat.
  const [first] = useState<TabId>(() =>
    store.get(chatFocusHandledAtom) === chatRequests ? "field" : "chat",
  );
  const [tab, setTab] = useState<TabId>(first);
  const isLoaded = useInitialLoad(place);
  const isDockRoomy = useMedia(ROOMY_DOCK);
  const isEffortInDock = isDockRoomy && isDiggable(place.type);
  const preview = <ActionPreview place={place} />;
  usePageMark("phone-game");
  const loading = <Skeleton rows={FIRST_ROWS} />;
  const field = isLoaded ? (
    <Suspense fallback={loading}>
      <div className="phone-field">
        {desk === null && <NoticeLine />}
        <DeletionSlot deletesAt={user.deletesAt} />
        <AwaySlot user={user} />
        {isDockRoomy && <GoalsStrip user={user} />}
        <FieldNotes place={place} />
        {!isEffortInDock && preview}
        {!isDockRoomy && <GoalsStrip user={user} />}
        <NearestDig place={place} />
        <KeepBase user={user} />
        <StateBox user={user} />
        <RelicSlot />
      </div>
    </Suspense>
  ) : (
    loading
  );
  // The map covers the scene, so results are shown above the dock.
  const map = (
    <>
      <LocalMap radius={MAP_RADIUS} />
      <button type="button" className="btn mt-2" onClick={() => openDesk("world")}>
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
      <DeskEntries user={user} isComplete />
      <button type="button" className="btn" onClick={() => openDialog("palette")}>
        <Icon name="search" />
        {tDesks("search")}
      </button>
      <button type="button" className="btn keys-word" onClick={() => openDialog("keys")}>
        {tGame("keys.open")}
      </button>
    </div>
  );
  return (
    <div className="game-phone" data-tab={tab} data-banner={desk !== null || undefined}>
      <CurrentScene>
        <ResultLine place={place} />
        <FindCard place={place} />
      </CurrentScene>
      <MapStrip />
      {desk === null ? (
        <div className="dock">
          <div className="dock-main">
            {isEffortInDock && tab === "field" && preview}
            <DockAction place={place} />
          </div>
          <DirectionPad />
          <MoreBelow />
          {tab === "field" && <ScrollToScene />}
        </div>
      ) : (
        <DeskOutlet id={desk} payload={payload} place={place} />
      )}
      <Tabs<TabId>
        label={tGame("tabs.label")}
        className="game-tabs"
        initial={first}
        onOpen={setTab}
        openRequest={useTabRequest(tab, chatRequests)}
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
