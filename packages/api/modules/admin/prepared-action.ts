/** The parts of a staff action on a player. */
import type { PlayerAction, PreviewAnswer } from "@emberlode/contract";
import type { Database, Transaction } from "@emberlode/db";
import type { AlertChange, Facts, PlayerActionKind } from "@emberlode/game";
import type { GameError } from "../../errors.ts";
import type { Actor } from "../staff/audit.ts";
import type { Target } from "../staff/staff-action.ts";

/** Why an action is refused. */
export type ActionRefusal =
  | "NOTHING_TO_CHANGE"
  | "TOO_LONG_FOR_ROLE"
  | "USERNAME_TAKEN"
  | "USERNAME_RESERVED"
  | "WORD_NOT_ALLOWED"
  | "EMAIL_TAKEN"
  | "GUEST_NOT_ALLOWED"
  | "NOT_ENOUGH_RESOURCES"
  | "WRONG_FIELD"
  | "NOT_FOUND"
  | "FORBIDDEN"
  | "CONFIRMATION_NEEDED";

/** An action that is ready to run, with its notice and preview. */
export interface PreparedAction {
  /** The alert for the player; null if they get none. */
  notice: (Pick<AlertChange, "kind" | "facts"> & { link?: string }) | null;
  preview: Partial<Omit<PreviewAnswer, "notice">>;
  /** Carries it out, and returns facts for the audit row. */
  run(tx: Transaction): Promise<Facts | GameError<ActionRefusal>>;
}

/** Who does what to whom, and when (milliseconds). */
export interface ActionFacts {
  db: Database;
  actor: Actor;
  target: Target;
  reason: string;
  now: number;
  /** Whether a member of the team confirmed within the last 15 minutes; true for commands. */
  isConfirmedRecently: boolean;
}

export interface ActionInput<Kind extends PlayerActionKind = PlayerActionKind> extends ActionFacts {
  action: Extract<PlayerAction, { kind: Kind }>;
}

export type PrepareAction<Kind extends PlayerActionKind> = (
  input: ActionInput<Kind>,
) => Promise<PreparedAction | GameError<ActionRefusal>>;
