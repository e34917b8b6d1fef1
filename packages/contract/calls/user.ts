/** Accounts, sessions, API tokens and digging. */
import {
  apiTokensSchema,
  createdTokenSchema,
  createTokenInput,
  deleteTokenInput,
  displayUserSchema,
  endSessionInput,
  forgotPasswordInput,
  forgotUsernameInput,
  guestInput,
  loginInput,
  loginPayloadSchema,
  registerInput,
  resetPasswordInput,
  sessionsAnswer,
  upgradeInput,
} from "../account.ts";
import { gatherAnswer, gatherInput, topAnswer } from "../fields.ts";
import { doneSchema } from "../primitives.ts";
import {
  changePasswordAnswer,
  changePasswordInput,
  confirmEmailInput,
  updateProfileInput,
} from "../profile.ts";
import { progressAnswer } from "../progress.ts";
import { referralsAnswer, referralsInput } from "../referrals.ts";
import { changeSettingsAnswer, changeSettingsInput } from "../settings.ts";
import { defineCalls } from "./define-calls.ts";

export const userCalls = defineCalls("user", {
  /** Rules §2. */
  register: {
    kind: "mutation",
    who: "anybody",
    limit: "signup",
    setsCookies: true,
    rest: { method: "POST", path: "/api/users", from: "body", status: 201 },
    input: registerInput,
    output: loginPayloadSchema,
    text: "Makes an account and logs it in.",
    more: "The base comes with the first step. A `ref` that names no account is ignored. A program says so by `isBot`, and is labelled for good. With `stay` the session lasts 30 idle days and at most 90, else an hour and a day. The commonest passwords are refused. Repeated under its key, it logs in again.",
    refusals: ["USERNAME_RESERVED", "USERNAME_TAKEN", "EMAIL_TAKEN", "WORLD_FULL"],
  },

  /** Rules §2. */
  guest: {
    kind: "mutation",
    who: "anybody",
    limit: "signup",
    setsCookies: true,
    rest: { method: "POST", path: "/api/users/guest", from: "body?", status: 201 },
    input: guestInput,
    output: loginPayloadSchema,
    text: "Starts playing at once, as a guest under a made-up name.",
    more: "The base comes with the first step, and the session lasts as long as it. Five bases of guests stand for one address: a sixth takes the place of the one idle longest, if that is half an hour. Repeated under its key, it logs in again.",
    refusals: ["WORLD_FULL", "TOO_MANY_GUESTS_HERE", "TOO_MANY_GUESTS"],
  },

  /** Rules §2. */
  upgrade: {
    kind: "mutation",
    who: "player",
    limit: "upgrade",
    setsCookies: true,
    rest: { method: "POST", path: "/api/user/upgrade", from: "body" },
    input: upgradeInput,
    output: loginPayloadSchema,
    text: "Makes the guest an account; everything it owns stays.",
    more: "`stay` and the password as for a new account.",
    refusals: ["NOT_A_GUEST", "USERNAME_RESERVED", "USERNAME_TAKEN", "EMAIL_TAKEN"],
  },

  login: {
    kind: "mutation",
    who: "anybody",
    limit: "login",
    setsCookies: true,
    rest: { method: "POST", path: "/api/auth", from: "body" },
    input: loginInput,
    output: loginPayloadSchema,
    text: "Logs in.",
    more: "An unknown name is answered as a wrong password is. With `stay` the session lasts 30 idle days and at most 90, else an hour and a day. Who fails too often reads in `Retry-After` when to come back.",
    refusals: ["BAD_CREDENTIALS", "BANNED"],
    keyless: true,
  },

  session: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/auth" },
    input: null,
    output: loginPayloadSchema,
    text: "The login payload of whoever asks.",
    more: "Display cookies that are missing are set again.",
  },

  sessions: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/sessions" },
    input: null,
    output: sessionsAnswer,
    text: "Where the player is logged in, the last used first.",
    more: "`device` is browser and system in words; addresses are not kept.",
  },

  endSession: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/sessions/:id", from: "path" },
    input: endSessionInput,
    output: doneSchema,
    text: "Ends one of the player's sessions and closes its sockets.",
    more: "One's own is a log-out. Not for API tokens.",
    sessionOnly: true,
    refusals: ["NOT_FOUND", "FORBIDDEN"],
  },

  endOtherSessions: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/sessions" },
    input: null,
    output: doneSchema,
    text: "Ends all of the player's sessions but the one that asks, and closes their sockets.",
    more: "Not for API tokens.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
  },

  logout: {
    kind: "mutation",
    who: "anybody",
    limit: "read",
    setsCookies: true,
    rest: { method: "DELETE", path: "/api/auth" },
    input: null,
    output: doneSchema,
    text: "Ends the session and takes its cookies away.",
    more: "All is well without a session, too.",
    keyless: true,
  },

  forgotUsername: {
    kind: "mutation",
    who: "anybody",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/forgot-username", from: "body", status: 202 },
    input: forgotUsernameInput,
    output: doneSchema,
    text: "Mails the username that belongs to an address.",
    more: "The answer never tells whether the address is known.",
    keyless: true,
  },

  forgotPassword: {
    kind: "mutation",
    who: "anybody",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/forgot-password", from: "body", status: 202 },
    input: forgotPasswordInput,
    output: doneSchema,
    text: "Mails a link to choose a new password.",
    more: "The answer never tells whether the account is known.",
    keyless: true,
  },

  resetPassword: {
    kind: "mutation",
    who: "anybody",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/reset-password", from: "body" },
    input: resetPasswordInput,
    output: doneSchema,
    text: "Sets the password by the token of the mailed link, and ends every session.",
    more: "A refused password leaves the link as good as it was.",
    refusals: ["TOKEN_INVALID"],
  },

  /** Spec §7. */
  confirmEmail: {
    kind: "mutation",
    who: "anybody",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/confirm-email", from: "body" },
    input: confirmEmailInput,
    output: doneSchema,
    text: "Makes the address that the link was mailed to the account's.",
    refusals: ["TOKEN_INVALID", "EMAIL_TAKEN"],
    keyless: true,
  },

  /** Spec §5, §7. */
  updateProfile: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user", from: "body?", takesForm: true },
    input: updateProfileInput,
    output: displayUserSchema,
    example: { quote: "Dig deep.", baseName: "Hollow" },
    text: "Changes base name, quote and picture; mails a link to a new e-mail address.",
    more: "What is left out stays as it is. A picture comes as the file of a form, up to 1 MiB. Another e-mail address is not for API tokens to ask for.",
    refusals: ["GUEST_NOT_ALLOWED", "PICTURE_INVALID", "EMAIL_TAKEN", "FORBIDDEN"],
  },

  /** Spec §5, §7. */
  changePassword: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PUT", path: "/api/user/password", from: "body?" },
    input: changePasswordInput,
    output: changePasswordAnswer,
    text: "Sets the password and ends every other session.",
    more: "Both empty change nothing. Not for API tokens.",
    sessionOnly: true,
    refusals: ["PASSWORD_PAIR", "WRONG_PASSWORD", "GUEST_NOT_ALLOWED", "FORBIDDEN"],
  },

  /** Spec §7, rules §21. */
  changeSettings: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/settings", from: "body?" },
    input: changeSettingsInput,
    output: changeSettingsAnswer,
    example: { control: "numpad" },
    text: "Keeps controls and kinds of alert.",
    more: "`control` and `controls` mean the same. Sounds are accepted and not kept.",
  },

  tokens: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/tokens" },
    input: null,
    output: apiTokensSchema,
    text: "The player's API tokens, without their secrets.",
  },

  createToken: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/tokens", from: "body", status: 201 },
    input: createTokenInput,
    output: createdTokenSchema,
    example: { name: "bot" },
    text: "Makes an API token; its secret is in this answer only.",
    more: "At most twenty. `scopes` says what the token may do besides reading; left out, everything. Not for API tokens.",
    sessionOnly: true,
    refusals: ["GUEST_NOT_ALLOWED", "FORBIDDEN"],
  },

  deleteToken: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/tokens", from: "body" },
    input: deleteTokenInput,
    output: doneSchema,
    text: "Deletes one of the player's API tokens.",
    refusals: ["NOT_FOUND"],
  },

  /** Rules §4. */
  gather: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/gather", from: "body" },
    input: gatherInput,
    output: gatherAnswer,
    text: "Digs where the player stands.",
    more: "With effort 5 or 20 one call uses up that many of the day's first 1,000 digs, for nine or eight tenths of what they yield. A vein yields double to a player's first dig there of the day, three times a day.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT", "TIRED"],
  },

  /** Rules §17. */
  top: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/users/top" },
    input: null,
    output: topAnswer,
    noScreen: "Programs, by the documented path; the page asks for ranks with names.",
    text: "Ids of the first 500 players, in rank order.",
  },

  progress: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/progress" },
    input: null,
    output: progressAnswer,
    text: "What the player did so far, counted.",
    more: "The names of deeds are kinds of the log's lines, some with what they were about: `tool.mines`, `capture.won`.",
  },

  /** Rules §4. */
  referrals: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: {
      method: "GET",
      path: "/api/user/referrals",
      from: "query",
      numbers: ["start", "limit"],
    },
    input: referralsInput,
    output: referralsAnswer,
    text: "Whom the player referred, with the credit paid and waiting, and the referral link.",
  },
});
