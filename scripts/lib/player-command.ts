/** `npm run admin -- role …`: the actions on a player. */
import { actOnPlayer, findTarget, GameError } from "@emberlode/api";
import { type PlayerAction, playerActionSchema } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { DAY, MINUTE } from "@emberlode/game";
import { CommandError } from "./command-error.ts";
import { unknownNameText } from "./near-words.ts";

const DAY_MINUTES = DAY / MINUTE;

/** An action on a player from the words after the name, unchecked. */
const ACTIONS: Readonly<Record<string, (...words: string[]) => unknown>> = {
  role: (role) => ({ kind: "setRole", role }),
  warn: () => ({ kind: "warn" }),
  mute: (minutes) => ({ kind: "mute", minutes: Number(minutes) }),
  unmute: () => ({ kind: "unmute" }),
  suspend: (days) => ({ kind: "suspend", minutes: Number(days) * DAY_MINUTES }),
  ban: () => ({ kind: "ban" }),
  lift: (sanction) => ({ kind: "lift", sanction: Number(sanction) }),
  rename: (name) => ({ kind: "rename", name }),
  "end-sessions": () => ({ kind: "endSessions" }),
  "set-email": (email) => ({ kind: "setEmail", email }),
  correct: (metal, energy) => ({ kind: "correct", metal: Number(metal), energy: Number(energy) }),
  "move-base": (x, y) => ({ kind: "moveBase", to: { x: Number(x), y: Number(y) } }),
  "free-base": () => ({ kind: "freeBase" }),
  bot: () => ({ kind: "setBot", isBot: true }),
  unbot: () => ({ kind: "setBot", isBot: false }),
  delete: () => ({ kind: "deleteAccount" }),
  "cancel-deletion": () => ({ kind: "keepAccount" }),
};

/** The words of each command on a player. */
export const PLAYER_COMMANDS: ReadonlySet<string> = new Set(Object.keys(ACTIONS));

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount));

const ROLES = {
  player: "no longer on the team",
  support: "on the team now, as support",
  moderator: "a moderator now",
  admin: "an admin now",
} as const;

/** What happened, in a sentence. */
function doneText(name: string, action: PlayerAction): string {
  switch (action.kind) {
    case "setRole":
      return `${name} is ${ROLES[action.role]}.`;
    case "warn":
      return `${name} was warned.`;
    case "mute":
      return `${name} is muted for ${plural(action.minutes, "minute")}.`;
    case "unmute":
      return `${name} is no longer muted.`;
    case "suspend":
      return `${name} is suspended for ${plural(action.minutes / DAY_MINUTES, "day")}.`;
    case "ban":
      return `${name} is banned.`;
    case "lift":
      return `Sanction ${action.sanction} of ${name} was lifted.`;
    case "rename":
      return `${name} is called ${action.name} now.`;
    case "setProfile":
      return `The profile of ${name} was changed.`;
    case "endSessions":
      return `${name} is logged out everywhere, and their API tokens are deleted.`;
    case "confirmEmail":
      return `The email address of ${name} is confirmed.`;
    case "setEmail":
      return `The email address of ${name} is ${action.email} now.`;
    case "correct":
      return `${name}: ${signed(action.metal)} metal, ${signed(action.energy)} energy.`;
    case "moveBase":
      return `The base of ${name} is at ${action.to.x}, ${action.to.y} now.`;
    case "freeBase":
      return `The base of ${name} is off the map. Their next action puts it back.`;
    case "setBot":
      return `${name} is ${action.isBot ? "labeled as a bot now" : "no longer labeled as a bot"}.`;
    case "deleteAccount":
      return `${name} will be deleted within a minute while the server runs.`;
    case "keepAccount":
      return `The deletion of ${name} is canceled.`;
  }
}

interface PlayerCommand {
  what: string;
  name: string;
  /** After the name. */
  values: readonly string[];
  reason: string;
}

/** Carries out an action on a player, and says so; null for wrong words. */
export async function runPlayerCommand(
  db: Database,
  { what, name, values, reason }: PlayerCommand,
  now: number,
): Promise<string | null> {
  const make = ACTIONS[what];
  if (make === undefined || values.length !== make.length) return null;
  const action = playerActionSchema.safeParse(make(...values));
  if (!action.success) return null;
  const input = { username: name, action: action.data, reason };
  const target = await findTarget(db, name);
  if (target === null) throw new CommandError(await unknownNameText(db, name));
  const outcome = await actOnPlayer(db, "console", input, { now });
  if (!(outcome instanceof GameError)) return doneText(target.username, action.data);
  throw new CommandError(
    outcome.gameCode === "NOT_FOUND" && action.data.kind === "lift"
      ? `${target.username} has no active sanction ${action.data.sanction}. Their page at /admin lists them.`
      : outcome.message,
  );
}
