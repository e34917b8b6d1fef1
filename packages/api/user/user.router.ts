/** Accounts, sessions, API tokens and digging. */
import {
  apiTokensSchema,
  changePasswordAnswer,
  changePasswordInput,
  changeSettingsAnswer,
  changeSettingsInput,
  confirmEmailInput,
  createdTokenSchema,
  createTokenInput,
  deleteTokenInput,
  displayUserSchema,
  doneSchema,
  endSessionInput,
  forgotPasswordInput,
  forgotUsernameInput,
  gatherAnswer,
  gatherInput,
  guestInput,
  loginInput,
  loginPayloadSchema,
  progressAnswer,
  referralsAnswer,
  referralsInput,
  registerInput,
  resetPasswordInput,
  sessionsAnswer,
  topAnswer,
  updateProfileInput,
  upgradeInput,
} from "@emberlode/contract";
import { playerProcedure, publicProcedure, router } from "../trpc.ts";
import { changePassword } from "./change-password.usecase.ts";
import { changeSettings } from "./change-settings.usecase.ts";
import { confirmEmail } from "./confirm-email.usecase.ts";
import { forgotPassword, forgotUsername } from "./forgot.usecase.ts";
import { gather } from "./gather.usecase.ts";
import { startGuest } from "./guest.usecase.ts";
import { login } from "./login.usecase.ts";
import { logout } from "./logout.usecase.ts";
import { showProgress } from "./progress.usecase.ts";
import { listReferrals } from "./referrals.usecase.ts";
import { register } from "./register.usecase.ts";
import { resetPassword } from "./reset-password.usecase.ts";
import { showSession } from "./session.usecase.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.usecase.ts";
import { createToken, deleteToken, listTokens } from "./tokens.usecase.ts";
import { topPlayers } from "./top.usecase.ts";
import { updateProfile } from "./update-profile.usecase.ts";
import { upgradeGuest } from "./upgrade.usecase.ts";

