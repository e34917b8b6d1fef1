import { SOUND_FLAGS } from "@emberlode/game";
import { enSettings } from "@emberlode/words/en/settings";
import { useAtom } from "jotai";
import { MAX_VOLUME } from "../../../lib/persisted.ts";
import { TEST_CUES } from "../../sounds/cues.ts";
import { soundPlayer } from "../../sounds/sound-player.ts";
import { Slider } from "../../ui/components/slider.tsx";
import { captionsAtom, soundsAtom, volumeAtom } from "../atoms/settings-atoms.ts";
import { Switches, SwitchLine } from "./switches.tsx";

const VOLUME_STEP = 5;

/** Which sounds there are (spec §2 SOUNDS), how loud, and what each is like. */
export function SoundsTab() {
  const words = enSettings.sounds;
  const [sounds, setSounds] = useAtom(soundsAtom);
  const [volume, setVolume] = useAtom(volumeAtom);
  const [captions, setCaptions] = useAtom(captionsAtom);
  const isSilent = volume === 0;
  return (
    <>
      <Switches
        names={SOUND_FLAGS}
        labels={words.names}
        values={sounds}
        onChange={(name, on) => setSounds({ ...sounds, [name]: on })}
        beside={(name) => (
          <button
            type="button"
            className="btn my-1"
            data-own-sound
            aria-label={words.testName(words.names[name])}
            aria-disabled={isSilent}
            onClick={() => soundPlayer.play(TEST_CUES[name], volume)}
          >
            {words.test}
          </button>
        )}
      />
      <div className="mt-5">
        <Slider
          label={words.volume}
          value={volume}
          onChange={setVolume}
          max={MAX_VOLUME}
          step={VOLUME_STEP}
          text={words.volumeOf}
        />
      </div>
      <p role="status" className="text-xs text-muted">
        {isSilent && words.silent}
      </p>
      <div className="mt-3">
        <SwitchLine label={words.captions} on={captions} onChange={setCaptions} />
      </div>
      <p className="text-xs text-muted">{words.captionsHint}</p>
      <p className="mt-3 text-xs text-muted">{words.note}</p>
    </>
  );
}
