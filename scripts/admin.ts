/**
 * `npm run admin -- …`: commands for the operator, on the world of DATABASE_URL or of the server's own database, even
 * while the server runs. They are recorded in the audit log, with the text of `--reason` if it is given; players who
 * are affected read it.
 */
import { parseArgs } from "node:util";
import {
  actOnPlayer,
  announce,
  createSpecialAccount,
  GameError,
  removeSecondFactor,
  setSignups,
} from "@emberlode/api";
import { type PlayerAction, playerActionSchema } from "@emberlode/contract";
import { createDatabase, type Database } from "@emberlode/db";
import { DAY, MINUTE, ROLES, SIGNUPS, SPECIAL_CHAT_NAMES } from "@emberlode/game";
import { failureText } from "@emberlode/server/start-failures.ts";
import { BLOCK_COMMANDS, runBlockCommand } from "./lib/block-command.ts";
import { runNetworkCommand } from "./lib/network-command.ts";
import { runScheduleCommand } from "./lib/schedule-command.ts";
import { withWorld } from "./lib/with-world.ts";

const USAGE = `Usage: npm run admin -- COMMAND [--reason TEXT]
  role NAME ${ROLES.join("|")}
  warn NAME
  mute NAME MINUTES
  unmute NAME
  suspend NAME DAYS
  ban NAME
  lift NAME SANCTION
  rename NAME NEW-NAME
  end-sessions NAME
  set-email NAME EMAIL
  correct NAME METAL ENERGY
  move-base NAME X Y
  free-base NAME
  bot NAME
  unbot NAME
  delete NAME
  keep NAME
  second-factor NAME --remove
  network CIDR --list
  network CIDR --ban [--yes]
  network CIDR --free [--yes]
  block-network CIDR [--days N]
  block-domain DOMAIN [--days N]
  unblock-network CIDR
  unblock-domain DOMAIN
  blocks --list
  signups ${SIGNUPS.join("|")}|default
  peace START END
  peace end
  maintenance START [END]
  maintenance end
  special ${Object.keys(SPECIAL_CHAT_NAMES).join("|")} EMAIL
  announce "TITLE" "TEXT"`;

/** The reason of a command without one. */
const NO_REASON = "Decided by the operator.";

/** An action on a player from the words of a command, unchecked. */
const PLAYER_COMMANDS: Readonly<Record<string, (...words: string[]) => unknown>> = {
  role: (role) => ({ kind: "setRole", role }),
  warn: () => ({ kind: "warn" }),
  mute: (minutes) => ({ kind: "mute", minutes: Number(minutes) }),
  unmute: () => ({ kind: "unmute" }),
  suspend: (days) => ({ kind: "suspend", minutes: (Number(days) * DAY) / MINUTE }),
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
  keep: () => ({ kind: "keepAccount" }),
};

/** Marks a negative number. */
const NEGATIVE = "\0";

interface Command {
  words: readonly string[];
  reason: string;
  /** Undefined without `--days`. */
  days?: string | undefined;
}

const by = () => ({ actor: "console", now: Date.now() }) as const;

/** Carries out an action on a player, and says so. */
async function act(
  db: Database,
  username: string,
  action: PlayerAction,
  reason: string,
): Promise<string> {
  const input = { username, action, reason };
  const outcome = await actOnPlayer(db, "console", input, { now: Date.now() });
  if (!(outcome instanceof GameError)) return `Done: ${action.kind} ${username}.`;
  process.exitCode = 1;
  return outcome.gameCode === "NOT_FOUND"
    ? `There is no account named ${username}, or no such sanction.`
    : outcome.message;
}

/** Sets who may join; null for an unknown word. */
async function changeSignups(db: Database, word: string, reason: string): Promise<string | null> {
  const signups = SIGNUPS.find((one) => one === word) ?? null;
  if (signups === null && word !== "default") return null;
  await setSignups(db, { signups, reason }, by());
  return signups === null
    ? "Sign-ups follow the SIGNUPS setting."
    : `Sign-ups: ${signups}. "signups default" restores the SIGNUPS setting.`;
}

/** Describes the result. The password is shown only once; only its hash is stored. */
async function makeSpecial(db: Database, name: string, email: string): Promise<string> {
  const made = await createSpecialAccount(db, { name, email }, by());
  switch (made.outcome) {
    case "CREATED":
      return `Created ${made.username}. Password: ${made.password}\nIt is only shown this once: log in and change it.`;
    case "USERNAME_TAKEN":
      return `An account named ${made.username} already exists.`;
    case "EMAIL_TAKEN":
      return `Another account already uses ${email}.`;
    case "BAD_EMAIL":
      return `${email} isn't a valid email address.`;
    case "NOT_SPECIAL":
      return `${name} has no special chat color. Only ${Object.keys(SPECIAL_CHAT_NAMES).join(" and ")} do.`;
  }
}

/** For staff who lost their app and their recovery codes. */
async function dropSecondFactor(db: Database, name: string, reason: string): Promise<string> {
  return (await removeSecondFactor(db, name, reason, by()))
    ? `${name} has no second factor now. They can set up another one at /admin.`
    : `There is no account named ${name} with a second factor.`;
}

/** The result as text; null for a wrong command. */
async function run(db: Database, { words, reason, days }: Command): Promise<string | null> {
  const [what = "", name = "", ...values] = words;
  const [value] = values;
  if (name === "") return null;
  const command = Object.hasOwn(PLAYER_COMMANDS, what) ? PLAYER_COMMANDS[what] : undefined;
  if (command !== undefined) {
    const action = playerActionSchema.safeParse(command(...values));
    return action.success && values.length === command.length
      ? act(db, name, action.data, reason)
      : null;
  }
  if (BLOCK_COMMANDS.has(what)) {
    return runBlockCommand(db, { what, subject: name, days, reason }, Date.now());
  }
  switch (what) {
    case "network":
      return runNetworkCommand(db, name, values, { ...by(), reason });
    case "signups":
      return changeSignups(db, name, reason);
    case "peace":
    case "maintenance":
      return runScheduleCommand(db, what, [name, ...values], { ...by(), reason });
    case "second-factor":
      return value === "--remove" ? dropSecondFactor(db, name, reason) : null;
    case "special":
      return value === undefined ? null : makeSpecial(db, name, value);
    case "announce": {
      if (value === undefined || value === "") return null;
      const count = await announce(db, { title: name, content: value }, by());
      return `Sent to ${count} ${count === 1 ? "player" : "players"}.`;
    }
    default:
      return null;
  }
}

/** The words, with flags such as `--yes` among them, and the reason. */
function parseCommand(): Command {
  // `parseArgs` would take -500 for five flags.
  const args = process.argv.slice(2);
  const isNumber = (arg: string) => /^-\d+$/.test(arg);
  const { tokens } = parseArgs({
    args: args.map((arg) => (isNumber(arg) ? `${NEGATIVE}${arg}` : arg)),
    options: { reason: { type: "string" }, days: { type: "string" } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  let reason = NO_REASON;
  let days: string | undefined;
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value.replace(NEGATIVE, ""));
    else if (token.kind === "option" && token.name === "reason") reason = token.value ?? NO_REASON;
    else if (token.kind === "option" && token.name === "days") days = token.value ?? "";
    else if (token.kind === "option") words.push(token.rawName);
  }
  return { words, reason, days };
}

try {
  const output = await withWorld((pool) => run(createDatabase(pool), parseCommand()));
  console.log(output ?? USAGE);
  if (output === null) process.exitCode = 2;
} catch (error) {
  console.error(failureText(error, "The command failed"));
  process.exitCode = 1;
}
