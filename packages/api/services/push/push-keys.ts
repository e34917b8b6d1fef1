/** The keys (VAPID) that identify this world to push services. */
import type { Pool } from "@emberlode/db";
import webPush from "web-push";

/** Both base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

async function findKeys(pool: Pool): Promise<PushKeys | null> {
  const rows = await pool.query<PushKeys>(
    `select public_key as "publicKey", private_key as "privateKey" from push_keys`,
  );
  return rows[0] ?? null;
}

/** The keys of this world, created at the first start; processes that start at once get the same keys. */
export async function readOrCreateKeys(pool: Pool, now: number): Promise<PushKeys> {
  const known = await findKeys(pool);
  if (known !== null) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await pool.query(
    `insert into push_keys (public_key, private_key, created_at) values ($1, $2, $3::bigint)
    on conflict do nothing`,
    [publicKey, privateKey, now],
  );
  const kept = await findKeys(pool);
  if (kept === null) throw new Error("The keys for push messages were not stored.");
  return kept;
}
