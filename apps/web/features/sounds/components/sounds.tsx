import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { captionsAtom, soundsAtom, volumeAtom } from "../../settings/atoms/settings-atoms.ts";
import { captionAtom } from "../atoms/caption-atom.ts";
import { CUES } from "../cues.ts";
import { followGame } from "../follow-game.ts";
import { followSoundTab } from "../one-tab.ts";
import { soundPlayer } from "../sound-player.ts";
import { SoundCaption } from "./sound-caption.tsx";

/** Plays sounds for events, according to the settings; shows captions if they are on. */
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
