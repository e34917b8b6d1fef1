/** Plays sounds with zzfx, which is loaded on demand. */
import { MAX_VOLUME } from "../../lib/persisted.ts";
import { CUES, type Cue } from "./cues.ts";

/** Repetitions of a sound within this time are merged, in milliseconds. */
const MERGE_MS = 90;
/** Sounds delayed by more than this are dropped, in milliseconds. */
const LATE_MS = 400;

type Synth = typeof import("zzfx").ZZFX;

async function loadSynth(): Promise<Synth> {
  const { ZZFX } = await import("zzfx");
  // Each sound has its own volume; the player's volume is passed with each.
  ZZFX.volume = 1;
  return ZZFX;
}

/** Creates a sound player; tests replace `load`. */
export function createSoundPlayer(load: () => Promise<Synth> = loadSynth) {
  let loading: Promise<Synth | null> | null = null;
  const samples = new Map<Cue, readonly number[]>();
  const lastPlayed = new Map<Cue, number>();

  /** Null if the library failed to load, for example offline; the next sound retries. */
  async function getSynth(): Promise<Synth | null> {
    loading ??= load().catch(() => null);
    const synth = await loading;
    if (synth === null) loading = null;
    return synth;
  }

  async function sound(cue: Cue, volume: number, requestedAt: number): Promise<void> {
    const synth = await getSynth();
    if (synth === null) return;
    if (synth.audioContext.state === "suspended") await synth.audioContext.resume();
    if (performance.now() - requestedAt > LATE_MS) return;
    const samplesOfCue = samples.get(cue) ?? synth.buildSamples(...CUES[cue].sound);
    samples.set(cue, samplesOfCue);
    synth.playSamples([samplesOfCue], volume / MAX_VOLUME);
  }

  return {
    /** Loads the library so that the first sound is on time. Only after the first gesture. */
    async prepare(): Promise<void> {
      await getSynth();
    },
    /** Plays a sound at a volume of 0 to 100. */
    play(cue: Cue, volume: number): void {
      const now = performance.now();
      const isRepeat = now - (lastPlayed.get(cue) ?? Number.NEGATIVE_INFINITY) < MERGE_MS;
      // Before the first gesture, the browser would refuse with a warning.
      if (volume === 0 || isRepeat || navigator.userActivation?.hasBeenActive === false) return;
      lastPlayed.set(cue, now);
      void sound(cue, volume, now);
    },
  };
}

export const soundPlayer = createSoundPlayer();
