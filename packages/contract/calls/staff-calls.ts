/**
 * What calls for staff have in common: API tokens cannot make them, and the session must have been
 * confirmed.
 */
import type { CallRole } from "./define-calls.ts";

const STAFF = { access: "player", confirmed: "session", sessionOnly: true } as const;

/** @param role the least that may make the call */
export const staffQuery = <const Role extends CallRole>(role: Role) =>
  ({ ...STAFF, kind: "query", limit: "read", role }) as const;

export const staffMutation = <const Role extends CallRole>(role: Role) =>
  ({ ...STAFF, kind: "mutation", limit: "action", role }) as const;

/** A grave one: the session must have been confirmed within the last 15 minutes. */
export const graveMutation = <const Role extends CallRole>(role: Role) =>
  ({ ...staffMutation(role), confirmed: "recently" }) as const;
