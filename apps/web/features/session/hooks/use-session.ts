/** The session: who is playing, and the ways in and out. */
import type { LoginPayload } from "@emberlode/contract";
import type { GoalId } from "@emberlode/game";
import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { areCookiesBlocked } from "../../../lib/browser-storage.ts";
import { toFailure } from "../../../lib/failure.ts";
import { forgetLastMap } from "../../../lib/forget-last-map.ts";
import { messages } from "../../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { setServerTime } from "../../../lib/server-clock.ts";
import { trpc } from "../../../lib/trpc.ts";
import { keptGoalsAtom } from "../../goals/atoms/goal-atoms.ts";
import { forgetMapOfOthers } from "../../offline/last-map.ts";
import {
  loggedInAtom,
  loginNoticeAtom,
  menuShownAtom,
  openFormAtom,
  refAtom,
  wishedPathAtom,
} from "../atoms/session-atoms.ts";
import { takeGuestGone } from "../guest-gone.ts";
import { leave } from "../leave.ts";

const tShell = await messages("shell");
const tAccount = await messages("account");

function withClock(payload: LoginPayload): LoginPayload {
  setServerTime(payload.user.status.serverTime);
  return payload;
}

/** The login payload of the logged-in player; idle before. */
export function useSession() {
  const enabled = useAtomValue(loggedInAtom);
  return trpc.user.session.useQuery(undefined, { enabled, select: withClock });
}

/** Says that nobody can log in without cookies; answers whether they are blocked here. */
function isStoppedByCookies(): boolean {
  if (!areCookiesBlocked()) return false;
  notifyError(tShell("storage.cookiesNeeded"));
  return true;
}

/** Takes over a login payload and goes into the game, or where in it the player wanted to. */
function useEnter() {
  const utils = trpc.useUtils();
  const [, go] = useLocation();
  const setLoggedIn = useSetAtom(loggedInAtom);
  const setMenuShown = useSetAtom(menuShownAtom);
  const setNotice = useSetAtom(loginNoticeAtom);
  const setOpenForm = useSetAtom(openFormAtom);
  const setRef = useSetAtom(refAtom);
  const [wished, setWished] = useAtom(wishedPathAtom);
  return (payload: LoginPayload) => {
    if (isStoppedByCookies()) return;
    void forgetMapOfOthers(payload.user.username);
    utils.user.session.setData(undefined, payload);
    setLoggedIn(true);
    setMenuShown(true);
    setNotice(null);
    setOpenForm(null);
    setRef(null);
    setWished(null);
    go(wished ?? "/game");
  };
}

export function useLogin() {
  return trpc.user.login.useMutation({ onSuccess: useEnter() });
}

/** Takes over the payload of a player who was made just now: whatever they reach from here on is said. */
function useBegin() {
  const enter = useEnter();
  const setKeptGoals = useSetAtom(keptGoalsAtom);
  return (payload: LoginPayload) => {
    const { _id: player, isGuest } = payload.user;
    const reached: GoalId[] = isGuest ? [] : ["name"];
    setKeptGoals({ player, reached });
    enter(payload);
  };
}

export function useRegister() {
  return trpc.user.register.useMutation({ onSuccess: useBegin() });
}

/** What somebody can still do who cannot be a guest: where no more guests are taken, or no newcomers. */
const INSTEAD: ReadonlyMap<string | null, "login" | "register"> = new Map([
  ["TOO_MANY_GUESTS_HERE", "register"],
  ["TOO_MANY_GUESTS", "register"],
  ["GUESTS_CLOSED", "register"],
  ["SIGNUPS_CLOSED", "login"],
  ["TOO_MANY_REQUESTS", "login"],
]);

/**
 * Starts a guest account in one go. When the network or the world has its guests already, the form for what
 * is possible still opens with the reason, which stays there (rules §2); any other refusal is shown as a
 * toast.
 */
export function usePlayAsGuest() {
  const begin = useBegin();
  const [, go] = useLocation();
  const setNotice = useSetAtom(loginNoticeAtom);
  const setOpenForm = useSetAtom(openFormAtom);
  const [ref] = useAtom(refAtom);
  const guest = trpc.user.guest.useMutation({
    onSuccess: begin,
    onError(error) {
      const { code, text } = toFailure(error);
      const form = INSTEAD.get(code);
      if (form === undefined) return notifyError(text);
      setNotice(text);
      setOpenForm(form);
      go("/login");
    },
  });
  return {
    pending: guest.isPending,
    play() {
      // A guest who cannot come back is not made.
      if (!isStoppedByCookies()) guest.mutate(ref === null ? {} : { ref });
    },
  };
}

/** Turns the guest into an account; everything stays where it is. */
export function useUpgrade() {
  const utils = trpc.useUtils();
  return trpc.user.upgrade.useMutation({
    onSuccess(payload) {
      utils.user.session.setData(undefined, payload);
      notifySuccess(tAccount("upgrade.done", { name: payload.user.username }));
    },
  });
}

/** Logs out at once, without asking (spec §2). */
export function useLogout() {
  const queries = useQueryClient();
  return trpc.user.logout.useMutation({
    onSuccess() {
      notifySuccess(tShell("logout.done"));
      // Whatever is known of the connection: the server has just answered.
      forgetLastMap();
      // A guest who leaves knows that there is no way back.
      takeGuestGone();
      leave(queries, null);
    },
    onError: () => notifyError(tShell("logout.failed")),
  });
}
