/** Who may call what: accounts and digging. */
import { newSecret } from "../../services/secrets.ts";
import { PASSWORD } from "../game.ts";
import { atHome, type Rows } from "./row.ts";

export const userRows = {
  "user.register": {
    input: () => ({ username: "Keeper", email: "again@example.org", password: PASSWORD }),
    everybody: "USERNAME_TAKEN",
  },
  "user.guest": { input: () => ({}), everybody: "OK" },
  "user.login": {
    input: () => ({ username: "Keeper", password: "not this" }),
    everybody: "BAD_CREDENTIALS",
  },
  "user.forgotUsername": { input: () => ({ email: "keeper@example.org" }), everybody: "OK" },
  "user.forgotPassword": { input: () => ({ username: "Keeper" }), everybody: "OK" },
  "user.resetPassword": {
    input: () => ({ token: newSecret(), password: PASSWORD }),
    everybody: "TOKEN_INVALID",
  },
  "user.upgrade": {
    input: () => ({ username: "Fresh", email: "fresh@example.org", password: PASSWORD }),
    owner: "NOT_A_GUEST",
    stranger: "NOT_A_GUEST",
  },
  "user.confirmEmail": { input: () => ({ token: newSecret() }), everybody: "TOKEN_INVALID" },
  "user.changePassword": {
    input: () => ({ oldPassword: PASSWORD, newPassword: "" }),
    owner: "PASSWORD_PAIR",
    stranger: "PASSWORD_PAIR",
  },
  "user.endSession": {
    input: ({ sessionId }) => ({ id: sessionId }),
    owner: "OK",
    stranger: "NOT_FOUND",
  },
  "user.deleteToken": {
    input: ({ tokenId }) => ({ id: tokenId }),
    owner: "OK",
    stranger: "NOT_FOUND",
  },
  "user.gather": {
    input: (facts) => ({ type: "metal", field: atHome(facts) }),
    owner: "WRONG_FIELD",
    stranger: "WRONG_FIELD",
  },
} as const satisfies Rows;
