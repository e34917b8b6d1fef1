export { accounts, apiTokens, passwordResets, sessions } from "./accounts.ts";
export { cooldowns, ledger, referralDays } from "./ledger.ts";
export {
  alerts,
  blocks,
  messageReports,
  messages,
  moderations,
  mutes,
  rooms,
} from "./live.ts";
export { players } from "./players.ts";
export { pushKeys, pushSubscriptions } from "./push.ts";
export { rankHours } from "./ranks.ts";
export { battles, daySeeds, emailChanges, naps, pictures, plots } from "./treaties.ts";
export { factories, fieldBars, fields, mines, STORED_FIELD_TYPES, worlds } from "./world.ts";
