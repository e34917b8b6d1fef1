/** The game page: the player's place, the open desk and the layout for the screen. */
import type { LoginPayload, Position } from "@emberlode/contract";
import { cellKey, isSameCell } from "@emberlode/game";
import { useAtom, useStore } from "jotai";
import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from "react";
import { usePainted } from "../../lib/after-paint.ts";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useMedia, WIDE_SCREEN } from "../../lib/use-media.ts";
import { useAbsence } from "../away/away-slot.tsx";
import type { KeyMap } from "../controls/key-map.ts";
import { useKeyMap } from "../controls/use-key-map.ts";
import { useKeys } from "../controls/use-keys.ts";
import { DESKS, type DeskId, deskOfPlace } from "../desks/desk-ids.ts";
import {
  closeDesk,
  useDeskKeysDisabled,
  useMovementDisabled,
  useOpenDesk,
} from "../desks/use-desk.ts";
import { useNotice } from "../desks/use-notice.ts";
import { fieldOutcomeAtom, requestedWalkAtom } from "../field/field-atoms.ts";
import { whereFromBase } from "../field/place-heading.tsx";
import { useFieldCalls, useRemoteField } from "../field/use-fields.ts";
import { type Place, usePlace, usePlaceNow } from "../field/use-place.ts";
import { findAtom } from "../finds/find.ts";
import { GoalsWatch, HintWatch } from "../guidance/lazy-guidance.ts";
import { MomentLayer } from "../moments/moment-layer.tsx";
import {
  SettledPositionContext,
  useFollowStatus,
  useIsStepping,
  useNewWalker,
  useResumeWalk,
  useShownPosition,
  useWalker,
  WalkerContext,
} from "../movement/use-walker.ts";
import { relicText } from "../relics/relic-text.ts";
import { useRelicMarks } from "../relics/use-relics.ts";
import { useFollowBase } from "../session/follow-base.ts";
import { useStableUser } from "../session/stable-user.ts";
import { PaintedPlaceContext, SettledPlaceContext, useSettledPlace } from "./current-scene.tsx";
import { PhoneLayout } from "./phone-layout.tsx";
import { usePlaceAction } from "./use-place-action.ts";
import { useYieldFall } from "./use-yield-fall.ts";
import { WideLayout } from "./wide-layout.tsx";

const t = await messages("game");

/** Whether a desk may be open where the player is: own desks anywhere, place desks at a place. */
function belongsHere(desk: DeskId, place: Place): boolean {
  return DESKS[desk] === "own" || deskOfPlace(place.type, place.isOwnBase) === desk;
}

/** The desk to show; closes a place desk when the player steps away. */
function useCurrentDesk(place: Place): DeskId | null {
  const desk = useOpenDesk();
  // A field that is still loading counts as waste: ignore it until it is known.
  const isStale = desk !== null && place.isFieldLoaded && !belongsHere(desk, place);
  const stepping = useIsStepping(isStale);
  const walker = useWalker();
  useEffect(() => {
    // A desk may open on a place that the page does not show yet.
    const isShown = isSameCell(walker.getState().shown, place.at);
    if (isStale && !stepping && isShown) closeDesk();
  }, [isStale, stepping, walker, place.at]);
  return isStale ? null : desk;
}

interface PlaceAtProps {
  at: Position;
  children: ReactNode;
}

const PlaceAt = memo(function PlaceAt({ at, children }: PlaceAtProps) {
  const painted = usePlace(at);
  // Deferred, so that the picture's frame comes first.
  const settled = useDeferredValue(usePainted(painted));
  return (
    <PaintedPlaceContext value={painted}>
      <SettledPlaceContext value={settled}>
        <SettledPositionContext value={settled.at}>{children}</SettledPositionContext>
      </SettledPlaceContext>
    </PaintedPlaceContext>
  );
});

/**
 * Provides the player's place to components that follow a step, each in its own frame (decision
 * 25). No context changes in the frame of the step: React would search the page for consumers.
 */
