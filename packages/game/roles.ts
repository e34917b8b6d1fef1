/** Roles of accounts (docs/moderation.md), each with the rights of those before it. */
export const ROLES = ["player", "support", "moderator", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The roles that see `/admin`. */
export const STAFF_ROLES = ["support", "moderator", "admin"] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a role has the rights of another one. */
export const isAtLeast = (role: Role, minRole: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(minRole);

export const isStaff = (role: Role): role is StaffRole => role !== "player";

/** Roles that are not ranked: they could see what other players do. */
export const UNRANKED_ROLES: readonly Role[] = ["moderator", "admin"];
