/** Actions on a player: which are offered, and how typed values become one. */
import type { PlayerAction, PlayerFile } from "@emberlode/contract";
import { DAY, HOUR, MINUTE, type PlayerActionKind, ROLES } from "@emberlode/game";
import { hasActive } from "./player-head.tsx";

/** In the bar; the others are in its menu. */
export const FREQUENT_ACTIONS = [
  "warn",
  "mute",
  "suspend",
  "ban",
] as const satisfies readonly PlayerActionKind[];

export const OTHER_ACTIONS = [
  "unmute",
  "rename",
  "setProfile",
  "endSessions",
  "confirmEmail",
  "setEmail",
  "correct",
  "moveBase",
  "freeBase",
  "setBot",
  "setRole",
  "keepAccount",
  "deleteAccount",
] as const satisfies readonly PlayerActionKind[];

/** Actions that keep a player out, or delete them. */
export const HARSH_ACTIONS: ReadonlySet<PlayerActionKind> = new Set([
  "suspend",
  "ban",
  "deleteAccount",
]);

/** Actions after misconduct, for which there are usual reasons. */
export const PUNISHING_ACTIONS: ReadonlySet<PlayerActionKind> = new Set<PlayerActionKind>([
  "warn",
  "mute",
  "suspend",
  "ban",
  "rename",
  "setProfile",
  "setBot",
]);

/** Whether an action would change anything for this player. */
function isUseful(kind: PlayerActionKind, file: PlayerFile): boolean {
  switch (kind) {
    case "unmute":
      return hasActive(file, "mute");
    case "suspend":
    case "ban":
      return !hasActive(file, "ban");
    case "rename":
    case "setEmail":
    case "setRole":
      return !file.player.isGuest;
    case "confirmEmail":
      return file.pendingEmail !== null;
    case "keepAccount":
      return file.deletesAt !== null;
    case "deleteAccount":
      return file.player.role === "player";
    case "moveBase":
    case "freeBase":
      return file.base !== null;
    default:
      return true;
  }
}

/** Whether the caller is offered an action on a player. */
export const isOffered = (kind: PlayerActionKind, file: PlayerFile): boolean =>
  file.mayDo.includes(kind) && isUseful(kind, file);

/** Durations to choose from, in minutes. */
export const DURATIONS = [HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY].map((ms) => ms / MINUTE);
const DEFAULT_DURATION = DAY / MINUTE;

/** Parts of the profile. */
export const PARTS = ["baseName", "quote", "profilePicture"] as const;

/** What is typed into an action's fields. */
export interface ActionValues {
  /** Null if no number is typed. */
  minutes: number | null;
  name: string;
  part: (typeof PARTS)[number];
  value: string;
  email: string;
  metal: string;
  energy: string;
  x: string;
  y: string;
  role: PlayerFile["player"]["role"];
}

export const initialValues = ({ player, baseName }: PlayerFile): ActionValues => ({
  minutes: DEFAULT_DURATION,
  name: "",
  part: "baseName",
  value: baseName,
  email: "",
  metal: "",
  energy: "",
  x: "",
  y: "",
  role: ROLES.find((role) => role !== player.role) ?? "player",
});

const WHOLE = /^[+-]?\d+$/;
/** A typed whole number, with any kind of minus; null for anything else. */
function wholeOf(text: string): number | null {
  const plain = text.trim().replace(/[−–]/, "-");
  return WHOLE.test(plain) ? Number(plain) : null;
}

/** An empty amount changes nothing. */
const changeOf = (text: string) => (text.trim() === "" ? 0 : wholeOf(text));

interface ActionContext {
  file: PlayerFile;
  /** The sanction to lift. */
  sanction: number | null;
}

/** The action that the values describe; null while they are incomplete. */
export function toAction(
  kind: PlayerActionKind,
  values: ActionValues,
  { file, sanction }: ActionContext,
): PlayerAction | null {
  const { minutes, part, email, role } = values;
  switch (kind) {
    case "mute":
    case "suspend":
      return minutes === null ? null : { kind, minutes };
    case "lift":
      return sanction === null ? null : { kind, sanction };
    case "rename":
      return values.name.trim() === "" ? null : { kind, name: values.name.trim() };
    case "setProfile":
      return { kind, part, value: part === "profilePicture" ? "" : values.value };
    case "setEmail":
      return email.trim() === "" ? null : { kind, email: email.trim() };
    case "correct": {
      const [metal, energy] = [changeOf(values.metal), changeOf(values.energy)];
      if (metal === null || energy === null || (metal === 0 && energy === 0)) return null;
      return { kind, metal, energy };
    }
    case "moveBase": {
      const [x, y] = [wholeOf(values.x), wholeOf(values.y)];
      return x === null || y === null ? null : { kind, to: { x, y } };
    }
    case "setRole":
      return { kind, role };
    case "setBot":
      return { kind, isBot: !file.player.isBot };
    default:
      return { kind };
  }
}
