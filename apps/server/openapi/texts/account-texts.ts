/** Accounts, sessions, API tokens. */
import type { CallTexts } from "./call-texts.ts";

export const accountTexts: CallTexts = {
  "user.register": {
    does: "Makes an account and logs it in.",
    more: "The base comes with the first step. A `ref` that names no account is ignored. A program says so by `isBot`, and is labelled for good. With `stay` the session lasts 30 idle days and at most 90, else an hour and a day. The commonest passwords are refused. Repeated under its key, it logs in again.",
    refusals: ["USERNAME_RESERVED", "USERNAME_TAKEN", "EMAIL_TAKEN", "WORLD_FULL"],
  },
  "user.guest": {
    does: "Starts playing at once, as a guest under a made-up name.",
    more: "The base comes with the first step, and the session lasts as long as it. Five bases of guests stand for one address: a sixth takes the place of the one idle longest, if that is half an hour. Repeated under its key, it logs in again.",
    refusals: ["WORLD_FULL", "TOO_MANY_GUESTS_HERE", "TOO_MANY_GUESTS"],
  },
  "user.upgrade": {
    does: "Makes the guest an account; everything it owns stays.",
    more: "`stay` and the password as for a new account.",
    refusals: ["NOT_A_GUEST", "USERNAME_RESERVED", "USERNAME_TAKEN", "EMAIL_TAKEN"],
  },
  "user.login": {
    does: "Logs in.",
    more: "An unknown name is answered as a wrong password is. With `stay` the session lasts 30 idle days and at most 90, else an hour and a day. Who fails too often reads in `Retry-After` when to come back.",
    refusals: ["BAD_CREDENTIALS", "BANNED"],
    keyless: true,
  },
  "user.session": {
    does: "The login payload of whoever asks.",
    more: "Display cookies that are missing are set again.",
  },
  "user.sessions": {
    does: "Where the player is logged in, the last used first.",
    more: "`device` is browser and system in words; addresses are not kept.",
  },
  "user.endSession": {
    does: "Ends one of the player's sessions and closes its sockets.",
    more: "One's own is a log-out. Not for API tokens.",
    sessionOnly: true,
    refusals: ["NOT_FOUND", "FORBIDDEN"],
  },
  "user.endOtherSessions": {
    does: "Ends all of the player's sessions but the one that asks, and closes their sockets.",
    more: "Not for API tokens.",
    sessionOnly: true,
    refusals: ["FORBIDDEN"],
  },
  "user.logout": {
    does: "Ends the session and takes its cookies away.",
    more: "All is well without a session, too.",
    keyless: true,
  },
  "user.forgotUsername": {
    does: "Mails the username that belongs to an address.",
    more: "The answer never tells whether the address is known.",
    keyless: true,
  },
  "user.forgotPassword": {
    does: "Mails a link to choose a new password.",
    more: "The answer never tells whether the account is known.",
    keyless: true,
  },
  "user.resetPassword": {
    does: "Sets the password by the token of the mailed link, and ends every session.",
    more: "A refused password leaves the link as good as it was.",
    refusals: ["TOKEN_INVALID"],
  },
  "user.confirmEmail": {
    does: "Makes the address that the link was mailed to the account's.",
    refusals: ["TOKEN_INVALID", "EMAIL_TAKEN"],
    keyless: true,
  },
  "user.updateProfile": {
    does: "Changes base name, quote and picture; mails a link to a new e-mail address.",
    more: "What is left out stays as it is. A picture comes as the file of a form, up to 1 MiB. Another e-mail address is not for API tokens to ask for.",
    refusals: ["GUEST_NOT_ALLOWED", "PICTURE_INVALID", "EMAIL_TAKEN", "FORBIDDEN"],
  },
  "user.changePassword": {
    does: "Sets the password and ends every other session.",
    more: "Both empty change nothing. Not for API tokens.",
    sessionOnly: true,
    refusals: ["PASSWORD_PAIR", "WRONG_PASSWORD", "GUEST_NOT_ALLOWED", "FORBIDDEN"],
  },
  "user.changeSettings": {
    does: "Keeps controls and kinds of alert.",
    more: "`control` and `controls` mean the same. Sounds are accepted and not kept.",
  },
  "user.tokens": { does: "The player's API tokens, without their secrets." },
  "user.createToken": {
    does: "Makes an API token; its secret is in this answer only.",
    more: "At most twenty. `scopes` says what the token may do besides reading; left out, everything. Not for API tokens.",
    sessionOnly: true,
    refusals: ["GUEST_NOT_ALLOWED", "FORBIDDEN"],
  },
  "user.deleteToken": {
    does: "Deletes one of the player's API tokens.",
    refusals: ["NOT_FOUND"],
  },
  "user.progress": {
    does: "What the player did so far, counted.",
    more: "The names of deeds are kinds of the log's lines, some with what they were about: `tool.mines`, `capture.won`.",
  },
  "user.top": { does: "Ids of the first 500 players, in rank order." },
  "user.referrals": {
    does: "Whom the player referred, with the credit paid and waiting, and the referral link.",
  },
};
