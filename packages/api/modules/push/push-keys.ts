/** The VAPID keys that identify this world to push services. */
import { type Database, pushKeys } from "@emberlode/db";
import webPush from "web-push";

/** Both base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

async function findKeys(db: Database): Promise<PushKeys | null> {
  const [keys] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return keys ?? null;
}

/** The keys of this world, created at the first start; concurrent processes get the same ones. */
export async function readOrCreateKeys(db: Database, now: number): Promise<PushKeys> {
  const stored = await findKeys(db);
  if (stored !== null) return stored;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.insert(pushKeys).values({ publicKey, privateKey, createdAt: now }).onConflictDoNothing();
  const saved = await findKeys(db);
  if (saved === null) throw new Error("The keys for push messages were not stored.");
  return saved;
}
