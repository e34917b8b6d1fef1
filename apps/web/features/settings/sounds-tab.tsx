import { SOUND_FLAGS } from "@emberlode/game";
import { useAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { MAX_VOLUME } from "../../lib/persisted.ts";
import { TEST_CUES } from "../sounds/cues.ts";
import { soundPlayer } from "../sounds/sound-player.ts";
import { Slider } from "../ui/slider.tsx";
import { captionsAtom, soundsAtom, volumeAtom } from "./settings-atoms.ts";
import { Switches, SwitchLine } from "./switches.tsx";

const t = await messages("settings");

const VOLUME_STEP = 5;

/** The sounds (spec §2 SOUNDS) with a test button each, and their volume. */
export function SoundsTab() {
  const [sounds, setSounds] = useAtom(soundsAtom);
  const [volume, setVolume] = useAtom(volumeAtom);
  const [captions, setCaptions] = useAtom(captionsAtom);
  const isSilent = volume === 0;
  return (
    <>
      <Switches
        names={SOUND_FLAGS}
        labelOf={(name) => t(`sounds.names.${name}`)}
        values={sounds}
        onChange={(name, on) => setSounds({ ...sounds, [name]: on })}
        beside={(name) => (
          <button
            type="button"
            className="btn my-1"
            data-own-sound
            aria-label={t("sounds.testName", { name: t(`sounds.names.${name}`) })}
            aria-disabled={isSilent}
            onClick={() => soundPlayer.play(TEST_CUES[name], volume)}
          >
            {t("sounds.test")}
          </button>
        )}
      />
      <div className="mt-5">
        <Slider
          label={t("sounds.volume")}
          value={volume}
          onChange={setVolume}
          max={MAX_VOLUME}
          step={VOLUME_STEP}
          text={(percent) => t("sounds.volumeOf", { percent })}
        />
      </div>
      <p role="status" className="text-xs text-muted">
        {isSilent && t("sounds.silent")}
      </p>
      <div className="mt-3">
        <SwitchLine label={t("sounds.captions")} on={captions} onChange={setCaptions} />
      </div>
      <p className="text-xs text-muted">{t("sounds.captionsHint")}</p>
      <p className="mt-3 text-xs text-muted">{t("sounds.note")}</p>
    </>
  );
}
