/** Accounts, sessions, API tokens and digging. */
import {
  apiTokensSchema,
  createdTokenSchema,
  createTokenInput,
  deleteTokenInput,
  doneSchema,
  forgotPasswordInput,
  forgotUsernameInput,
  gatherAnswer,
  gatherInput,
  guestInput,
  loginInput,
  loginPayloadSchema,
  registerInput,
  resetPasswordInput,
  topAnswer,
  upgradeInput,
} from "@emberlode/contract";
import { playerProcedure, publicProcedure, router } from "../trpc.ts";
import { forgotPassword, forgotUsername } from "./forgot.usecase.ts";
import { gather } from "./gather.usecase.ts";
import { startGuest } from "./guest.usecase.ts";
import { login } from "./login.usecase.ts";
import { logout } from "./logout.usecase.ts";
import { register } from "./register.usecase.ts";
import { resetPassword } from "./reset-password.usecase.ts";
import { showSession } from "./session.usecase.ts";
import { createToken, deleteToken, listTokens } from "./tokens.usecase.ts";
import { topPlayers } from "./top.usecase.ts";
import { upgradeGuest } from "./upgrade.usecase.ts";

export const userRouter = router({
  /**
   * Makes an account with a base and logs it in; again under the same key logs in only. USERNAME_TAKEN,
   * EMAIL_TAKEN, KEY_REUSED, WORLD_FULL (rules §2).
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

  /** Names a guest; everything it owns stays (rules §2). NOT_A_GUEST and register's refusals. */
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

  /** Sets the password by the mailed link and ends every session. */
  resetPassword: publicProcedure
    .meta({ limit: "mail" })
    .input(resetPasswordInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  /** The caller's API tokens, without their secrets. */
  tokens: playerProcedure
    .meta({ limit: "read" })
    .output(apiTokensSchema)
    .query(({ ctx }) => listTokens(ctx)),

  /** Makes an API token; its secret is in this answer only. */
  createToken: playerProcedure
    .meta({ limit: "action" })
    .input(createTokenInput)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  /** Deletes one of the caller's API tokens; another's is NOT_FOUND. */
  deleteToken: playerProcedure
    .meta({ limit: "action" })
    .input(deleteTokenInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => deleteToken(ctx, input)),

  /** Digs where the player stands (rules §4). NOT_HERE, WRONG_FIELD, SPENT. */
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
});
