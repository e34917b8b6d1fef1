/** Settings and chat names (spec §2, §3). */

/** The sounds that a player can toggle, all on by default (spec §3). */
export const SOUND_FLAGS = ["action", "auth", "admin", "attack", "click", "event", "menu"] as const;
export type SoundFlag = (typeof SOUND_FLAGS)[number];

/** The two key sets for movement (spec §2, §3). */
export const CONTROLS = ["default", "numpad"] as const;
export type Controls = (typeof CONTROLS)[number];

/** Alert types (spec §3). */
export const ALERT_TYPES = ["admin", "attack", "event"] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export interface Settings extends Record<SoundFlag, boolean> {
  controls: Controls;
}

/** A player's initial settings (spec §3). */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  action: true,
  auth: true,
  admin: true,
  attack: true,
  click: true,
  event: true,
  menu: true,
  controls: "default",
};

/** Every alert type is on until the player turns it off (rules §21). */
export const DEFAULT_ALERTS: Readonly<Record<AlertType, boolean>> = {
  admin: true,
  attack: true,
  event: true,
};

/** The two names with their own chat color (spec §2). They cannot be registered. */
export const SPECIAL_CHAT_NAMES = { Emberlode: "blue", Lodekeeper: "purple" } as const;
