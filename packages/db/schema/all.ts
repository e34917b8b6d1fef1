export { accounts, apiTokens, passwordResets, sessions } from "./accounts.ts";
export { cooldowns, ledger, referralDays } from "./ledger.ts";
export { players } from "./players.ts";
export { factories, fields, STORED_FIELD_TYPES, worlds } from "./world.ts";
