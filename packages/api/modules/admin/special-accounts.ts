/** Accounts with a chat color of their own and reserved names (rules §2). */
import { randomBytes } from "node:crypto";
import { emailSchema } from "@emberlode/contract";
import { createAccount, type Database, type NewAccount } from "@emberlode/db";
import { GRID_SIZE, newPlayer, specialChatName } from "@emberlode/game";
import { createPasswords } from "../sessions/passwords.ts";
import type { Actor } from "../staff/audit.ts";
import { performAsStaff } from "../staff/staff-action.ts";

/** The only copy of the password: the database has its hash. */
export type SpecialAccount =
  | { outcome: "CREATED"; username: string; password: string }
  | { outcome: "USERNAME_TAKEN"; username: string }
  | { outcome: "EMAIL_TAKEN" | "BAD_EMAIL" | "NOT_SPECIAL" };

const PASSWORD_BYTES = 18;

/** The start position; the first action places the base on the nearest free wasteland. */
const MAP_CENTER = { x: GRID_SIZE / 2, y: GRID_SIZE / 2 };

/** Creates the account of a special name, in its canonical spelling, with a new password. */
export async function createSpecialAccount(
  db: Database,
  { name, email }: { name: string; email: string },
  { actor, now }: { actor: Actor; now: number },
): Promise<SpecialAccount> {
  const username = specialChatName(name);
  if (username === null) return { outcome: "NOT_SPECIAL" };
  if (!emailSchema.safeParse(email).success) return { outcome: "BAD_EMAIL" };
  const password = randomBytes(PASSWORD_BYTES).toString("base64url");
  const facts = { now, isGuest: false, referrerId: null, position: MAP_CENTER, base: null };
  const { player, ledger } = newPlayer(facts);
  const account: NewAccount = {
    username,
    email,
    player,
    now,
    base: null,
    start: ledger,
    passwordHash: await createPasswords().hash(password, "127.0.0.1"),
  };
  const made: { refused: string | null } = { refused: null };
  await performAsStaff(db, {
    actor,
    now,
    entry: { action: "createSpecial", reason: "" },
    async work(tx) {
      const created = await createAccount(tx, account);
      if (created.ok) return { targetId: created.id };
      made.refused = created.code;
      return null;
    },
  });
  if (made.refused === null) return { outcome: "CREATED", username, password };
  return made.refused === "EMAIL_TAKEN"
    ? { outcome: "EMAIL_TAKEN" }
    : { outcome: "USERNAME_TAKEN", username };
}
