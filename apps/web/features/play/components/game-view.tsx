import type { LoginPayload } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { useAtom, useStore } from "jotai";
import { memo, useEffect, useState } from "react";
import { useMedia } from "../../../lib/use-media.ts";
import { useWatchAway } from "../../away/hooks/use-watch-away.ts";
import { useCurrentDesk } from "../../desks/hooks/use-current-desk.ts";
import { useMovementRests } from "../../desks/hooks/use-keys-rest.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { outcomeAtom, walkWishAtom } from "../../field/atoms/field-atoms.ts";
import { useAct } from "../../field/hooks/use-act.ts";
import { useLook } from "../../field/hooks/use-fields.ts";
import { usePlaceNow } from "../../field/hooks/use-place.ts";
import { findAtom } from "../../finds/atoms/find-atom.ts";
import { GoalsWatch } from "../../goals/components/goals-watch.tsx";
import { useFollowStatus } from "../../movement/hooks/use-follow-status.ts";
import { useKeptWalk } from "../../movement/hooks/use-kept-walk.ts";
import { useKeyMap } from "../../movement/hooks/use-key-map.ts";
import { useKeys } from "../../movement/hooks/use-keys.ts";
import { useNewWalker, useWalker, WalkerContext } from "../../movement/hooks/use-walker.ts";
import type { KeyMap } from "../../movement/key-map.ts";
import { useFollowBase } from "../../session/hooks/use-follow-base.ts";
import { useRestedUser } from "../../session/hooks/use-rested-user.ts";
import { WIDE } from "../../shell/wide.ts";
import { useSettledPlace } from "../here.ts";
import { HerePlaces } from "./here-places.tsx";
import { LivePlace } from "./live-place.tsx";
import { PhoneLayout } from "./phone-layout.tsx";
import { WideLayout } from "./wide-layout.tsx";

/** Loads the player's field, and continues a requested or interrupted walk. */
function useArrival(player: string): void {
  const walker = useWalker();
  const [wish, setWish] = useAtom(walkWishAtom);
  const [start] = useState(() => walker.getState().shown);
  useLook(start, true);
  useEffect(() => walker.stop, [walker]);
  useKeptWalk(player);
  useEffect(() => {
    if (wish === null) return;
    walker.walkTo(wish);
    setWish(null);
  }, [walker, wish, setWish]);
}

const Arrival = memo(function Arrival({ player }: { player: string }) {
  useArrival(player);
  return null;
});

/** Result, refusal and find belong to one field; they are cleared when the player leaves it. */
function useLeaving(key: string): void {
  const store = useStore();
  const { clear } = useNotice();
  useEffect(
    () => () => {
      if (store.get(outcomeAtom)?.key === key) store.set(outcomeAtom, null);
      if (store.get(findAtom)?.key !== key) return;
      store.set(findAtom, null);
      clear();
    },
    [key, store, clear],
  );
}

interface TableProps {
  payload: LoginPayload;
  /** Read outside: components rendered after each step should read as little as possible. */
  keys: KeyMap;
}

/** Everything that follows a step once its picture is painted. */
function Table({ payload, keys }: TableProps) {
  const Layout = useMedia(WIDE) ? WideLayout : PhoneLayout;
  const place = useSettledPlace();
  const desk = useCurrentDesk(place);
  const rested = useRestedUser(payload.user);
  const act = useAct(usePlaceNow());
  useKeys(keys, act, useMovementRests());
  useLeaving(cellKey(place.at));
  return (
    <>
      <Arrival player={payload.user._id} />
      <LivePlace place={place} base={payload.user.base} />
      <GoalsWatch user={payload.user} />
      <Layout payload={payload} rested={rested} place={place} desk={desk} />
    </>
  );
}

/** The game for the logged-in player. */
export function GameView({ payload }: { payload: LoginPayload }) {
  const { x, y } = payload.user.status;
  useWatchAway(payload.user);
  useFollowBase(payload.user);
  const walker = useNewWalker({ x, y });
  useFollowStatus(walker, payload.user.status);
  const keys = useKeyMap();
  return (
    <WalkerContext value={walker}>
      <HerePlaces>
        <Table payload={payload} keys={keys} />
      </HerePlaces>
    </WalkerContext>
  );
}
