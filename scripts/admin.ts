/**
 * `npm run admin -- …`: commands for the operator, on the world of DATABASE_URL or of the server's
 * own database, even while the server runs. They are recorded in the audit log, with the text of
 * `--reason` if it is given; players who are affected read it.
 */
import { parseArgs } from "node:util";
import {
  announce,
  createSpecialAccount,
  findTarget,
  removeSecondFactor,
  setSignUps,
} from "@emberlode/api";
import { createDatabase, type Database } from "@emberlode/db";
import { ROLES, SIGN_UPS, type SignUps, SPECIAL_CHAT_NAMES } from "@emberlode/game";
import { failureText } from "@emberlode/server/start-failures.ts";
import { BLOCK_COMMANDS, runBlockCommand } from "./lib/block-command.ts";
import { CommandError } from "./lib/command-error.ts";
import { didYouMean, nearWords, unknownNameText } from "./lib/near-words.ts";
import { runNetworkCommand } from "./lib/network-command.ts";
import { PLAYER_COMMANDS, runPlayerCommand } from "./lib/player-command.ts";
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
  cancel-deletion NAME
  second-factor NAME --remove
  network CIDR --list
  network CIDR --ban [--yes]
  network CIDR --free [--yes]
  block-network CIDR [--days N]
  block-domain DOMAIN [--days N]
  unblock-network CIDR
  unblock-domain DOMAIN
  blocks --list
  signups ${SIGN_UPS.join("|")}|default
  peace START END
  peace end
  maintenance START [END]
  maintenance end
  special ${Object.keys(SPECIAL_CHAT_NAMES).join("|")} EMAIL
  announce "TITLE" "TEXT"`;

const COMMANDS = [
  ...new Set(USAGE.split("\n").flatMap((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? [])),
];

/** Names of before 0.2. Remove them after that release. */
const ALIASES: Readonly<Record<string, string>> = { keep: "cancel-deletion" };

/** The reason of a command without one. */
const NO_REASON = "Decided by the operator.";

/** Marks a negative number. */
const NEGATIVE = "\0";

interface Command {
  words: readonly string[];
  reason: string;
  /** Undefined without `--days`. */
  days?: string | undefined;
}

const by = () => ({ actor: "console", now: Date.now() }) as const;

const WHO_MAY_JOIN: Readonly<Record<SignUps, string>> = {
  open: "Everyone can join now.",
  accounts: "New accounts can join now, but no guests.",
  guests: "Guests can join now, but no new accounts.",
  closed: "No one can join now.",
};

/** Sets who may join; null for an unknown word. */
async function changeSignUps(db: Database, word: string, reason: string): Promise<string | null> {
  const signUps = SIGN_UPS.find((one) => one === word) ?? null;
  if (signUps === null && word !== "default") return null;
  await setSignUps(db, { signups: signUps, reason }, by());
  return signUps === null
    ? "Sign-ups follow the SIGNUPS setting."
    : `${WHO_MAY_JOIN[signUps]} "signups default" restores the SIGNUPS setting.`;
}

/** Describes the result. The password is shown only once; only its hash is stored. */
async function makeSpecial(db: Database, name: string, email: string): Promise<string> {
  const made = await createSpecialAccount(db, { name, email }, by());
  switch (made.outcome) {
    case "CREATED":
      return `Created ${made.username}. Password: ${made.password}\nIt is only shown this once: log in and change it.`;
    case "USERNAME_TAKEN":
      throw new CommandError(`An account named ${made.username} already exists.`);
    case "EMAIL_TAKEN":
      throw new CommandError(`Another account already uses ${email}.`);
    case "BAD_EMAIL":
      throw new CommandError(`${email} isn't a valid email address.`);
    case "NOT_SPECIAL":
      throw new CommandError(
        `${name} has no special chat color. Only ${Object.keys(SPECIAL_CHAT_NAMES).join(" and ")} do.`,
      );
  }
}

/** For staff who lost their app and their recovery codes. */
async function dropSecondFactor(db: Database, name: string, reason: string): Promise<string> {
  const target = await findTarget(db, name);
  if (target === null) throw new CommandError(await unknownNameText(db, name));
  const { username } = target;
  if (!(await removeSecondFactor(db, username, reason, by()))) {
    throw new CommandError(`${username} has no second factor.`);
  }
  return `${username} has no second factor now. They can set up another one at /admin.`;
}

/** The result as text; null for a wrong command. */
async function run(db: Database, { words, reason, days }: Command): Promise<string | null> {
  const [what = "", name = "", ...values] = words;
  const [value] = values;
  if (name === "") return null;
  if (PLAYER_COMMANDS.has(what)) {
    return runPlayerCommand(db, { what, name, values, reason }, Date.now());
  }
  if (BLOCK_COMMANDS.has(what)) {
    return runBlockCommand(db, { what, subject: name, days, reason }, Date.now());
  }
  switch (what) {
    case "network":
      return runNetworkCommand(db, name, values, { ...by(), reason });
    case "signups":
      return changeSignUps(db, name, reason);
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

/** The lines of the usage that show a command. */
const usageOf = (what: string): string =>
  USAGE.split("\n")
    .filter((line) => line.startsWith(`  ${what} `))
    .map((line) => `npm run admin -- ${line.trim()}`)
    .join("\n");

/** Runs what was typed; the exit code is 1 if it was refused, and 2 if it makes no command. */
async function main(): Promise<void> {
  const command = parseCommand();
  const [typed = ""] = command.words;
  const what = ALIASES[typed] ?? typed;
  if (what === "help" || what === "--help") return console.log(USAGE);
  const usage = usageOf(what);
  process.exitCode = 2;
  if (what === "") return console.error(USAGE);
  if (usage === "") {
    const near = didYouMean(nearWords(what, COMMANDS));
    return console.error(`There is no command ${what}.${near}\n\n${USAGE}`);
  }
  const words = [what, ...command.words.slice(1)];
  const output = await withWorld((pool) => run(createDatabase(pool), { ...command, words }));
  if (output === null) return console.error(`Usage:\n${usage}`);
  process.exitCode = 0;
  console.log(output);
}

try {
  await main();
} catch (error) {
  console.error(
    error instanceof CommandError ? error.message : failureText(error, "The command failed"),
  );
  process.exitCode = 1;
}
