/** Lists and marks alerts (spec §2 ALERTS, rules §21). */
import type { Alert, AlertsInput, ReadAlertsInput, UpdateAlertInput } from "@emberlode/contract";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { enabledAlertTypes, settingsOf } from "../players/settings.ts";
import { countUnread, findAlerts, markAlert, markAlertsRead, toAlert } from "./alerts.queries.ts";

/** The caller's alerts of the types that are switched on, and all dangers; newest first. */
export async function listAlerts(
  { services, playerId, translators }: PlayerContext<"db" | "profiles">,
  { before, limit, only }: AlertsInput,
): Promise<{ alerts: Alert[]; unread: number }> {
  const types = enabledAlertTypes(await settingsOf(services.profiles, playerId));
  const list = { playerId, types, onlyDangers: only === "danger" };
  const [alerts, unread] = await Promise.all([
    findAlerts(services.db, {
      ...list,
      before: before === undefined ? null : Number(before),
      limit,
    }),
    countUnread(services.db, list),
  ]);
  return { alerts: alerts.map((row) => toAlert(row, translators)), unread };
}

/** Marks the caller's listed alerts as read, up to and including `upTo`. */
export async function readAlerts(
  { services, playerId }: PlayerContext<"db" | "profiles">,
  { upTo }: ReadAlertsInput,
): Promise<{ unread: number }> {
  const types = enabledAlertTypes(await settingsOf(services.profiles, playerId));
  await markAlertsRead(services.db, { playerId, types, upTo: Number(upTo) });
  return { unread: await countUnread(services.db, { playerId, types, onlyDangers: false }) };
}

/** Marks one of the caller's alerts. Refuses with `NOT_FOUND` if it is another player's. */
export async function updateAlert(
  { services, playerId, translators }: PlayerContext<"db">,
  { id, read, opened }: UpdateAlertInput,
): Promise<{ alert: Alert } | GameError<"NOT_FOUND">> {
  const mark = { id: Number(id), read: read ?? null, opened: opened ?? null };
  const alert = await markAlert(services.db, playerId, mark);
  if (alert === null) return new GameError("NOT_FOUND");
  return { alert: toAlert(alert, translators) };
}
