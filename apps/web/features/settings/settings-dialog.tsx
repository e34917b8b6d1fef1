import type { LoginPayload } from "@emberlode/contract";
import { ALERT_TYPES, COOKIE_SECONDS, SOUND_FLAGS } from "@emberlode/game";
import { LANGUAGE_NAMES, LANGUAGES } from "@emberlode/messages/languages";
import { useAtom, useAtomValue } from "jotai";
import { useId } from "react";
import { chooseLanguage, pageLanguage } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { reloadPage } from "../../lib/page-reload.ts";
import { MAX_VOLUME, MOTIONS, THEMES } from "../../lib/persisted.ts";
import { trpc } from "../../lib/trpc.ts";
import { matchesMedia } from "../../lib/use-media.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import {
  captionsAtom,
  motionAtom,
  soundsAtom,
  themeAtom,
  useChangeSettings,
  useSettings,
  volumeAtom,
} from "../session/use-settings.ts";
import { TEST_CUES } from "../sounds/cues.ts";
import { soundPlayer } from "../sounds/sound-player.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Refusal } from "../ui/notes.tsx";
import { Skeleton } from "../ui/query-states.tsx";
import { Slider } from "../ui/slider.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ControlsTab } from "./controls-tab.tsx";
import { RadioTiles, Switches, SwitchLine } from "./switches.tsx";
import { usePush } from "./use-push.ts";

const t = await messages("settings");
const tAccount = await messages("account");

const VOLUME_STEP = 5;

/** The sounds (spec §2 SOUNDS) with a test button each, and their volume. */
function SoundsTab() {
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
        renderExtra={(name) => (
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

/** The game's language in this browser. Modules load their texts once, so a change reloads. */
export function LanguageChoice({ reload = reloadPage }: { reload?: () => void }) {
  return (
    <RadioTiles
      legend={t("display.languageLegend")}
      value={pageLanguage()}
      onChange={(language) => {
        chooseLanguage(language);
        reload();
      }}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}

/** The theme and motion of the page. */
function DisplayTab() {
  const [theme, setTheme] = useAtom(themeAtom);
  const [motion, setMotion] = useAtom(motionAtom);
  return (
    <>
      <LanguageChoice />
      <RadioTiles
        legend={t("display.themeLegend")}
        value={theme}
        onChange={setTheme}
        options={THEMES.map((value) => ({
          value,
          label: t(`display.themes.${value}`),
          ...(value === "system" && { note: t("display.systemNote") }),
        }))}
      />
      <RadioTiles
        legend={t("display.motionLegend")}
        value={motion}
        onChange={setMotion}
        options={MOTIONS.map((value) => ({
          value,
          label: t(`display.motions.${value}`),
          ...(value === "less" && { note: t("display.lessNote") }),
        }))}
      />
      <p className="text-xs text-muted">{t("display.note")}</p>
    </>
  );
}

/** Whether the session ends soon after the player leaves. */
const isShortSession = ({ idleSeconds }: LoginPayload) =>
  idleSeconds !== null && idleSeconds <= COOKIE_SECONDS;

/** Whether this device gets notifications of attacks in the background, or why it cannot. */
export function PushSwitch({ attackAlerts }: { attackAlerts: boolean }) {
  const title = useId();
  const { state, isKnown, on, refusal, change } = usePush();
  const { data: session } = trpc.user.session.useQuery(undefined, { enabled: false });
  const isOpen = state === "ready" && isKnown;
  return (
    <section aria-labelledby={title} className="mt-5">
      <h3 id={title} className="mb-1 font-semibold">
        {t("push.title")}
      </h3>
      {isOpen && <SwitchLine label={t("push.label")} on={on} onChange={change} />}
      {(state === undefined || (state === "ready" && !isKnown && refusal === null)) && (
        <Skeleton rows={1} />
      )}
      {state !== undefined && state !== "ready" && <Refusal text={t(`push.states.${state}`)} />}
      <div role="status">{state === "ready" && refusal !== null && <Refusal text={refusal} />}</div>
      {isOpen && (
        <p className="text-xs text-muted">
          {t("push.note")} {session !== undefined && isShortSession(session) && t("push.short")}
        </p>
      )}
      {isOpen && on && !attackAlerts && <p className="mt-2 text-xs">{t("push.attackOff")}</p>}
    </section>
  );
}

/** Which alerts the player wants (spec §2 ALERTS). */
function AlertsTab() {
  const { alerts } = useSettings();
  const isLoggedIn = useAtomValue(loggedInAtom);
  const change = useChangeSettings();
  return (
    <>
      <Switches
        names={ALERT_TYPES}
        labelOf={(type) => tAccount(`settings.alertNames.${type}`)}
        values={alerts}
        onChange={(name, on) => change({ alerts: { [name]: on } })}
      />
      <p className="mt-3 text-xs text-muted">{t("alertsNote")}</p>
      {isLoggedIn && <PushSwitch attackAlerts={alerts.attack} />}
    </>
  );
}

/**
 * The settings dialog with the spec's three tabs (spec §2) and one for display. Opens on the keys,
 * which a touch screen lacks.
 */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={tAccount("settings.title")} onClose={onClose}>
      <Tabs
        label={tAccount("settings.title")}
        initial={matchesMedia("(pointer: coarse)") ? "alerts" : "controls"}
        tabs={[
          { id: "alerts", label: tAccount("settings.alerts"), panel: <AlertsTab /> },
          { id: "sounds", label: tAccount("settings.sounds"), panel: <SoundsTab /> },
          { id: "controls", label: tAccount("settings.controls"), panel: <ControlsTab /> },
          { id: "display", label: tAccount("settings.display"), panel: <DisplayTab /> },
        ]}
      />
    </Dialog>
  );
}