function PlaceProvider({ children }: { children: ReactNode }) {
  return <PlaceAt at={usePainted(useShownPosition())}>{children}</PlaceAt>;
}

/** Announces each new place to screen readers: "12, 7. Cave, 3 steps east of your base". */
function LivePlace({ place, base }: { place: Place; base: Position | null }) {
  const { at, title, relic, isLoading } = place;
  const marks = useRelicMarks();
  const where = whereFromBase(at, base);
  const here =
    where === "" ? t("move.live", { ...at, title }) : t("move.liveWhere", { ...at, title, where });
  const isInArea = marks.has(cellKey(at));
  const text =
    relic !== null
      ? `${here}. ${relicText(at, relic)}`
      : isInArea
        ? `${here}, ${t("relic.area")}`
        : here;
  return (
    <p className="sr-only top-0 left-0" role="status" aria-live="polite" data-testid="live-place">
      {!isLoading && text}
    </p>
  );
}

/** Loads the player's field and continues a requested or interrupted walk. */
function useGameStart(player: string): void {
  const walker = useWalker();
  const [requestedWalk, setRequestedWalk] = useAtom(requestedWalkAtom);
  const [start] = useState(() => walker.getState().shown);
  useRemoteField(start);
  useEffect(() => walker.stop, [walker]);
  useResumeWalk(player);
  useEffect(() => {
    if (requestedWalk === null) return;
    walker.walkTo(requestedWalk);
    setRequestedWalk(null);
  }, [walker, requestedWalk, setRequestedWalk]);
}

const GameStart = memo(function GameStart({ player }: { player: string }) {
  useGameStart(player);
  return null;
});

/** Clears result, refusal and find when the player leaves their field. */
function useClearOnLeave(key: string): void {
  const store = useStore();
  const { clear } = useNotice();
  useEffect(
    () => () => {
      if (store.get(fieldOutcomeAtom)?.key === key) store.set(fieldOutcomeAtom, null);
      if (store.get(findAtom)?.key !== key) return;
      store.set(findAtom, null);
      clear();
    },
    [key, store, clear],
  );
}

interface GameLayoutProps {
  payload: LoginPayload;
  /** Passed in, since components rendered after each step should read as little as possible. */
  keys: KeyMap;
}

/** The parts of the page that update once a step's picture is painted. */
function GameLayout({ payload, keys }: GameLayoutProps) {
  const Layout = useMedia(WIDE_SCREEN) ? WideLayout : PhoneLayout;
  const place = useSettledPlace();
  const desk = useCurrentDesk(place);
  const stableUser = useStableUser(payload.user);
  const act = usePlaceAction(usePlaceNow());
  useKeys(keys, act, { moves: useMovementDisabled(), desks: useDeskKeysDisabled() });
  useClearOnLeave(cellKey(place.at));
  useYieldFall(payload.user.status.fatigue.digs);
  // For the goals: requested here, not only once the part that shows them has loaded.
  trpc.user.progress.useQuery();
  return (
    <>
      <GameStart player={payload.user._id} />
      <LivePlace place={place} base={payload.user.base} />
      <MomentLayer user={stableUser} />
      <Suspense>
        <GoalsWatch user={payload.user} />
        <HintWatch user={payload.user} />
      </Suspense>
      <Layout payload={payload} stableUser={stableUser} place={place} desk={desk} />
    </>
  );
}

/** The game for the logged-in player. */
export function GameView({ payload }: { payload: LoginPayload }) {
  const { x, y } = payload.user.status;
  useAbsence(payload.user);
  useFollowBase(payload.user);
  const walker = useNewWalker({ x, y }, useFieldCalls());
  useFollowStatus(walker, payload.user.status);
  const keys = useKeyMap();
  return (
    <WalkerContext value={walker}>
      <PlaceProvider>
        <GameLayout payload={payload} keys={keys} />
      </PlaceProvider>
    </WalkerContext>
  );
}
