import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { atom, type createStore, useAtom, useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { browserLocks } from "../../lib/browser-storage.ts";
import { messages } from "../../lib/messages.ts";
import { noticeAtom } from "../desks/use-notice.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { findAtom } from "../finds/find.ts";
import { newGoalsAtom } from "../goals/goal-atoms.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { captionsAtom, soundsAtom, volumeAtom } from "../session/use-settings.ts";
import { onCues } from "../sounds/cue-bus.ts";
import { CUES, type Cue, cueOfAnswer, cueOfDialog, cueOfOutcome } from "../sounds/cues.ts";
import { soundPlayer } from "../sounds/sound-player.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { toastHost } from "../ui/toasts.tsx";

const t = await messages("settings");

/** The last sound's caption; `at` distinguishes repetitions. */
const captionAtom = atom<{ cue: Cue; at: number } | null>(null);

type Store = ReturnType<typeof createStore>;

/** Elements that make the click sound. */
const CLICKABLE = "button, a[href], summary, [role=tab], input[type=checkbox], input[type=radio]";
/** Elements with a sound of their own, and disabled ones. */
const SILENT = "[aria-haspopup=dialog], [aria-disabled=true], [data-own-sound], .pad-btn";

/** Observes successful and failed mutations; walking and searching are observed elsewhere. */
function subscribeToCalls(queries: QueryClient, play: (cue: Cue) => void): () => void {
  return queries.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { type } = event.action;
    if (type === "error") play("refused");
    if (type !== "success") return;
    const [path] = event.mutation.options.mutationKey ?? [];
    const cue = Array.isArray(path) ? cueOfAnswer(path.join("."), event.action.data) : null;
    if (cue !== null) play(cue);
  });
}

/** Calls `play` with each sound until the returned function is called. */
function subscribeToCues(store: Store, queries: QueryClient, play: (cue: Cue) => void) {
  const playIf = (cue: Cue | null) => {
    if (cue !== null) play(cue);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const control = target.closest(CLICKABLE);
    if (control !== null && control.closest(SILENT) === null) play("click");
  };
  document.addEventListener("click", onClick, { capture: true });
  const unsubscribers = [
    onCues(play),
    subscribeToCalls(queries, play),
    store.sub(loggedInAtom, () => play(store.get(loggedInAtom) ? "login" : "logout")),
    store.sub(openDialogAtom, () => play(cueOfDialog(store.get(openDialogAtom)))),
    store.sub(fieldOutcomeAtom, () => playIf(cueOfOutcome(store.get(fieldOutcomeAtom)))),
    store.sub(findAtom, () => playIf(store.get(findAtom) === null ? null : "find")),
    store.sub(newGoalsAtom, () =>
      playIf((store.get(newGoalsAtom) ?? []).length > 0 ? "goal" : null),
    ),
    store.sub(noticeAtom, () => {
      if (store.get(noticeAtom)?.tone === "refused") play("refused");
    }),
    () => document.removeEventListener("click", onClick, { capture: true }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Lock of the one tab that plays sounds: the one used last, or any other once it is closed. */
const SOUND_LOCK = "emberlode:sounds";

interface SoundTab {
  /** Whether this tab may play sounds now. */
  canPlay(): boolean;
  close(): void;
}

/** Tracks whether this tab plays sounds; without locks, the focused tab does. */
export function followSoundTab(locks = browserLocks()): SoundTab {
  let isRefused = locks === undefined;
  let hasLock = false;
  let closed = false;
  let releaseLock = () => {};

  /** Requests the lock, optionally from another tab, and holds it until it is stolen. */
  async function requestLock(steal: boolean): Promise<void> {
    try {
      await locks?.request(SOUND_LOCK, steal ? { steal } : {}, () => {
        if (closed) return;
        hasLock = true;
        return new Promise<void>((resolve) => {
          releaseLock = resolve;
        });
      });
    } catch (error) {
      hasLock = false;
      // Stolen by another tab: wait until that one is closed. A retry would only repeat any other
      // error.
      if (error instanceof DOMException && error.name === "AbortError") {
        if (!closed) void requestLock(false);
      } else {
        isRefused = true;
      }
    }
  }
  const stealLock = () => {
    if (!hasLock && !isRefused) void requestLock(true);
  };
  window.addEventListener("focus", stealLock);
  stealLock();
  return {
    canPlay: () => (isRefused ? !closed && document.hasFocus() : hasLock),
    close() {
      closed = true;
      hasLock = false;
      window.removeEventListener("focus", stealLock);
      releaseLock();
    },
  };
}

/** How long a caption is shown, in milliseconds. */
const CAPTION_MS = 3_000;

/** The last sound's caption; announced only if the page does not announce the event itself. */
function SoundCaption() {
  const [caption, setCaption] = useAtom(captionAtom);
  useEffect(() => {
    if (caption === null) return;
    const timer = setTimeout(() => setCaption(null), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [caption, setCaption]);
  const isAnnounced = caption === null || CUES[caption.cue].isAnnounced;
  const text =
    caption === null ? "" : t("captions.of", { text: t(`captions.texts.${caption.cue}`) });
  return createPortal(
    <section className="sound-caption" aria-label={t("captions.label")}>
      <p role="status">{!isAnnounced && <span key={caption.at}>{text}</span>}</p>
      {isAnnounced && text !== "" && <p aria-hidden="true">{text}</p>}
    </section>,
    // Beside the toasts, which move into an open dialog.
    toastHost(),
  );
}

/** Plays the sounds of events, according to the settings, and shows captions if they are on. */
export default function Sounds() {
  const store = useStore();
  const queries = useQueryClient();
  useEffect(() => {
    const tab = followSoundTab();
    if (store.get(volumeAtom) > 0) void soundPlayer.prepare();
    const stop = subscribeToCues(store, queries, (cue) => {
      if (!store.get(soundsAtom)[CUES[cue].flag]) return;
      store.set(captionAtom, { cue, at: performance.now() });
      if (tab.canPlay()) soundPlayer.play(cue, store.get(volumeAtom));
    });
    return () => {
      stop();
      tab.close();
    };
  }, [store, queries]);
  return useAtomValue(captionsAtom) ? <SoundCaption /> : null;
}
