/** Plays sounds with zzfx, which is loaded once there may be one. */
import { MAX_VOLUME } from "../../lib/persisted.ts";
import { CUES, type Cue } from "./cues.ts";

/** The same sound within this time plays once, in milliseconds. */
const SAME_MS = 90;
/** A sound delayed longer than this is dropped, in milliseconds. */
const LATE_MS = 400;

type Synth = typeof import("zzfx").ZZFX;

async function loadSynth(): Promise<Synth> {
  const { ZZFX } = await import("zzfx");
  // Each sound has its own volume; the overall volume is passed with each.
  ZZFX.volume = 1;
  return ZZFX;
}

/** A player of sounds; `load` is replaced in tests. */
export function createSoundPlayer(load: () => Promise<Synth> = loadSynth) {
  let loading: Promise<Synth | null> | null = null;
  const samples = new Map<Cue, readonly number[]>();
  const lastPlayed = new Map<Cue, number>();

  /** Null without its code, for example offline: the game stays silent, and the next sound tries again. */
  async function loaded(): Promise<Synth | null> {
    loading ??= load().catch(() => null);
    const synth = await loading;
    if (synth === null) loading = null;
    return synth;
  }

  async function sound(cue: Cue, volume: number, askedAt: number): Promise<void> {
    const synth = await loaded();
    if (synth === null) return;
    if (synth.audioContext.state === "suspended") await synth.audioContext.resume();
    if (performance.now() - askedAt > LATE_MS) return;
    const made = samples.get(cue) ?? synth.buildSamples(...CUES[cue].sound);
    samples.set(cue, made);
    synth.playSamples([made], volume / MAX_VOLUME);
  }

  return {
    /** Loads what plays, so that the first sound does not come too late. After the first gesture only. */
    async prepare(): Promise<void> {
      await loaded();
    },
    /** Plays a sound at a volume of 0 to 100. */
    play(cue: Cue, volume: number): void {
      const now = performance.now();
      const isSame = now - (lastPlayed.get(cue) ?? Number.NEGATIVE_INFINITY) < SAME_MS;
      // Before the first gesture the browser would refuse, with a warning.
      if (volume === 0 || isSame || navigator.userActivation?.hasBeenActive === false) return;
      lastPlayed.set(cue, now);
      void sound(cue, volume, now);
    },
  };
}

/** The page's only player. */
export const soundPlayer = createSoundPlayer();
