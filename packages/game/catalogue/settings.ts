/** Settings and chat names (spec §2, §3). */

/** The sounds a player can switch, all on at first (spec §3). */
export const SOUND_FLAGS = ["action", "auth", "admin", "attack", "click", "event", "menu"] as const;
export type SoundFlag = (typeof SOUND_FLAGS)[number];

/** The two sets of keys for walking (spec §2, §3). */
export const CONTROLS = ["default", "numpad"] as const;
export type Controls = (typeof CONTROLS)[number];

/** Kinds of alert (spec §3). */
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

/** Every kind of alert is on until the player turns it off (rules §21). */
export const DEFAULT_ALERTS: Readonly<Record<AlertType, boolean>> = {
  admin: true,
  attack: true,
  event: true,
};

/** The two names with a chat color of their own (spec §2); they cannot be registered. */
export const SPECIAL_CHAT_NAMES = { Emberlode: "blue", Lodekeeper: "purple" } as const;
