/** A player's settings as stored with the account (spec §3 Settings). */
import { type Alert, type Settings, settingsSchema } from "@emberlode/contract";
import { DEFAULT_ALERTS, DEFAULT_SETTINGS } from "@emberlode/game";
import { z } from "zod";
import { GameError } from "../../errors.ts";
import type { Profiles } from "./profiles.ts";

const { controls, alerts } = settingsSchema.shape;

const flag = (name: keyof typeof DEFAULT_ALERTS) => alerts.shape[name].catch(DEFAULT_ALERTS[name]);

const storedSchema = z.object({
  controls: controls.catch(DEFAULT_SETTINGS.controls),
  alerts: z
    .object({ admin: flag("admin"), attack: flag("attack"), event: flag("event") })
    .catch({ ...DEFAULT_ALERTS }),
});

/** Stored settings; missing or unknown parts fall back to defaults. */
export function toSettings(stored: Record<string, unknown>): Settings {
  return storedSchema.parse(stored);
}

/** The settings of an account. Throws `NOT_LOGGED_IN` if it was deleted. */
export async function settingsOf(profiles: Profiles, id: number): Promise<Settings> {
  const profile = (await profiles.of([id])).get(id);
  if (profile === undefined) throw new GameError("NOT_LOGGED_IN");
  return toSettings(profile.settings);
}

const ALERT_TYPES = ["admin", "event", "attack"] as const satisfies readonly Alert["type"][];

/** The alert types that a player has switched on. */
export function enabledAlertTypes({ alerts: enabledByType }: Settings): Alert["type"][] {
  return ALERT_TYPES.filter((type) => enabledByType[type]);
}
