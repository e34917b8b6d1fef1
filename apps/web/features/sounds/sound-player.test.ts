import { beforeEach, expect, it, vi } from "vitest";
import { CUES } from "./cues.ts";
import { createSoundPlayer } from "./sound-player.ts";

/** A synthesizer that records what it should play. */
function synthOf(state: AudioContextState = "running") {
  const playSamples = vi.fn();
  const buildSamples = vi.fn(() => [0.5]);
  const resume = vi.fn(() => Promise.resolve());
  const synth = { volume: 1, audioContext: { state, resume }, buildSamples, playSamples };
  return { playSamples, buildSamples, resume, load: vi.fn(async () => synth as never) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } }));

it("loads nothing before the first gesture or at volume 0", async () => {
  const { load } = synthOf();
  const player = createSoundPlayer(load);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  player.play("step", 60);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  player.play("step", 0);
  await settled();
  expect(load).not.toHaveBeenCalled();
});

it("applies the volume, merges simultaneous repetitions, and builds each sound once", async () => {
  const { load, playSamples, buildSamples } = synthOf();
  const player = createSoundPlayer(load);
  player.play("step", 60);
  player.play("step", 60);
  player.play("click", 10);
  await settled();
  expect(playSamples.mock.calls.map(([, volume]) => volume)).toEqual([0.6, 0.1]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  player.play("step", 100);
  await settled();
  expect(playSamples).toHaveBeenCalledTimes(3);
  expect(buildSamples).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});

it("resumes a suspended context, and drops late sounds", async () => {
  const { load, playSamples, resume } = synthOf("suspended");
  resume.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 450)));
  createSoundPlayer(load).play("alertEvent", 60);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(resume).toHaveBeenCalledOnce();
  expect(playSamples).not.toHaveBeenCalled();
});

it("retries loading with the next sound", async () => {
  const { load, playSamples } = synthOf();
  load.mockRejectedValueOnce(new Error("offline"));
  const player = createSoundPlayer(load);
  player.play("step", 60);
  await settled();
  player.play("click", 60);
  await settled();
  expect(playSamples).toHaveBeenCalledOnce();
});

it("has no two identical sounds", () => {
  const sounds = Object.values(CUES).map(({ sound }) => JSON.stringify(sound));
  expect(new Set(sounds).size).toBe(sounds.length);
});
