import { SOUND_FLAGS } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { trpc } from "../../lib/trpc.ts";
import { noticeAtom } from "../desks/use-notice.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { captionsAtom, soundsAtom, volumeAtom } from "../session/use-settings.ts";
import { playCue } from "../sounds/cue-bus.ts";
import { TEST_CUES } from "../sounds/cues.ts";
import { soundPlayer } from "../sounds/sound-player.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import Sounds from "./sounds.tsx";

let play: MockInstance<typeof soundPlayer.play>;
let hasFocus: MockInstance<typeof document.hasFocus>;

beforeEach(() => {
  play = vi.spyOn(soundPlayer, "play").mockReturnValue();
  hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

const ENEMY = { enemy: "bo", field: { x: 1, y: 1 } };
const UNIT = { type: "attack", index: 0, unit: 1 } as const;

function Fight() {
  const attack = trpc.battles.attack.useMutation();
  const buy = trpc.units.buy.useMutation();
  return (
    <>
      <button type="button" data-own-sound onClick={() => attack.mutate(ENEMY)}>
        Attack
      </button>
      <button type="button" data-own-sound onClick={() => buy.mutate(UNIT)}>
        Buy
      </button>
      <button type="button" aria-disabled="true">
        Nothing
      </button>
      <button type="button">Anything</button>
    </>
  );
}

/** The page with its sounds and a server that gives these answers in order; null refuses. */
function openPage(answers: readonly (object | null)[] = []) {
  const left = [...answers];
  const server = async () => left.shift() ?? Promise.reject(new Error("no"));
  return renderPlaying(
    <>
      <Sounds />
      <Fight />
    </>,
    { server },
  );
}

const played = () => play.mock.calls.map(([cue]) => cue);

const gained = { kind: "gained", key: "1,1", amount: 5, effort: 1, vein: false, at: 1 } as const;

it("plays digs, dialogs, steps and refusals at the current volume", () => {
  const { store } = openPage();
  act(() => store.set(volumeAtom, 25));
  act(() => store.set(fieldOutcomeAtom, { ...gained, resource: "metal" }));
  act(() => store.set(fieldOutcomeAtom, { ...gained, resource: "energy" }));
  act(() => store.set(fieldOutcomeAtom, null));
  act(() => store.set(openDialogAtom, "settings"));
  act(() => store.set(openDialogAtom, null));
  act(() => playCue("step"));
  act(() =>
    store.set(noticeAtom, {
      tone: "refused",
      text: "No",
      lines: [],
      reward: null,
      onCard: false,
      at: 1,
    }),
  );
  expect(played()).toEqual(["digMetal", "digEnergy", "menuOpen", "menuClose", "step", "refused"]);
  act(() => store.set(volumeAtom, 90));
  playCue("step");
  expect([play.mock.calls[0], play.mock.lastCall]).toEqual([
    ["digMetal", 25],
    ["step", 90],
  ]);
});

it.each([
  ["won", "attacker", "won"],
  ["lost", "defender", "lost"],
])("plays a fight that is %s", async (_how, winner, cue) => {
  openPage([{ report: { winner } }]);
  await press("Attack");
  await vi.waitFor(() => expect(played()).toEqual([cue]));
});

it("plays a purchase and a refused call", async () => {
  openPage([{}, null]);
  await press("Buy");
  await vi.waitFor(() => expect(played()).toEqual(["purchase"]));
  await press("Buy");
  await vi.waitFor(() => expect(played()).toEqual(["purchase", "refused"]));
});

it("clicks on pressed elements, but not on disabled ones", async () => {
  openPage();
  await press("Nothing");
  await press("Anything");
  expect(played()).toEqual(["click"]);
});

it("is silent in an unused tab, and after unmounting", () => {
  const { unmount } = openPage();
  hasFocus.mockReturnValue(false);
  playCue("step");
  expect(played()).toEqual([]);
  hasFocus.mockReturnValue(true);
  playCue("step");
  expect(played()).toEqual(["step"]);
  unmount();
  playCue("step");
  expect(played()).toEqual(["step"]);
});

it.each(SOUND_FLAGS)("silences sounds and captions of the flag %s only", (flag) => {
  const { store } = openPage();
  store.set(captionsAtom, true);
  store.set(soundsAtom, { ...store.get(soundsAtom), [flag]: false });
  act(() => playCue(TEST_CUES[flag]));
  expect(
    screen.queryByText(startingWith(english.settings("captions.of", { text: "" }))),
  ).toBeNull();
  const others = SOUND_FLAGS.filter((other) => other !== flag).map((other) => TEST_CUES[other]);
  for (const cue of others) act(() => playCue(cue));
  expect(played()).toEqual(others);
});

it("shows captions for three seconds, and announces those that nothing else announces", () => {
  vi.useFakeTimers();
  const { store } = openPage();
  const caption = (cue: "login" | "digMetal") => {
    const text = english.settings(`captions.texts.${cue}`);
    return screen.queryByText(english.settings("captions.of", { text }));
  };
  act(() => playCue("login"));
  expect(caption("login")).toBeNull();
  act(() => store.set(captionsAtom, true));
  act(() => playCue("login"));
  expect(caption("login")?.closest("[role=status]")).not.toBeNull();
  act(() => playCue("digMetal"));
  expect(caption("digMetal")?.closest("[aria-hidden]")).not.toBeNull();
  expect(caption("digMetal")?.closest("[role=status]")).toBeNull();
  act(() => vi.advanceTimersByTime(2_999));
  expect(caption("digMetal")).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(caption("digMetal")).toBeNull();
});
