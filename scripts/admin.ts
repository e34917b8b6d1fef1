/**
 * `npm run admin -- …`: what only whoever runs the server does, on the world of DATABASE_URL or on
 * the server's own database, also while it runs.
 *   role NAME player|moderator|admin     who may remove messages and mute players
 *   ban NAME | unban NAME                shuts an account out, or lets it in again
 *   bot NAME | unbot NAME                ranks a program's account on the bots' ladder, or not
 *   special NAME E-MAIL                  makes an account of a name with a chat colour of its own
 *   announce "TITLE" "TEXT"              an alert to every account
 */
import {
  announce,
  createSpecialAccount,
  ROLES,
  type Role,
  setBan,
  setBot,
  setRole,
} from "@emberlode/api";
import type { Pool } from "@emberlode/db";
import { SPECIAL_CHAT_NAMES } from "@emberlode/game";
import { startFailureText } from "@emberlode/server/start-failures.ts";
import { withWorld } from "./lib/with-world.ts";

const USAGE = `Say what to do:
  role NAME ${ROLES.join("|")}
  ban NAME
  unban NAME
  bot NAME
  unbot NAME
  special ${Object.keys(SPECIAL_CHAT_NAMES).join("|")} E-MAIL
  announce "TITLE" "TEXT"`;

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

/** What came of it; the password is said this once and stored nowhere but as a hash. */
async function makeSpecial(pool: Pool, name: string, email: string): Promise<string> {
  const made = await createSpecialAccount(pool, { name, email }, Date.now());
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

async function run(pool: Pool, [what, name, value]: readonly string[]): Promise<string | null> {
  if (name === undefined || name === "") return null;
  const found = (done: boolean, text: string) =>
    done ? text : `There is no account named ${name}.`;
  switch (what) {
    case "role":
      if (!isRole(value)) return null;
      return found(await setRole(pool, name, value), `${name} is now a ${value}.`);
    case "ban":
      return found(await setBan(pool, name, Date.now()), `${name} is banned.`);
    case "unban":
      return found(await setBan(pool, name, null), `${name} is no longer banned.`);
    case "bot":
      return found(await setBot(pool, name, true), `${name} is now labeled as a bot.`);
    case "unbot":
      return found(await setBot(pool, name, false), `${name} is no longer labeled as a bot.`);
    case "special":
      return value === undefined ? null : makeSpecial(pool, name, value);
    case "announce": {
      if (value === undefined || value === "") return null;
      const told = await announce(pool, { title: name, content: value }, Date.now());
      return `Sent to ${told} players.`;
    }
    default:
      return null;
  }
}

try {
  const said = await withWorld((pool) => run(pool, process.argv.slice(2)));
  console.log(said ?? USAGE);
  if (said === null) process.exitCode = 2;
} catch (error) {
  console.error(startFailureText(error));
  process.exitCode = 1;
}
