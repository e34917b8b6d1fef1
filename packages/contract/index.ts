export * from "./account.ts";
export * from "./fields.ts";
export * from "./http.ts";
export * from "./map-letters.ts";
export * from "./primitives.ts";
export * from "./status.ts";
