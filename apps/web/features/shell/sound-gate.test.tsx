import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { renderPlaying } from "../session/testing-render.tsx";
import { captionsAtom } from "../session/use-settings.ts";
import { playCue } from "../sounds/cue-bus.ts";
import { soundPlayer } from "../sounds/sound-player.ts";
import { SoundGate } from "./sound-gate.tsx";

let play: MockInstance<typeof soundPlayer.play>;

beforeEach(() => {
  play = vi.spyOn(soundPlayer, "play").mockReturnValue();
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

const captions = () => screen.queryByRole("region", { name: english.settings("captions.label") });

it.each([
  ["a press", () => fireEvent.pointerDown(document.body)],
  ["a key", () => fireEvent.keyDown(document.body, { key: "d" })],
])("is silent, in writing too, before %s", async (_gesture, touch) => {
  const { store } = renderPlaying(<SoundGate />);
  act(() => store.set(captionsAtom, true));
  // Long enough for anything that does not wait for a gesture.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  playCue("login");
  expect(captions()).toBeNull();
  expect(play).not.toHaveBeenCalled();
  touch();
  await vi.waitFor(() => expect(captions()).not.toBeNull());
  // The listener is added by an effect, which may run after the first paint.
  await act(async () => {});
  act(() => playCue("login"));
  expect(play).toHaveBeenCalledOnce();
});
