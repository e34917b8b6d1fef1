import { CHAT } from "@emberlode/game";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { applyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { randomUuid } from "../../lib/random-uuid.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { pause, throttle } from "../../lib/throttle.ts";
import { trpc, type Utils } from "../../lib/trpc.ts";
import { onAlerts } from "../alerts/on-alerts.tsx";
import type { SendProblem, UnsentStore } from "../chat/chat-outbox.ts";
import { createChatRoom } from "../chat/chat-room.ts";
import { chatRoomAtom, storedChatAtom, storedFor } from "../chat/use-chat.ts";
import { usePlayer } from "../session/player-context.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";
import { followSocket } from "./follow-socket.ts";
import { liveRefusalAtom, liveStateAtom } from "./live-atoms.ts";
import { createMapRefresher } from "./map-refresher.ts";
import { reportVisibility } from "./report-visibility.ts";
import { fetchMissed, type GameSocket, LiveRefusal, makeSocket, sendChat } from "./socket.ts";

const t = await messages("chat");

/** Stores a player's unsent messages in the browser. Other tabs may change the same list. */
function createUnsentStorage(player: string): UnsentStore {
  const stored = () => storedFor(store.get(storedChatAtom), player);
  return {
    unsent: stored().unsent,
    add(id, body) {
      const now = stored();
      store.set(storedChatAtom, { ...now, unsent: [...now.unsent, { id, body }] });
    },
    remove(id) {
      const now = stored();
      const unsent = now.unsent.filter((one) => one.id !== id);
      if (unsent.length < now.unsent.length) store.set(storedChatAtom, { ...now, unsent });
    },
    markSent() {
      const now = stored();
      if (!now.said) store.set(storedChatAtom, { ...now, said: true });
    },
  };
}

/** Minimum time between two refetches, in milliseconds: each step also causes a status event. */
const NAPS_PAUSE_MS = 1_000;

/** Refetches visible NAPs; returns a function to call on each event. */
function createNapRefetcher(utils: Pick<Utils, "naps">): () => void {
  const refresh = throttle(() => utils.naps.list.invalidate(), NAPS_PAUSE_MS);
  return () => void refresh();
}

/** Minimum time between two refetches, in milliseconds. */
export const REFRESH_PAUSE_MS = 10_000;

/** Refetches when the player returns to the page, until closed. Call `refresh` after a reconnect. */
export function refreshSession(refetch: () => Promise<unknown>) {
  let closed = false;
  const requestRefresh = throttle(async () => {
    // Ignore failures: the connection banner shows them.
    if (!closed) await refetch().catch(() => undefined);
  }, REFRESH_PAUSE_MS);
  const refresh = () => void requestRefresh();
  const onVisible = () => {
    if (document.visibilityState === "visible") refresh();
  };
  window.addEventListener("focus", refresh);
  document.addEventListener("visibilitychange", onVisible);
  return {
    refresh,
    close() {
      closed = true;
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}

/** How often to check for calls in flight, in milliseconds. */
const POLL_MS = 100;

function explain(error: unknown): SendProblem {
  if (!(error instanceof LiveRefusal)) return { text: t("noAnswer"), retryAt: null };
  const { reason: text, retryAfterSeconds } = error;
  return {
    text,
    retryAt: retryAfterSeconds === null ? null : serverNow() + retryAfterSeconds * 1000,
  };
}

/** Opens the live session of a player; returns a function that closes it. */
export function openLiveSession(me: string, utils: Utils, queries: QueryClient): () => void {
  let socket: GameSocket | null = null;
  let closed = false;
  let unfollow = () => {};
  let stopReporting = () => {};
  let wasLive = false;

  const requireSocket = (): GameSocket => {
    if (socket === null) throw new Error("The live connection is not open yet.");
    return socket;
  };
  const room = createChatRoom(
    me,
    {
      history: (before) => utils.client.chat.history.query({ before }),
      missed: async (seq) => fetchMissed(requireSocket(), seq),
      send: async (id, body) => sendChat(requireSocket(), id, body),
      explain,
      newId: randomUuid,
      pause,
    },
    createUnsentStorage(me),
  );
  const mapRefresher = createMapRefresher(utils, queries);
  const alerts = onAlerts(utils, queries);
  const refetchNaps = createNapRefetcher(utils);
  const session = refreshSession(() => utils.user.session.invalidate());

  function follow(live: GameSocket): void {
    live.on("chat:message", room.take);
    live.on("chat:removed", ({ seq }) => room.removed(seq));
    live.on("chat:renamed", room.renamed);
    live.on("alert", (alert) => {
      alerts.add(alert);
      refetchNaps();
    });
    live.on("status", (status) => {
      const known = utils.user.session.getData()?.user.status.factories;
      applyStatus(queries, status);
      // The base may be among the changed fields.
      if (known !== undefined && known !== status.factories) session.refresh();
      refetchNaps();
    });
    live.on("world:field", mapRefresher.onField);
    stopReporting = reportVisibility(live);
    unfollow = followSocket(live, {
      state(state, why) {
        store.set(liveStateAtom, state);
        store.set(liveRefusalAtom, why ?? null);
      },
      onConnected() {
        room.connected();
        if (wasLive) {
          mapRefresher.catchUp();
          alerts.catchUp();
          refetchNaps();
          session.refresh();
        }
        wasLive = true;
      },
      onDisconnected: room.disconnected,
      refused() {
        void utils.user.session.invalidate();
      },
      async ended() {
        // One of this page's calls may be replacing the session; wait, then check with a request.
        while (queries.isMutating() > 0) await pause(POLL_MS);
        if (store.get(loggedInAtom)) await utils.user.session.invalidate();
        return store.get(loggedInAtom);
      },
    });
  }

  async function open(): Promise<void> {
    const created = await makeSocket();
    if (closed) return;
    socket = created;
    follow(created);
  }

  store.set(chatRoomAtom, room);
  // Load even if the chat is hidden: its tab shows the number of messages.
  const firstLoad = setTimeout(room.start, CHAT.firstLoadDelayMs);
  void open();
  return () => {
    closed = true;
    clearTimeout(firstLoad);
    room.close();
    mapRefresher.close();
    session.close();
    stopReporting();
    unfollow();
    store.set(chatRoomAtom, null);
  };
}

/** Keeps a player's live connection open; renders nothing. */
export default function Live() {
  const me = usePlayer()?.user._id;
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  useEffect(() => {
    if (me !== undefined) return openLiveSession(me, utils, queries);
  }, [me, utils, queries]);
  return null;
}
