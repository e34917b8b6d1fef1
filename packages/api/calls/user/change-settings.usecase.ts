/** Changing settings. */
import type { ChangeSettingsInput, Settings } from "@emberlode/contract";
import { type Refusal, writeAll } from "@emberlode/game";
import { type AccountRow, findAccount } from "../../services/accounts/accounts.queries.ts";
import { settingsOf, toSettings } from "../../services/accounts/settings.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import { actionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";

/** Keeps which keys walk and which alerts are wanted; sound flags are left to the browser (rules §21). */
export async function changeSettings(
  ctx: PlayerContext<"actions" | "db" | "profiles">,
  input: ChangeSettingsInput,
): Promise<{ settings: Settings }> {
  const { services, playerId } = ctx;
  const { db, actions, profiles } = services;
  const { control, controls, alerts } = input;
  if (control === undefined && controls === undefined && alerts === undefined) {
    return { settings: await settingsOf(profiles, playerId) };
  }
  const result = await actions.perform<{ settings: Settings }, Refusal, AccountRow | null>({
    playerId,
    ...idempotencyOf(ctx, input),
    prepare: () => findAccount(db, playerId),
    decide(_, account) {
      if (account === null) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const settings = settingsAfter(toSettings(account.settings), input);
      const accounts = [{ playerId, settings: { ...settings } }];
      return { ok: true, changes: [...writeAll("account", accounts)], answer: { settings } };
    },
  });
  profiles.forget(playerId);
  if (!result.ok) throw actionError(result.error);
  return result.answer;
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
