/** Logging in and out, sessions and API tokens. */
import { userCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { login, logout, showSession } from "./login.service.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.service.ts";
import { createToken, deleteToken, listTokens } from "./tokens.service.ts";

export const sessionsRouter = router({
  login: implement(userCalls.login, login),
  session: implement(userCalls.session, showSession),
  sessions: implement(userCalls.sessions, listSessions),
  endSession: implement(userCalls.endSession, endSession),
  endOtherSessions: implement(userCalls.endOtherSessions, endOtherSessions),
  logout: implement(userCalls.logout, logout),
  tokens: implement(userCalls.tokens, listTokens),
  createToken: implement(userCalls.createToken, createToken),
  deleteToken: implement(userCalls.deleteToken, deleteToken),
});
