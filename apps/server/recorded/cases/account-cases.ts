/** Accounts, sessions, tokens and profiles. */
import { mailedTo } from "../../testing/mutation-calls.ts";
import { type CaseContext, PASSWORD } from "../recorded-app.ts";
import { byNobody, type Case, plain } from "./case.ts";

/** A name without an account. */
function newcomer({ player }: CaseContext) {
  const username = `Bob${player.id}`;
  return { username, email: `${username}@example.com`, password: PASSWORD };
}

const UNKNOWN_TOKEN = "x".repeat(43);

/** Logs the player in again and returns the id of that session. */
async function secondSession({ done, player }: CaseContext): Promise<string> {
  await done(null, "POST", "/api/auth", { username: player.username, password: PASSWORD });
  const { sessions } = (await done(player, "GET", "/api/user/sessions")).json();
  return sessions.find(({ current }: { current: boolean }) => !current)._id;
}

const aToken = async ({ done, player }: CaseContext, scopes?: readonly string[]) =>
  (await done(player, "POST", "/api/user/tokens", { name: "bot", scopes })).json();

/** Headers of a call by a script of the player. */
const byScript = async (context: CaseContext, scopes?: readonly string[]) => ({
  authorization: `Bearer ${(await aToken(context, scopes)).secret}`,
});

export const accountCases: readonly Case[] = [
  ["user.register", "somebody new", (context) => ({ input: newcomer(context), caller: null })],
  [
    "user.register",
    "a name that is taken",
    (context) => ({
      input: { ...newcomer(context), username: context.player.username },
      caller: null,
    }),
  ],
  ["user.guest", "a guest", byNobody({})],
  [
    "user.upgrade",
    "a guest",
    async (context) => ({ input: newcomer(context), caller: await context.guest() }),
  ],
  ["user.upgrade", "somebody with a name", (context) => ({ input: newcomer(context) })],
  [
    "user.login",
    "as oneself",
    ({ player }) => ({ input: { username: player.username, password: PASSWORD }, caller: null }),
  ],
  [
    "user.login",
    "a wrong password",
    ({ player }) => ({ input: { username: player.username, password: "wrong" }, caller: null }),
  ],
  ["user.session", "one's own", plain()],
  ["user.sessions", "one", plain()],
  [
    "user.endSession",
    "another of one's own",
    async (context) => ({
      input: { id: await secondSession(context) },
    }),
  ],
  ["user.endSession", "one that is not there", plain({ id: "999999" })],
  [
    "user.endOtherSessions",
    "one",
    async (context) => {
      await secondSession(context);
      return {};
    },
  ],
  ["user.logout", "with a session", plain()],
  [
    "user.forgotUsername",
    "a known address",
    ({ player }) => ({ input: { email: `${player.username}@example.com` }, caller: null }),
  ],
  [
    "user.forgotPassword",
    "a known name",
    ({ player }) => ({ input: { username: player.username }, caller: null }),
  ],
  [
    "user.resetPassword",
    "by the mailed link",
    async ({ app, done, player: { username } }) => {
      await done(null, "POST", "/api/auth/forgot-password", { username });
      const token = await mailedTo(app, `${username}@example.com`, "fpass");
      return { input: { token, password: "battery staple" }, caller: null };
    },
  ],
  [
    "user.resetPassword",
    "an unknown link",
    byNobody({ token: UNKNOWN_TOKEN, password: "battery staple" }),
  ],
  [
    "user.confirmEmail",
    "by the mailed link",
    async ({ app, done, player }) => {
      const email = `${player.username}@example.net`;
      await done(player, "PATCH", "/api/user", { email });
      return { input: { token: await mailedTo(app, email, "confirm") }, caller: null };
    },
  ],
  ["user.confirmEmail", "an unknown link", byNobody({ token: UNKNOWN_TOKEN })],
  ["user.updateProfile", "words", plain({ quote: "Dig deep.", baseName: "Hollow" })],
  [
    "user.updateProfile",
    "an address that is taken",
    async ({ another }) => ({
      input: { email: `${(await another()).username}@example.com` },
    }),
  ],
  [
    "user.changePassword",
    "to another",
    plain({ oldPassword: PASSWORD, newPassword: "battery staple" }),
  ],
  [
    "user.changePassword",
    "a wrong one",
    plain({ oldPassword: "wrong", newPassword: "battery staple" }),
  ],
  [
    "user.changeSettings",
    "controls and alerts",
    plain({ control: "numpad", alerts: { attack: false } }),
  ],
  ["user.changeSettings", "controls that there are not", plain({ control: "feet" })],
  [
    "user.tokens",
    "one",
    async (context) => {
      await aToken(context);
      return {};
    },
  ],
  ["user.createToken", "for everything", plain({ name: "bot" })],
  ["user.createToken", "a scope that there is not", plain({ name: "bot", scopes: ["all"] })],
  [
    "user.deleteToken",
    "one's own",
    async (context) => ({ input: { id: (await aToken(context)).token._id } }),
  ],
  ["user.deleteToken", "one that is not there", plain({ id: "999999" })],
  [
    "user.sessions",
    "by a script",
    async (context) => ({ caller: null, headers: await byScript(context) }),
  ],
  [
    "user.endOtherSessions",
    "by a script",
    async (context) => ({ caller: null, headers: await byScript(context) }),
  ],
  [
    "user.session",
    "by an unknown token",
    () => ({ caller: null, headers: { authorization: `Bearer ${UNKNOWN_TOKEN}` } }),
  ],
  ["user.top", "all", plain()],
  ["user.progress", "nothing yet", plain()],
  ["user.claimGoals", "a name", plain()],
  ["user.claimGoals", "a guest", async (context) => ({ caller: await context.guest() })],
  ["user.referrals", "nobody", plain({})],
  ["user.prepareExport", "with the password", plain({ password: PASSWORD })],
  ["user.prepareExport", "a wrong password", plain({ password: "wrong" })],
  ["user.deleteAccount", "with the password", plain({ password: PASSWORD })],
  ["user.deleteAccount", "a wrong password", plain({ password: "wrong" })],
  [
    "user.keepAccount",
    "that was to be deleted",
    async ({ done, player }) => {
      await done(player, "POST", "/api/user/deletion", { password: PASSWORD });
      return {};
    },
  ],
];
