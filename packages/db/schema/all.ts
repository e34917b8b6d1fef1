export * from "./accounts.ts";
export * from "./ledger.ts";
export * from "./live.ts";
export * from "./players.ts";
export * from "./push.ts";
export * from "./ranks.ts";
export * from "./treaties.ts";
export * from "./world.ts";
