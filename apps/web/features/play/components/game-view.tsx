import type { LoginPayload } from "@emberlode/contract";
import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useMedia } from "../../../lib/use-media.ts";
import { DESKS } from "../../desks/desk-ids.ts";
import { useCurrentDesk } from "../../desks/hooks/use-current-desk.ts";
import { outcomeAtom, walkWishAtom } from "../../field/atoms/field-atoms.ts";
import { useAct } from "../../field/hooks/use-act.ts";
import { fieldKey } from "../../field/hooks/use-fields.ts";
import { usePlace } from "../../field/hooks/use-place.ts";
import { GoalsWatch } from "../../goals/components/goals-watch.tsx";
import { useFollowStatus } from "../../movement/hooks/use-follow-status.ts";
import { useKeys } from "../../movement/hooks/use-keys.ts";
import {
  useNewWalker,
  useWalker,
  useWalkerState,
  WalkerContext,
} from "../../movement/hooks/use-walker.ts";
import { WIDE } from "../../shell/wide.ts";
import { LivePlace } from "./live-place.tsx";
import { PhoneLayout } from "./phone-layout.tsx";
import { WideLayout } from "./wide-layout.tsx";

/** On arrival asks for the field under the player, and walks on if the player came with a wish. */
function useArrival(): void {
  const walker = useWalker();
  const [wish, setWish] = useAtom(walkWishAtom);
  useEffect(() => {
    walker.step("stay");
    return walker.stop;
  }, [walker]);
  useEffect(() => {
    if (wish === null) return;
    walker.walkTo(wish);
    setWish(null);
  }, [walker, wish, setWish]);
}

function Table({ payload }: { payload: LoginPayload }) {
  const { shown } = useWalkerState();
  const place = usePlace(shown);
  const setOutcome = useSetAtom(outcomeAtom);
  const wide = useMedia(WIDE);
  const desk = useCurrentDesk(place);
  const act = useAct(place);
  useKeys(act, desk !== null && DESKS[desk] === "own");
  useArrival();
  const key = fieldKey(shown);
  useEffect(() => {
    // Result and refusal belong to one field; they leave with the player.
    return () => setOutcome((last) => (last?.key === key ? null : last));
  }, [key, setOutcome]);
  return (
    <>
      <LivePlace place={place} base={payload.user.base} />
      <GoalsWatch user={payload.user} />
      {wide ? (
        <WideLayout payload={payload} place={place} desk={desk} />
      ) : (
        <PhoneLayout payload={payload} place={place} desk={desk} />
      )}
    </>
  );
}

/** The game for whoever is logged in. */
export function GameView({ payload }: { payload: LoginPayload }) {
  const { x, y } = payload.user.status;
  const walker = useNewWalker({ x, y });
  useFollowStatus(walker, payload.user.status);
  return (
    <WalkerContext value={walker}>
      <Table payload={payload} />
    </WalkerContext>
  );
}
