/** Accounts, sessions, API tokens and digging. */
import { userCalls } from "@emberlode/contract/calls";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
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
  register: implement(userCalls.register, register),
  guest: implement(userCalls.guest, startGuest),
  upgrade: implement(userCalls.upgrade, upgradeGuest),
  login: implement(userCalls.login, login),
  session: implement(userCalls.session, showSession),
  sessions: implement(userCalls.sessions, listSessions),
  endSession: implement(userCalls.endSession, endSession),
  endOtherSessions: implement(userCalls.endOtherSessions, endOtherSessions),
  logout: implement(userCalls.logout, logout),
  forgotUsername: implement(userCalls.forgotUsername, forgotUsername),
  forgotPassword: implement(userCalls.forgotPassword, forgotPassword),
  resetPassword: implement(userCalls.resetPassword, resetPassword),
  confirmEmail: implement(userCalls.confirmEmail, confirmEmail),
  updateProfile: implement(userCalls.updateProfile, updateProfile),
  changePassword: implement(userCalls.changePassword, changePassword),
  changeSettings: implement(userCalls.changeSettings, changeSettings),
  tokens: implement(userCalls.tokens, listTokens),
  createToken: implement(userCalls.createToken, createToken),
  deleteToken: implement(userCalls.deleteToken, deleteToken),
  gather: implement(userCalls.gather, gather),
  top: implement(userCalls.top, topPlayers),
  progress: implement(userCalls.progress, showProgress),
  referrals: implement(userCalls.referrals, listReferrals),
});
