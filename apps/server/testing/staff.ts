/** Staff in tests. */
import { codeOf, setRole } from "@emberlode/api/testing";
import { accountAddresses } from "@emberlode/db";
import type { StaffRole } from "@emberlode/game";
import type { TestPlayer } from "./players.ts";
import { send } from "./prepare.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Gives the player a role, and forgets addresses: players of a test share one, and staff may not
 * act on accounts that share theirs.
 */
export async function makeStaff(app: TestApp, { username }: TestPlayer, role: StaffRole) {
  await setRole(app.services.db, username, role);
  await app.services.db.delete(accountAddresses);
}

/** The code of a second factor that the player has set up but not enabled. */
export async function firstCode(app: TestApp, player: TestPlayer): Promise<string> {
  await makeStaff(app, player, "support");
  const { password } = player;
  const made = await send(app, player, "POST", "/api/admin/second-factor", { password });
  return codeOf(made.secret, app.services.clock.now());
}
