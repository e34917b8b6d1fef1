/** The session: the current player, log-in and log-out. */

import type { LoginPayload } from "@emberlode/contract";
import type { GoalId } from "@emberlode/game";
import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { areCookiesBlocked } from "../../lib/browser-storage.ts";
import { toFailure } from "../../lib/failure.ts";
import { deleteLastMap, deleteMapOfOthers } from "../../lib/last-map.ts";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { trpc } from "../../lib/trpc.ts";
import { storedGoalsAtom } from "./last-player-atoms.ts";
import { consumeGuestRemovedNotice, leave } from "./leave.ts";
import type { LeavingFacts } from "./leaving-summary.ts";
import {
  loggedInAtom,
  loginNoticeAtom,
  menuShownAtom,
  openFormAtom,
  referrerAtom,
  requestedPathAtom,
} from "./session-atoms.ts";

const tShell = await messages("shell");
const tAccount = await messages("account");

/** The logged-in player's payload; idle before login. */
export function useSession() {
  const enabled = useAtomValue(loggedInAtom);
  return trpc.user.session.useQuery(undefined, { enabled });
}

/** Reports that log-in requires cookies if they are blocked; returns whether they are. */
function warnIfCookiesBlocked(): boolean {
  if (!areCookiesBlocked()) return false;
  notifyError(tShell("storage.cookiesNeeded"));
  return true;
}

/**
 * Stores a login payload and opens the game, or the URL requested before.
 * @param staffPath a page of the team, which the log-in page leads on to instead
 */
function useEnterGame(staffPath: string | null = null) {
  const utils = trpc.useUtils();
  const [, go] = useLocation();
  const setLoggedIn = useSetAtom(loggedInAtom);
  const setMenuShown = useSetAtom(menuShownAtom);
  const setNotice = useSetAtom(loginNoticeAtom);
  const setOpenForm = useSetAtom(openFormAtom);
  const setReferrer = useSetAtom(referrerAtom);
  const [requested, setRequested] = useAtom(requestedPathAtom);
  return (payload: LoginPayload) => {
    if (warnIfCookiesBlocked()) return;
    void deleteMapOfOthers(payload.user.username);
    utils.user.session.setData(undefined, payload);
    setLoggedIn(true);
    if (staffPath !== null) return;
    setMenuShown(true);
    setNotice(null);
    setOpenForm(null);
    setReferrer(null);
    setRequested(null);
    go(requested ?? GAME_PATH);
  };
}

export function useLogin(staffPath: string | null = null) {
  return trpc.user.login.useMutation({ onSuccess: useEnterGame(staffPath) });
}

/** Stores the payload of a new player, whose goals are announced from now on. */
function useStartNewPlayer() {
  const enter = useEnterGame();
  const setStoredGoals = useSetAtom(storedGoalsAtom);
  return (payload: LoginPayload) => {
    const { _id: player, isGuest } = payload.user;
    const reached: GoalId[] = isGuest ? [] : ["name"];
    setStoredGoals({ player, reached });
    enter(payload);
  };
}

export function useRegister() {
  return trpc.user.register.useMutation({ onSuccess: useStartNewPlayer() });
}

/** The form to offer when a guest account is refused, by error code. */
const FALLBACK_FORM: ReadonlyMap<string | null, "login" | "register"> = new Map([
  ["TOO_MANY_GUESTS_HERE", "register"],
  ["TOO_MANY_GUESTS", "register"],
  ["GUESTS_CLOSED", "register"],
  ["SIGNUPS_CLOSED", "login"],
  ["NETWORK_BLOCKED", "login"],
  ["TOO_MANY_REQUESTS", "login"],
]);

/**
 * Creates a guest account. If it is refused for one of the reasons above, the alternative form
 * opens with the reason (rules §2); other refusals are shown as a toast.
 */
export function usePlayAsGuest() {
  const begin = useStartNewPlayer();
  const [, go] = useLocation();
  const setNotice = useSetAtom(loginNoticeAtom);
  const setOpenForm = useSetAtom(openFormAtom);
  const [ref] = useAtom(referrerAtom);
  const guest = trpc.user.guest.useMutation({
    onSuccess: begin,
    onError(error) {
      const { code, text } = toFailure(error);
      const form = FALLBACK_FORM.get(code);
      if (form === undefined) return notifyError(text);
      setNotice(text);
      setOpenForm(form);
      go("/login");
    },
  });
  return {
    isPending: guest.isPending,
    play() {
      // Without cookies, the guest could not return.
      if (!warnIfCookiesBlocked()) guest.mutate(ref === null ? {} : { ref });
    },
  };
}

/** Turns the guest into a named account; everything else stays. */
export function useUpgrade() {
  const utils = trpc.useUtils();
  return trpc.user.upgrade.useMutation({
    onSuccess(payload) {
      utils.user.session.setData(undefined, payload);
      notifySuccess(tAccount("upgrade.done", { name: payload.user.username }));
    },
  });
}

/** What the page knows of what waits for the player. */
export function useLeavingFacts(): () => LeavingFacts {
  const utils = trpc.useUtils();
  return () => ({
    payload: utils.user.session.getData(),
    owned: utils.puc.list.getData(),
    relics: utils.finds.relics.getData(),
  });
}

/**
 * Logs out without asking for confirmation (spec §2). The log-in page then lists what is waiting.
 */
export function useLogout() {
  const queries = useQueryClient();
  const factsNow = useLeavingFacts();
  return trpc.user.logout.useMutation({
    onMutate() {
      // Read before the caches are cleared. Guests leave nothing behind.
      const facts = factsNow();
      if (facts.payload?.user.isGuest !== false) return { summary: null };
      // In an object, since the call would wait for a promise.
      const summary = import("./leaving-summary.ts").then(
        ({ leavingSummary }) => leavingSummary(facts, serverNow()),
        () => null,
      );
      return { summary };
    },
    onSuccess(_answer, _input, { summary }) {
      notifySuccess(tShell("logout.done"));
      // Unlike `leave`, delete the map even if the connection seems lost: the server just answered.
      deleteLastMap();
      // Guests are asked before they log out, so drop the message about a removed guest.
      consumeGuestRemovedNotice();
      leave(queries, null);
      void summary?.then((text) => store.set(loginNoticeAtom, (notice) => notice ?? text));
    },
    onError: () => notifyError(tShell("logout.failed")),
  });
}
