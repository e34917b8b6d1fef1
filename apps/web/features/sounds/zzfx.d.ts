/** The part of zzfx that is used here; the package brings no types. Its context is made when it is loaded. */
declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volume: number): AudioBufferSourceNode;
  };
}
