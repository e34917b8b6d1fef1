import { useEffect, useState } from "react";

/** How long a step is shown at single speed, in milliseconds. */
const STEP_MS = 1600;

export const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

export interface Playback {
  /** The current step, 0..last. */
  step: number;
  playing: boolean;
  speed: Speed;
  /** Whether the current step was chosen by hand, not reached by playing. */
  byHand: boolean;
  setSpeed(speed: Speed): void;
  /** Plays on, from the start if at the end; or pauses. */
  toggle(): void;
  /** Shows a step (clamped to the bounds) and pauses. */
  show(step: number): void;
}

/** Playback of a replay: played at a speed, or stepped by hand. `last` is the index of the last step. */
export function usePlayback(last: number): Playback {
  const [{ step, playing, byHand }, set] = useState({ step: 0, playing: false, byHand: false });
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => set({ step: step + 1, playing: step + 1 < last, byHand: false }),
      STEP_MS / speed,
    );
    return () => clearTimeout(timer);
  }, [playing, step, speed, last]);
  return {
    step,
    playing,
    speed,
    byHand,
    setSpeed,
    toggle: () =>
      set(
        playing
          ? { step, playing: false, byHand: true }
          : { step: step >= last ? 0 : step, playing: last > 0, byHand: false },
      ),
    show: (wanted) =>
      set({ step: Math.min(last, Math.max(0, wanted)), playing: false, byHand: true }),
  };
}
