/** Events outside of React's state that make sounds: published here, played once the sounds are loaded. */
import type { Cue } from "./cues.ts";

type Listener = (cue: Cue) => void;

const listeners = new Set<Listener>();

/** Publishes an event; it is not queued for later listeners. */
export function playCue(cue: Cue): void {
  for (const listener of listeners) listener(cue);
}

/** Listens until the returned function is called. */
export function onCues(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
