import type { Settings } from "@emberlode/contract";
import { atom } from "jotai";
import { persistedPart } from "../../lib/persisted.ts";

const controlsAtom = persistedPart("controls");
const alertsAtom = persistedPart("alerts");

/** This browser's controls and alerts, used while nobody is logged in (spec §2). */
export const browserSettingsAtom = atom(
  (get): Settings => ({ controls: get(controlsAtom), alerts: get(alertsAtom) }),
  (_get, set, { controls, alerts }: Settings) => {
    set(controlsAtom, controls);
    set(alertsAtom, alerts);
  },
);
/** The seven sound flags (spec §3). */
export const soundsAtom = persistedPart("sounds");
/** Volume, 0 to 100. */
export const volumeAtom = persistedPart("volume");
/** Whether sounds also have captions. */
export const captionsAtom = persistedPart("captions");
export const themeAtom = persistedPart("theme");
export const motionAtom = persistedPart("motion");
