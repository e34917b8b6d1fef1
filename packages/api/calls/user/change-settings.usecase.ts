/** Changing settings. */
import type { ChangeSettingsInput, Settings } from "@emberlode/contract";
import { asOutcome } from "@emberlode/db";
import { write } from "@emberlode/game";
import { findAccount } from "../../services/accounts/accounts.queries.ts";
import { settingsOf, toSettings } from "../../services/accounts/settings.ts";
import { type ActionError, perform } from "../../world/actions/perform.ts";
import type { PlayerContext } from "../context.ts";

/** Stores the movement keys and the wanted alerts; sound flags are kept by the browser (rules §21). */
export async function changeSettings(
  ctx: PlayerContext<"actions" | "db" | "profiles">,
  input: ChangeSettingsInput,
): Promise<{ settings: Settings } | ActionError> {
  const { services, playerId } = ctx;
  const { db, profiles } = services;
  const { control, controls, alerts } = input;
  if (control === undefined && controls === undefined && alerts === undefined) {
    return { settings: await settingsOf(profiles, playerId) };
  }
  return perform(ctx, input, {
    load: () => findAccount(db, playerId),
    rule(_, account) {
      if (account === null) return { ok: false, code: "NOT_LOGGED_IN" };
      const settings = settingsAfter(toSettings(account.settings), input);
      const changes = [write("account", { playerId, settings: { ...settings } })];
      return { ok: true, changes, outcome: { settings } };
    },
    answer: asOutcome,
  }).finally(() => profiles.forget(playerId));
}

function settingsAfter(before: Settings, { control, controls, alerts }: ChangeSettingsInput) {
  return {
    controls: control ?? controls ?? before.controls,
    alerts: {
      admin: alerts?.admin ?? before.alerts.admin,
      attack: alerts?.attack ?? before.alerts.attack,
      event: alerts?.event ?? before.alerts.event,
    },
  };
}
