/** A player's settings as stored with the account (spec §3 Settings). */
import { type Settings, settingsSchema } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { DEFAULT_SETTINGS } from "@emberlode/game";
import { GameError } from "../errors.ts";
import { findAccount } from "./accounts.queries.ts";

/** Stored settings; what is missing or unknown there is as at first. */
export function toSettings(stored: Record<string, unknown>): Settings {
  const parsed = settingsSchema.safeParse(stored);
  return parsed.success ? parsed.data : { controls: DEFAULT_SETTINGS.controls };
}

/** The settings of an account. NOT_LOGGED_IN when it is gone. */
export async function settingsOf(db: Database, id: number): Promise<Settings> {
  const account = await findAccount(db, id);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  return toSettings(account.settings);
}