export const userRouter = router({
  /**
   * Makes an account with a base and logs it in; again under the same key logs in only. USERNAME_TAKEN,
   * EMAIL_TAKEN, BAD_INPUT for a common password, KEY_REUSED, WORLD_FULL (rules §2).
   */
  register: publicProcedure
    .meta({ limit: "signup" })
    .input(registerInput)
    .output(loginPayloadSchema)
    .mutation(({ ctx, input }) => register(ctx, input)),

  /** Starts playing at once under a made-up name (rules §2). KEY_REUSED as for register. */
  guest: publicProcedure
    .meta({ limit: "signup" })
    .input(guestInput)
    .output(loginPayloadSchema)
    .mutation(({ ctx, input }) => startGuest(ctx, input)),

  /**
   * Names a guest; everything it owns stays (rules §2). Repeated under its key it is answered again.
   * NOT_A_GUEST, TOO_MANY_REQUESTS and register's refusals.
   */
  upgrade: playerProcedure
    .meta({ limit: "upgrade" })
    .input(upgradeInput)
    .output(loginPayloadSchema)
    .mutation(({ ctx, input }) => upgradeGuest(ctx, input)),

  /** BAD_CREDENTIALS for an unknown name as for a wrong password; TOO_MANY_REQUESTS, BUSY. */
  login: publicProcedure
    .meta({ limit: "login" })
    .input(loginInput)
    .output(loginPayloadSchema)
    .mutation(({ ctx, input }) => login(ctx, input)),

  /** The caller's login payload. */
  session: playerProcedure
    .meta({ limit: "read" })
    .output(loginPayloadSchema)
    .query(({ ctx }) => showSession(ctx)),

  /** Where the caller is logged in, the last used first. */
  sessions: playerProcedure
    .meta({ limit: "read" })
    .output(sessionsAnswer)
    .query(({ ctx }) => listSessions(ctx)),

  /** Ends one of the caller's sessions; another's is NOT_FOUND. FORBIDDEN for scripts, KEY_REUSED, BUSY. */
  endSession: playerProcedure
    .meta({ limit: "action" })
    .input(endSessionInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endSession(ctx, input)),

  /** Ends all of the caller's sessions but the one that asks. FORBIDDEN for scripts, KEY_REUSED, BUSY. */
  endOtherSessions: playerProcedure
    .meta({ limit: "action" })
    .output(doneSchema)
    .mutation(({ ctx }) => endOtherSessions(ctx)),

  /** Ends the session; works without one too. */
  logout: publicProcedure
    .meta({ limit: "read" })
    .output(doneSchema)
    .mutation(({ ctx }) => logout(ctx)),

  /** Mails the username. The answer never tells whether the address is known. */
  forgotUsername: publicProcedure
    .meta({ limit: "mail" })
    .input(forgotUsernameInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => forgotUsername(ctx, input)),

  /** Mails a link to choose a new password. The answer never tells whether the account is known. */
  forgotPassword: publicProcedure
    .meta({ limit: "mail" })
    .input(forgotPasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),

  /** Sets the password by the mailed link and ends every session. TOKEN_INVALID, KEY_REUSED, BUSY. */
  resetPassword: publicProcedure
    .meta({ limit: "mail" })
    .input(resetPasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  /** Makes the address that the link was mailed to the account's. TOKEN_INVALID, EMAIL_TAKEN (spec §7). */
  confirmEmail: publicProcedure
    .meta({ limit: "mail" })
    .input(confirmEmailInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),

  /**
   * Changes base name, quote and picture; mails a link to a new e-mail address (spec §5, §7). GUEST_NOT_ALLOWED,
   * PICTURE_INVALID, EMAIL_TAKEN, FORBIDDEN, TOO_MANY_REQUESTS, KEY_REUSED, BUSY.
   */
  updateProfile: playerProcedure
    .meta({ limit: "action" })
    .input(updateProfileInput)
    .output(displayUserSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  /**
   * Sets the password and ends every other session (spec §5, §7). PASSWORD_PAIR, WRONG_PASSWORD,
   * GUEST_NOT_ALLOWED, FORBIDDEN, TOO_MANY_REQUESTS, KEY_REUSED, BUSY.
   */
  changePassword: playerProcedure
    .meta({ limit: "action" })
    .input(changePasswordInput)
    .output(changePasswordAnswer)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  /** Keeps controls and alerts (spec §7, rules §21). KEY_REUSED, BUSY. */
  changeSettings: playerProcedure
    .meta({ limit: "action" })
    .input(changeSettingsInput)
    .output(changeSettingsAnswer)
    .mutation(({ ctx, input }) => changeSettings(ctx, input)),

  /** The caller's API tokens, without their secrets. */
  tokens: playerProcedure
    .meta({ limit: "read" })
    .output(apiTokensSchema)
    .query(({ ctx }) => listTokens(ctx)),

  /**
   * Makes an API token; its secret is in this answer only. GUEST_NOT_ALLOWED, FORBIDDEN for scripts,
   * BAD_INPUT above twenty, KEY_REUSED.
   */
  createToken: playerProcedure
    .meta({ limit: "action" })
    .input(createTokenInput)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  /** Deletes one of the caller's API tokens; another's is NOT_FOUND. KEY_REUSED, BUSY. */
  deleteToken: playerProcedure
    .meta({ limit: "action" })
    .input(deleteTokenInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => deleteToken(ctx, input)),

  /** Digs where the player stands (rules §4). NOT_HERE, WRONG_FIELD, SPENT, TIRED. */
  gather: playerProcedure
    .meta({ limit: "action" })
    .input(gatherInput)
    .output(gatherAnswer)
    .mutation(({ ctx, input }) => gather(ctx, input)),

  /** Ids of the first 500 players in rank order (rules §17). */
  top: playerProcedure
    .meta({ limit: "read" })
    .output(topAnswer)
    .query(({ ctx }) => topPlayers(ctx)),

  /** What the caller did so far, counted. */
  progress: playerProcedure
    .meta({ limit: "read" })
    .output(progressAnswer)
    .query(({ ctx }) => showProgress(ctx)),

  /** Whom the caller referred, with the credit paid and waiting, and the referral link (rules §4). */
  referrals: playerProcedure
    .meta({ limit: "read" })
    .input(referralsInput)
    .output(referralsAnswer)
    .query(({ ctx, input }) => listReferrals(ctx, input)),
});
