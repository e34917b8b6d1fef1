/** Accounts, sessions and API tokens. */
import { body, bodyOrNothing, coordinates, type RestRow } from "../rest-row.ts";

export const sessionRows: readonly RestRow[] = [
  { method: "POST", path: "/api/users", procedure: "user.register", toInput: body, status: 201 },
  {
    method: "POST",
    path: "/api/users/guest",
    procedure: "user.guest",
    toInput: bodyOrNothing,
    status: 201,
  },
  { method: "POST", path: "/api/user/upgrade", procedure: "user.upgrade", toInput: body },
  { method: "POST", path: "/api/auth", procedure: "user.login", toInput: body },
  { method: "GET", path: "/api/auth", procedure: "user.session" },
  { method: "DELETE", path: "/api/auth", procedure: "user.logout" },
  {
    method: "POST",
    path: "/api/auth/forgot-username",
    procedure: "user.forgotUsername",
    toInput: body,
    status: 202,
  },
  {
    method: "POST",
    path: "/api/auth/forgot-password",
    procedure: "user.forgotPassword",
    toInput: body,
    status: 202,
  },
  {
    method: "POST",
    path: "/api/auth/reset-password",
    procedure: "user.resetPassword",
    toInput: body,
  },
  {
    method: "POST",
    path: "/api/auth/confirm-email",
    procedure: "user.confirmEmail",
    toInput: body,
  },
  {
    method: "PATCH",
    path: "/api/user",
    procedure: "user.updateProfile",
    toInput: bodyOrNothing,
    takesForm: true,
  },
  {
    method: "PUT",
    path: "/api/user/password",
    procedure: "user.changePassword",
    toInput: bodyOrNothing,
  },
  {
    method: "PATCH",
    path: "/api/user/settings",
    procedure: "user.changeSettings",
    toInput: bodyOrNothing,
  },
  { method: "GET", path: "/api/user/tokens", procedure: "user.tokens" },
  {
    method: "POST",
    path: "/api/user/tokens",
    procedure: "user.createToken",
    toInput: body,
    status: 201,
  },
  { method: "DELETE", path: "/api/user/tokens", procedure: "user.deleteToken", toInput: body },
  {
    method: "GET",
    path: "/api/fields/coords",
    procedure: "fields.move",
    toInput: coordinates,
    changesByGet: true,
  },
];
