/** The parts of an account that a call may have changed. */
import type { TestGame } from "./game.ts";

interface AccountFacts {
  email: string | null;
  baseName: string;
  quote: string;
  profilePicture: string | null;
  passwordHash: string | null;
  settings: unknown;
  /** Version of the player, which rises by one with each written action. */
  version: number;
  pendingEmails: readonly string[];
}

export async function accountOf({ pool }: TestGame, id: number): Promise<AccountFacts> {
  const [row] = await pool.query<{ facts: string }>(
    `select json_build_object('email', a.email, 'baseName', a.base_name, 'quote', a.quote,
      'profilePicture', a.profile_picture, 'passwordHash', a.password_hash, 'settings', a.settings,
      'version', p.version, 'pendingEmails',
      array(select c.email from email_changes c where c.account_id = a.id order by 1))::text as facts
    from accounts a join players p on p.id = a.id where a.id = $1`,
    [id],
  );
  if (row === undefined) throw new Error(`There is no account ${id}.`);
  return JSON.parse(row.facts);
}
