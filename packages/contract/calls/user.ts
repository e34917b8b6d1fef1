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
import { gatherAnswer, gatherInput } from "../fields.ts";
import { successSchema } from "../primitives.ts";
import {
  changePasswordAnswer,
  changePasswordInput,
  confirmEmailInput,
  updateProfileInput,
} from "../profile.ts";
import { progressAnswer } from "../progress.ts";
import { topAnswer } from "../ranks.ts";
import { referralsAnswer, referralsInput } from "../referrals.ts";
import { changeSettingsAnswer, changeSettingsInput } from "../settings.ts";
import { defineCalls } from "./define-calls.ts";
import { NAMING_REFUSALS, PLACEMENT_REFUSALS } from "./refusals.ts";

export const userCalls = defineCalls("user", {
  /** Rules §2. */
  register: {
    kind: "mutation",
    access: "public",
    limit: "signup",
    session: "starts",
    rest: { method: "POST", path: "/api/users", from: "body", status: 201 },
    input: registerInput,
    output: loginPayloadSchema,
    summary: "Creates an account and logs it in.",
    description:
      "The first action puts the base on the map. An unknown `ref` is ignored. Programs set `isBot` and are permanently labeled as bots. With `stay`, a session ends after 30 days of inactivity or 90 days in total; otherwise after an hour of inactivity or a day in total. The most common passwords are rejected. Repeating it with the same idempotency key logs in again.",
    refusals: [
      ...NAMING_REFUSALS,
      "WORLD_FULL",
      "SIGNUPS_CLOSED",
      "ACCOUNTS_CLOSED",
      "NETWORK_BLOCKED",
    ],
  },

  /** Rules §2. */
  guest: {
    kind: "mutation",
    access: "public",
    limit: "signup",
    session: "starts",
    rest: { method: "POST", path: "/api/users/guest", from: "body?", status: 201 },
    input: guestInput,
    output: loginPayloadSchema,
    summary: "Starts playing immediately as a guest with a generated name.",
    description:
      "The first action puts the base on the map, and the session lasts as long as the base. An address can have five guest bases, a /56 four times as many, a /48 or IPv4 /24 eight times. Another one replaces the base that has been idle longest, if that is at least half an hour. Repeating it with the same idempotency key logs in again.",
    refusals: [...PLACEMENT_REFUSALS, "SIGNUPS_CLOSED", "GUESTS_CLOSED", "NETWORK_BLOCKED"],
  },

  /** Rules §2. */
  upgrade: {
    kind: "mutation",
    access: "player",
    limit: "upgrade",
    session: "starts",
    rest: { method: "POST", path: "/api/user/upgrade", from: "body" },
    input: upgradeInput,
    output: loginPayloadSchema,
    summary: "Turns a guest into an account, which keeps everything.",
    description: "`stay` and the password work as for a new account.",
    refusals: ["NOT_A_GUEST", ...NAMING_REFUSALS, "NETWORK_BLOCKED"],
  },

  login: {
    kind: "mutation",
    access: "public",
    limit: "login",
    session: "starts",
    rest: { method: "POST", path: "/api/auth", from: "body" },
    input: loginInput,
    output: loginPayloadSchema,
    summary: "Logs in.",
    description:
      "An unknown username gets the same answer as a wrong password. With `stay`, a session ends after 30 days of inactivity or 90 days in total; otherwise after an hour of inactivity or a day in total. After too many failures, `Retry-After` says when to try again.",
    refusals: ["BAD_CREDENTIALS"],
    idempotent: true,
    duringMaintenance: true,
  },

  session: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/auth" },
    input: null,
    output: loginPayloadSchema,
    summary: "Returns the caller's login payload.",
    description: "Restores missing display cookies.",
  },

  sessions: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/sessions" },
    input: null,
    output: sessionsAnswer,
    summary: "Lists the player's sessions, most recently used first.",
    description: "`device` names the browser and system.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
  },

  endSession: {
    kind: "mutation",
    access: "player",
    limit: "action",
    session: "ends",
    rest: { method: "DELETE", path: "/api/user/sessions/:id", from: "path" },
    input: endSessionInput,
    output: successSchema,
    summary: "Ends one of the player's sessions and closes its sockets.",
    description: "Ending the current session logs out.",
    sessionOnly: true,
    refusals: ["NOT_FOUND", "FORBIDDEN"],
    duringMaintenance: true,
  },

  endOtherSessions: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/sessions" },
    input: null,
    output: successSchema,
    summary: "Ends all of the player's other sessions and closes their sockets.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
    duringMaintenance: true,
  },

  logout: {
    kind: "mutation",
    access: "public",
    limit: "read",
    session: "ends",
    rest: { method: "DELETE", path: "/api/auth" },
    input: null,
    output: successSchema,
    summary: "Ends the session and clears its cookies.",
    description: "Succeeds even without a session.",
    idempotent: true,
    duringMaintenance: true,
  },

  forgotUsername: {
    kind: "mutation",
    access: "public",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/forgot-username", from: "body", status: 202 },
    input: forgotUsernameInput,
    output: successSchema,
    summary: "Emails the username of the account with this email address.",
    description: "The response doesn't reveal whether there is such an account.",
    idempotent: true,
  },

  forgotPassword: {
    kind: "mutation",
    access: "public",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/forgot-password", from: "body", status: 202 },
    input: forgotPasswordInput,
    output: successSchema,
    summary: "Emails a link to choose a new password.",
    description: "The response doesn't reveal whether the account exists.",
    idempotent: true,
  },

  resetPassword: {
    kind: "mutation",
    access: "public",
    limit: "mail",
    session: "ends",
    rest: { method: "POST", path: "/api/auth/reset-password", from: "body" },
    input: resetPasswordInput,
    output: successSchema,
    summary: "Sets the password with the token from the emailed link and ends all sessions.",
    description: "The link stays valid if the password is rejected.",
    refusals: ["TOKEN_INVALID"],
  },

  /** Spec §7. */
  confirmEmail: {
    kind: "mutation",
    access: "public",
    limit: "mail",
    rest: { method: "POST", path: "/api/auth/confirm-email", from: "body" },
    input: confirmEmailInput,
    output: successSchema,
    summary: "Confirms a new email address with the token from the emailed link.",
    refusals: ["TOKEN_INVALID", "EMAIL_TAKEN"],
    idempotent: true,
  },

  /** Spec §5, §7. */
  updateProfile: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user", from: "body?", takesForm: true },
    input: updateProfileInput,
    output: displayUserSchema,
    example: { quote: "Dig deep.", baseName: "Hollow" },
    summary:
      "Updates base name, quote and picture. Emails a confirmation link to a new email address.",
    description:
      "Omitted fields stay unchanged. The picture is a file in a form, up to 1 MiB. API tokens can't change the email address.",
    refusals: [
      "GUEST_NOT_ALLOWED",
      "PICTURE_INVALID",
      "EMAIL_TAKEN",
      "MAIL_DOMAIN_BLOCKED",
      "FORBIDDEN",
      "WORD_NOT_ALLOWED",
    ],
  },

  /** Spec §5, §7. */
  changePassword: {
    kind: "mutation",
    access: "player",
    limit: "action",
    session: "starts",
    rest: { method: "PUT", path: "/api/user/password", from: "body?" },
    input: changePasswordInput,
    output: changePasswordAnswer,
    summary: "Changes the password and ends all other sessions.",
    description: "Nothing changes if both are empty. API tokens must leave both empty.",
    refusals: ["PASSWORD_PAIR", "WRONG_PASSWORD", "GUEST_NOT_ALLOWED", "FORBIDDEN"],
  },

  /** Spec §7, rules §21. */
  changeSettings: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/settings", from: "body?" },
    input: changeSettingsInput,
    output: changeSettingsAnswer,
    example: { control: "numpad" },
    summary: "Updates controls and enabled alert types.",
    description:
      "`control` and `controls` mean the same thing. Sounds are accepted but not stored.",
  },

  tokens: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/tokens" },
    input: null,
    output: apiTokensSchema,
    summary: "Lists the player's API tokens, without their secrets.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
  },

  createToken: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/tokens", from: "body", status: 201 },
    input: createTokenInput,
    output: createdTokenSchema,
    example: { name: "bot" },
    summary: "Creates an API token. Its secret appears only in this response.",
    description:
      "At most 20. `scopes` lists what the token can do besides reading; omit it for everything.",
    sessionOnly: true,
    refusals: ["GUEST_NOT_ALLOWED", "FORBIDDEN"],
  },

  deleteToken: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/tokens", from: "body" },
    input: deleteTokenInput,
    output: successSchema,
    summary: "Deletes one of the player's API tokens.",
    sessionOnly: true,
    refusals: ["NOT_FOUND", "FORBIDDEN"],
  },

  /** Rules §4. */
  gather: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/gather", from: "body" },
    input: gatherInput,
    output: gatherAnswer,
    summary: "Digs on the player's current field.",
    description:
      "Effort 5 or 20 uses that many of the day's first 1,000 digs for 90% or 80% of their yield. A player's first dig of the day on a vein yields double, three times a day.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT", "TIRED", ...PLACEMENT_REFUSALS],
  },

  /** Rules §17. */
  top: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/users/top" },
    input: null,
    output: topAnswer,
    usedBy: "Programs, by the documented path; the page asks for ranks with names.",
    summary: "Lists the ids of the top 500 players, in rank order.",
  },

  progress: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/progress" },
    input: null,
    output: progressAnswer,
    summary: "Returns the player's progress counters, and the goals whose reward is due.",
    description:
      "Counters are named after log entry types, some with a detail: `tool.mines`, `capture.won`.",
  },

  /** Rules §4. */
  referrals: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: {
      method: "GET",
      path: "/api/user/referrals",
      from: "query",
      numbers: ["start", "limit"],
    },
    input: referralsInput,
    output: referralsAnswer,
    summary: "Lists referred players with paid and pending credit, and the referral link.",
  },
});
