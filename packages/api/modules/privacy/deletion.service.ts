/** Players delete their accounts: guests immediately, others in seven days. */
import type { DeleteAccountAnswer, OwnPasswordInput } from "@emberlode/contract";
import { ACCOUNT_DELETION, isStaff } from "@emberlode/game";
import { deletionMail } from "@emberlode/messages";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { cancelOwnDeletion, findDeletion, requestDeletion } from "./deletion.queries.ts";
import { type DeletionServices, deleteNow } from "./due-deletions.ts";
import { accountWithPassword, type PasswordServices } from "./own-password.ts";

/**
 * Marks the caller's account for deletion in seven days and mails the player; deletes a guest
 * immediately. Sessions and base stay as they are. Refuses with `WRONG_PASSWORD`, and with
 * `FORBIDDEN` for staff, who must lose their role first.
 */
export async function deleteAccount(
  ctx: PlayerContext<PasswordServices | keyof DeletionServices | "mailer">,
  { password }: OwnPasswordInput,
): Promise<DeleteAccountAnswer | GameError<"WRONG_PASSWORD" | "FORBIDDEN">> {
  const { services, playerId: accountId, translators, effects } = ctx;
  const { db, clock, config, mailer } = services;
  const account = await accountWithPassword(ctx, password);
  if (account instanceof GameError) return account;
  const { isGuest, role, email, username } = account;
  if (isStaff(role)) {
    return new GameError("FORBIDDEN", { text: ({ answers }) => answers("team.cannotBeDeleted") });
  }
  const now = clock.now();
  const { language } = translators;
  const dueAt = isGuest ? now : now + ACCOUNT_DELETION.afterMs;
  const requested = await requestDeletion(db, { accountId, dueAt, language, now });
  if (isGuest) {
    await deleteNow(services, accountId);
    effects.session = { kind: "clear" };
    return { deletesAt: null };
  }
  if (requested.isNew && email !== null) {
    const facts = { username, dueAt: requested.dueAt, publicUrl: config.publicUrl };
    mailer.post(async () => ({ to: email, ...deletionMail(translators, "requested", facts) }));
  }
  return { deletesAt: isoTime(requested.dueAt) };
}

/** Cancels the deletion of the caller's account. FORBIDDEN if the team deletes it. */
export async function cancelMyDeletion({
  services: { db },
  playerId,
}: PlayerContext<"db">): Promise<{ ok: true } | GameError<"FORBIDDEN">> {
  await cancelOwnDeletion(db, playerId);
  if ((await findDeletion(db, playerId)) === null) return { ok: true };
  return new GameError("FORBIDDEN", { text: ({ answers }) => answers("team.deletionDecided") });
}
