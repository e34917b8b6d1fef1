/** The socket of a logged-in player, and what its events change on the page. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { applyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { noteSeason } from "../../lib/page-season.ts";
import { randomUuid } from "../../lib/random-uuid.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { pause, throttle } from "../../lib/throttle.ts";
import { trpc, type Utils } from "../../lib/trpc.ts";
import { createAlertHandler } from "../alerts/alert-handler.tsx";
import type { SendProblem } from "../chat/chat-outbox.ts";
import { createChatRoom } from "../chat/chat-room.ts";
import { createUnsentStorage } from "../chat/unsent-storage.ts";
import { chatRoomAtom } from "../chat/use-chat.ts";
import { usePlayer } from "../session/player-context.tsx";
import { loggedInAtom } from "../session/session-atoms.ts";
import { scheduleAtom } from "../world-schedule/schedule-atom.ts";
import { followSocket } from "./follow-socket.ts";
import { liveRefusalAtom, liveStateAtom } from "./live-atoms.ts";
import { createMapRefresher } from "./map-refresher.ts";
import { reportVisibility } from "./report-visibility.ts";
import { createSessionRefresher } from "./session-refresher.ts";
import { fetchMissed, type GameSocket, LiveRefusal, makeSocket, sendChat } from "./socket.ts";

const t = await messages("chat");

/** Minimum time between two refetches, in milliseconds: each step also causes a status event. */
const NAPS_PAUSE_MS = 1_000;

/** Refetches the list of NAPs while it is shown; returns a function to call on each event. */
function createNapRefresher(utils: Pick<Utils, "naps">): () => void {
  const refresh = throttle(() => utils.naps.list.invalidate(), NAPS_PAUSE_MS);
  return () => void refresh();
}

/** Delay before the chat's first load, in milliseconds (spec §9). */
const CHAT_DELAY_MS = 2_000;

/** Pages reload for a new season within this time, in milliseconds. */
const RELOAD_SPREAD_MS = 2_000;

/** How often to check for calls in flight, in milliseconds. */
const POLL_MS = 100;

function explain(error: unknown): SendProblem {
  if (!(error instanceof LiveRefusal))
    return { text: t("noAnswer"), retryAt: null, isMuted: false };
  const { code, reason: text, retryAfterSeconds } = error;
  return {
    text,
    isMuted: code === "MUTED",
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
  const alerts = createAlertHandler(utils, queries);
  const refreshNaps = createNapRefresher(utils);
  const sessionRefresher = createSessionRefresher(() => utils.user.session.invalidate());

  function follow(live: GameSocket): void {
    live.on("chat:message", room.receive);
    live.on("chat:removed", ({ seq }) => room.removed(seq));
    live.on("chat:renamed", room.renamed);
    live.on("alert", (alert) => {
      alerts.add(alert);
      refreshNaps();
    });
    live.on("status", (status) => {
      const factoriesBefore = utils.user.session.getData()?.user.status.factories;
      applyStatus(queries, status);
      // The base counts as a factory: it may have left the map, which only the session says.
      if (factoriesBefore !== undefined && factoriesBefore !== status.factories) {
        sessionRefresher.refresh();
      }
      refreshNaps();
    });
    live.on("world:field", mapRefresher.onField);
    live.on("season:changed", ({ season }) => {
      // Random delay: all pages reloading together would overload the server.
      setTimeout(() => noteSeason(season), Math.random() * RELOAD_SPREAD_MS);
    });
    live.on("world:schedule", (schedule) => store.set(scheduleAtom, schedule));
    stopReporting = reportVisibility(live);
    unfollow = followSocket(live, {
      onState(state, refusal) {
        store.set(liveStateAtom, state);
        store.set(liveRefusalAtom, refusal ?? null);
      },
      onConnected() {
        room.connected();
        if (wasLive) {
          mapRefresher.catchUp();
          alerts.catchUp();
          refreshNaps();
          sessionRefresher.refresh();
        }
        wasLive = true;
      },
      onDisconnected: room.disconnected,
      onRefused() {
        void utils.user.session.invalidate();
      },
      async onEnded() {
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
  const firstLoad = setTimeout(room.start, CHAT_DELAY_MS);
  void open();
  return () => {
    closed = true;
    clearTimeout(firstLoad);
    room.close();
    mapRefresher.close();
    sessionRefresher.close();
    stopReporting();
    unfollow();
    store.set(chatRoomAtom, null);
  };
}

/** Keeps a player's live connection open. */
export default function LiveConnection() {
  const me = usePlayer()?.user._id;
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  useEffect(() => {
    if (me !== undefined) return openLiveSession(me, utils, queries);
  }, [me, utils, queries]);
  return null;
}
