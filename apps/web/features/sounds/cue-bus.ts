/** Publishes events that make sounds but are not in React's state. */
import type { Cue } from "./cues.ts";

type Listener = (cue: Cue) => void;

const listeners = new Set<Listener>();

/** Publishes an event to current listeners; it is not queued for later ones. */
export function playCue(cue: Cue): void {
  for (const listener of listeners) listener(cue);
}

export function onCues(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
