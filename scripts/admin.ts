/**
 * `npm run admin -- …`: commands for the operator, on the world of DATABASE_URL or of the server's
 * own database, even while the server runs.
 *   role NAME player|moderator|admin     sets who may remove messages and mute players
 *   ban NAME | unban NAME                bans an account and frees its place, or unbans it
 *   network CIDR --list                  lists sign-ups from there in the last 30 days
 *   network CIDR --suspend|--free --yes  bans them or frees their places; without --yes a preview
 *   signups open|accounts|guests|closed|default   sets who may join, at once and after a restart
 *   bot NAME | unbot NAME                adds an account to the bots' ladder, or removes it
 *   special NAME EMAIL                   creates an account whose name has its own chat color
 *   announce "TITLE" "TEXT"              sends an alert to every account
 */
import {
  announce,
  createSpecialAccount,
  ROLES,
  type Role,
  setBan,
  setBot,
  setRole,
  setSignups,
} from "@emberlode/api";
import { createDatabase, type Database } from "@emberlode/db";
import { SIGNUPS, SPECIAL_CHAT_NAMES } from "@emberlode/game";
import { failureText } from "@emberlode/server/start-failures.ts";
import { runNetworkCommand } from "./lib/network-command.ts";
import { withWorld } from "./lib/with-world.ts";

const USAGE = `Usage: npm run admin -- COMMAND
  role NAME ${ROLES.join("|")}
  ban NAME
  unban NAME
  network CIDR --list
  network CIDR --suspend [--yes]
  network CIDR --free [--yes]
  signups ${SIGNUPS.join("|")}|default
  bot NAME
  unbot NAME
  special ${Object.keys(SPECIAL_CHAT_NAMES).join("|")} EMAIL
  announce "TITLE" "TEXT"`;

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

/** Sets who may join; null for an unknown word. */
async function changeSignups(db: Database, word: string): Promise<string | null> {
  const signups = SIGNUPS.find((one) => one === word) ?? null;
  if (signups === null && word !== "default") return null;
  await setSignups(db, signups, { by: null, now: Date.now() });
  return signups === null
    ? "Sign-ups follow the SIGNUPS setting."
    : `Sign-ups: ${signups}. "signups default" restores the SIGNUPS setting.`;
}

/** Describes the result. The password is shown only once; only its hash is stored. */
async function makeSpecial(db: Database, name: string, email: string): Promise<string> {
  const made = await createSpecialAccount(db, { name, email }, Date.now());
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

async function run(db: Database, words: readonly string[]): Promise<string | null> {
  const [what, name, value] = words;
  if (name === undefined || name === "") return null;
  const found = (done: boolean, text: string) =>
    done ? text : `There is no account named ${name}.`;
  switch (what) {
    case "role": {
      if (!isRole(value)) return null;
      const outcome = await setRole(db, name, value);
      if (outcome === "IS_GUEST") return `${name} is a guest. Only accounts can have this role.`;
      return found(outcome === "CHANGED", `${name} now has the role ${value}.`);
    }
    case "ban":
      return found(await setBan(db, name, Date.now()), `${name} is banned.`);
    case "unban":
      return found(await setBan(db, name, null), `${name} is no longer banned.`);
    case "network":
      return runNetworkCommand(db, name, words.slice(2));
    case "signups":
      return changeSignups(db, name);
    case "bot":
      return found(await setBot(db, name, true), `${name} is now labeled as a bot.`);
    case "unbot":
      return found(await setBot(db, name, false), `${name} is no longer labeled as a bot.`);
    case "special":
      return value === undefined ? null : makeSpecial(db, name, value);
    case "announce": {
      if (value === undefined || value === "") return null;
      const count = await announce(db, { title: name, content: value }, Date.now());
      return `Sent to ${count} ${count === 1 ? "player" : "players"}.`;
    }
    default:
      return null;
  }
}

try {
  const output = await withWorld((pool) => run(createDatabase(pool), process.argv.slice(2)));
  console.log(output ?? USAGE);
  if (output === null) process.exitCode = 2;
} catch (error) {
  console.error(failureText(error, "The command failed"));
  process.exitCode = 1;
}
