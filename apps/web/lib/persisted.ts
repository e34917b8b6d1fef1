/** What the browser stores in one entry: preferences, unsent messages, goals reached and more. */
import type { Position } from "@emberlode/contract";
import {
  ALERT_TYPES,
  type AlertType,
  CONTROLS,
  type Controls,
  DIG_EFFORTS,
  type DigEffort,
  SOUND_FLAGS,
  type SoundFlag,
} from "@emberlode/game";
import { LANGUAGES, type Language } from "@emberlode/messages/languages";
import { atom, type WritableAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { readItem, removeItem, writeItem } from "./browser-storage.ts";
import { isRecord } from "./is-record.ts";

/** `system` follows the device's preference for light and contrast. */
export const THEMES = ["system", "dark", "light", "contrast"] as const;
type Theme = (typeof THEMES)[number];

/** `system` follows the device's preference for motion; `less` always reduces it. */
export const MOTIONS = ["system", "less"] as const;
type Motion = (typeof MOTIONS)[number];

/** Kinds of alerts in the inbox, in the spec's order; `all` for every kind. */
export const INBOX_TYPES = ["all", "admin", "event", "attack"] as const;
type InboxType = (typeof INBOX_TYPES)[number];

/** How the world map is drawn. */
const MAP_LOOKS = ["pictures", "letters"] as const;
type MapLook = (typeof MAP_LOOKS)[number];

/** The inbox filter. */
export interface InboxFilter {
  type: InboxType;
  unreadOnly: boolean;
}

/** The player's own keys by action; missing ones fall back to the scheme. */
export type CustomKeys = Readonly<Partial<Record<string, string>>>;

/** The player's unsent chat text; other players of this browser cannot see it. */
export interface StoredChat {
  /** Id of the player; null before any text was typed. */
  player: string | null;
  draft: string;
  unsent: readonly { id: string; body: string }[];
  /** Whether the player has written in the chat (first goals). */
  said: boolean;
}

/** How long a guest has played in this browser; they are asked once whether to keep the base. */
export interface GuestPlay {
  /** Id of the guest; null before any. */
  player: string | null;
  /** Milliseconds with the game visible. */
  played: number;
  /** Whether the question was answered or dismissed. */
  answered: boolean;
}

/** Goals reached as seen by this browser: badges stay even if a rank falls or a plot is deleted. */
interface StoredGoals {
  /** Id of the player; null before any. */
  player: string | null;
  reached: readonly string[];
}

/** The one-time explanations that this browser has shown. */
interface StoredHints {
  /** Id of the player; null before any. */
  player: string | null;
  shown: readonly string[];
}

/** When this browser last showed the game to a player. */
interface StoredVisit {
  /** Id of the player; null before any. */
  player: string | null;
  /** Milliseconds on the server's clock. */
  at: number;
  /** The base's position; null if none. */
  base: Position | null;
  /** Whether it was a guest, who gets a message if they cannot come back. */
  isGuest: boolean;
}

/** UI state that outlives the page. No secrets, and no server state. */
export interface PersistedState {
  /** Used, like `alerts`, while no player is logged in; an account has its own settings. */
  controls: Controls;
  /** Null for the browser's language. */
  language: Language | null;
  theme: Theme;
  motion: Motion;
  /** The player's own keys, per scheme. */
  keys: Readonly<Record<Controls, CustomKeys>>;
  sounds: Readonly<Record<SoundFlag, boolean>>;
  /** Volume of sounds, 0 to 100. */
  volume: number;
  /** Whether sounds also have captions. */
  captions: boolean;
  alerts: Readonly<Record<AlertType, boolean>>;
  inbox: InboxFilter;
  /** Username of this visitor's referrer, until an account is created. */
  ref: string | null;
  chat: StoredChat;
  /** Collapsed panels of the right column. */
  folded: Readonly<Record<"map" | "chat", boolean>>;
  /** Null for letters in high contrast, else pictures. */
  mapLook: MapLook | null;
  /** How many of the day's digs one dig uses (rules §4). */
  effort: DigEffort;
  guestPlay: GuestPlay;
  goals: StoredGoals;
  hints: StoredHints;
  seen: StoredVisit;
  /** The season of `goals` and `seen`; null before the first session. */
  season: number | null;
  /** The player's own loss limit per casino session, or null. */
  casinoLimit: number | null;
}

export const NO_CHAT: StoredChat = { player: null, draft: "", unsent: [], said: false };
const NO_GOALS: StoredGoals = { player: null, reached: [] };
const NO_HINTS: StoredHints = { player: null, shown: [] };
export const NO_GUEST_PLAY: GuestPlay = { player: null, played: 0, answered: false };
export const NO_INBOX_FILTER: InboxFilter = { type: "all", unreadOnly: false };
export const MAX_VOLUME = 100;
const DEFAULT_VOLUME = 60;
/** The longest name of a key; longer ones are invalid. */
const MAX_KEY_NAME = 8;
const NO_VISIT: StoredVisit = { player: null, at: 0, base: null, isGuest: false };
/** Most unsent messages that are stored. */
const MAX_UNSENT = 20;

const KEY = "emberlode";
/** Stored with the state; state of another version is ignored (spec §4). */
const STORED_VERSION = 1;

function flags<Name extends string>(names: readonly Name[], stored: unknown) {
  const known = isRecord(stored) ? stored : {};
  const pairs = names.map((name) => [name, known[name] !== false] as const);
  return Object.fromEntries(pairs) as Record<Name, boolean>;
}

function oneOf<Value extends string | number>(
  values: readonly Value[],
  stored: unknown,
  initial: Value,
) {
  return values.find((value) => value === stored) ?? initial;
}

function isUnsent(value: unknown): value is StoredChat["unsent"][number] {
  return isRecord(value) && typeof value.id === "string" && typeof value.body === "string";
}

function chatOf(stored: unknown): StoredChat {
  if (!isRecord(stored) || typeof stored.player !== "string") return NO_CHAT;
  const unsent = Array.isArray(stored.unsent) ? stored.unsent.filter(isUnsent) : [];
  return {
    player: stored.player,
    draft: typeof stored.draft === "string" ? stored.draft : "",
    unsent: unsent.slice(-MAX_UNSENT).map(({ id, body }) => ({ id, body })),
    said: stored.said === true,
  };
}

function collapsedOf(stored: unknown): PersistedState["folded"] {
  const known = isRecord(stored) ? stored : {};
  return { map: known.map === true, chat: known.chat === true };
}

function guestPlayOf(stored: unknown): GuestPlay {
  if (!isRecord(stored) || typeof stored.player !== "string") return NO_GUEST_PLAY;
  const played = typeof stored.played === "number" ? stored.played : 0;
  return { player: stored.player, played, answered: stored.answered === true };
}

function stringsOf(stored: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return values.filter((value) => typeof value === "string");
}

function goalsOf(stored: unknown): StoredGoals {
  if (!isRecord(stored) || typeof stored.player !== "string") return NO_GOALS;
  return { player: stored.player, reached: stringsOf(stored.reached) };
}

function hintsOf(stored: unknown): StoredHints {
  if (!isRecord(stored) || typeof stored.player !== "string") return NO_HINTS;
  return { player: stored.player, shown: stringsOf(stored.shown) };
}

function inboxOf(stored: unknown): InboxFilter {
  if (!isRecord(stored)) return NO_INBOX_FILTER;
  return {
    type: oneOf(INBOX_TYPES, stored.type, NO_INBOX_FILTER.type),
    unreadOnly: stored.unreadOnly === true,
  };
}

function volumeOf(stored: unknown): number {
  const isVolume = Number.isInteger(stored) && Number(stored) >= 0 && Number(stored) <= MAX_VOLUME;
  return isVolume ? Number(stored) : DEFAULT_VOLUME;
}

function customKeysOf(stored: unknown): CustomKeys {
  if (!isRecord(stored)) return {};
  const pairs = Object.entries(stored).flatMap(([name, key]) =>
    typeof key === "string" && key !== "" && key.length <= MAX_KEY_NAME ? [[name, key]] : [],
  );
  return Object.fromEntries(pairs);
}

function keysOf(stored: unknown): PersistedState["keys"] {
  const known = isRecord(stored) ? stored : {};
  return { default: customKeysOf(known.default), numpad: customKeysOf(known.numpad) };
}

function cellOf(stored: unknown): Position | null {
  if (!isRecord(stored)) return null;
  const { x, y } = stored;
  return typeof x === "number" && typeof y === "number" ? { x, y } : null;
}

function visitOf(stored: unknown): StoredVisit {
  if (!isRecord(stored) || typeof stored.player !== "string") return NO_VISIT;
  const { player, at, base } = stored;
  if (typeof at !== "number") return NO_VISIT;
  return { player, at, base: cellOf(base), isGuest: stored.isGuest === true };
}

/** Parses stored state: unknown or damaged parts fall back to a new visitor's defaults. */
export function revive(stored: unknown): PersistedState {
  const state = isRecord(stored) && stored.version === STORED_VERSION ? stored.state : null;
  const known = isRecord(state) ? state : {};
  const prefersContrast = globalThis.matchMedia?.("(prefers-contrast: more)").matches === true;
  return {
    controls: oneOf(CONTROLS, known.controls, "default"),
    language: LANGUAGES.find((one) => one === known.language) ?? null,
    theme: oneOf(THEMES, known.theme, prefersContrast ? "contrast" : "dark"),
    motion: oneOf(MOTIONS, known.motion, "system"),
    keys: keysOf(known.keys),
    sounds: flags(SOUND_FLAGS, known.sounds),
    volume: volumeOf(known.volume),
    captions: known.captions === true,
    alerts: flags(ALERT_TYPES, known.alerts),
    inbox: inboxOf(known.inbox),
    ref: typeof known.ref === "string" ? known.ref : null,
    chat: chatOf(known.chat),
    folded: collapsedOf(known.folded),
    mapLook: MAP_LOOKS.find((look) => look === known.mapLook) ?? null,
    effort: oneOf(DIG_EFFORTS, known.effort, 1),
    guestPlay: guestPlayOf(known.guestPlay),
    goals: goalsOf(known.goals),
    hints: hintsOf(known.hints),
    seen: visitOf(known.seen),
    season: typeof known.season === "number" ? known.season : null,
    casinoLimit: typeof known.casinoLimit === "number" ? known.casinoLimit : null,
  };
}

/** The state in a season: goals and visits of another one are over. */
export function inSeason(state: PersistedState, season: number): PersistedState {
  const isOver = state.season !== null && state.season !== season;
  return { ...state, season, ...(isOver && { goals: NO_GOALS, seen: NO_VISIT }) };
}

function parse(text: string | null): PersistedState {
  try {
    return revive(text === null ? null : JSON.parse(text));
  } catch {
    return revive(null);
  }
}

// Reading is synchronous, so the spec's five-second timeout for it never applies.
const storage = {
  getItem: (key: string) => parse(readItem("local", key)),
  setItem(key: string, state: PersistedState) {
    writeItem("local", key, JSON.stringify({ version: STORED_VERSION, state }));
  },
  removeItem: (key: string) => removeItem("local", key),
  subscribe(key: string, callback: (state: PersistedState) => void) {
    const listen = (event: StorageEvent) => {
      if (event.key === key) callback(parse(event.newValue));
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  },
};

/** All stored state, under one key. */
export const persistedAtom = atomWithStorage<PersistedState>(KEY, revive(null), storage, {
  getOnInit: true,
});

/** One part of the stored state as an atom. */
export function persistedField<Name extends keyof PersistedState>(
  name: Name,
): WritableAtom<PersistedState[Name], [PersistedState[Name]], void> {
  return atom(
    (get) => get(persistedAtom)[name],
    (_get, set, value: PersistedState[Name]) =>
      set(persistedAtom, (state) => ({ ...state, [name]: value })),
  );
}
