/** Signing up, and what players change about their accounts. */
import { userCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { confirmEmail } from "./email.service.ts";
import {
  changePassword,
  forgotPassword,
  forgotUsername,
  resetPassword,
} from "./passwords.service.ts";
import { changeSettings, updateProfile } from "./profile.service.ts";
import { listReferrals } from "./referrals.service.ts";
import { register, startGuest, upgradeGuest } from "./sign-up.service.ts";

export const accountsRouter = router({
  register: implement(userCalls.register, register),
  guest: implement(userCalls.guest, startGuest),
  upgrade: implement(userCalls.upgrade, upgradeGuest),
  forgotUsername: implement(userCalls.forgotUsername, forgotUsername),
  forgotPassword: implement(userCalls.forgotPassword, forgotPassword),
  resetPassword: implement(userCalls.resetPassword, resetPassword),
  confirmEmail: implement(userCalls.confirmEmail, confirmEmail),
  updateProfile: implement(userCalls.updateProfile, updateProfile),
  changePassword: implement(userCalls.changePassword, changePassword),
  changeSettings: implement(userCalls.changeSettings, changeSettings),
  referrals: implement(userCalls.referrals, listReferrals),
});
