/** Types of the used part of zzfx, which has none. Importing it creates the audio context. */
declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volume: number): AudioBufferSourceNode;
  };
}
