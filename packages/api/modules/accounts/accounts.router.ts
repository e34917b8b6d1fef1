/** Accounts, sessions, API tokens and digging. */
import { goalCalls, personalDataCalls, userCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { digHere } from "../digging/digging.service.ts";
import { cancelMyDeletion, deleteAccount } from "../privacy/deletion.service.ts";
import { prepareExport } from "../privacy/export.service.ts";
import { topPlayers } from "../ranks/ranks.service.ts";
import { login, logout, showSession } from "../sessions/login.service.ts";
import { endOtherSessions, endSession, listSessions } from "../sessions/sessions.service.ts";
import { createToken, deleteToken, listTokens } from "../sessions/tokens.service.ts";
import { confirmEmail } from "./email.service.ts";
import { claimGoals, showProgress } from "./goals.service.ts";
import {
  changePassword,
  forgotPassword,
  forgotUsername,
  resetPassword,
} from "./passwords.service.ts";
import { changeSettings, updateProfile } from "./profile.service.ts";
import { listReferrals } from "./referrals.service.ts";
import { register, startGuest, upgradeGuest } from "./sign-up.service.ts";

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
  gather: implement(userCalls.gather, digHere),
  top: implement(userCalls.top, topPlayers),
  progress: implement(userCalls.progress, showProgress),
  referrals: implement(userCalls.referrals, listReferrals),
  prepareExport: implement(personalDataCalls.prepareExport, prepareExport),
  deleteAccount: implement(personalDataCalls.deleteAccount, deleteAccount),
  keepAccount: implement(personalDataCalls.keepAccount, cancelMyDeletion),
  claimGoals: implement(goalCalls.claimGoals, claimGoals),
});
