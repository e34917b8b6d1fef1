import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { messages } from "../../lib/messages.ts";
import { captionsAtom, soundsAtom, volumeAtom } from "../settings/settings-atoms.ts";
import { toastHost } from "../ui/toast-host.ts";
import { captionAtom } from "./caption-atom.ts";
import { CUES } from "./cues.ts";
import { followGame } from "./follow-game.ts";
import { followSoundTab } from "./one-tab.ts";
import { soundPlayer } from "./sound-player.ts";

const t = await messages("settings");

/** How long a caption is shown, in milliseconds. */
const SHOWN_MS = 3_000;

/** The last sound's caption; announced only if the page does not announce the event itself. */
function SoundCaption() {
  const [caption, setCaption] = useAtom(captionAtom);
  useEffect(() => {
    if (caption === null) return;
    const timer = setTimeout(() => setCaption(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [caption, setCaption]);
  const isSaid = caption === null || CUES[caption.cue].isSaid;
  const text =
    caption === null ? "" : t("captions.of", { text: t(`captions.texts.${caption.cue}`) });
  return createPortal(
    <section className="sound-caption" aria-label={t("captions.label")}>
      <p role="status">{!isSaid && <span key={caption.at}>{text}</span>}</p>
      {isSaid && text !== "" && <p aria-hidden="true">{text}</p>}
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
    const stop = followGame(store, queries, (cue) => {
      if (!store.get(soundsAtom)[CUES[cue].flag]) return;
      store.set(captionAtom, { cue, at: performance.now() });
      if (tab.maySound()) soundPlayer.play(cue, store.get(volumeAtom));
    });
    return () => {
      stop();
      tab.close();
    };
  }, [store, queries]);
  return useAtomValue(captionsAtom) ? <SoundCaption /> : null;
}
