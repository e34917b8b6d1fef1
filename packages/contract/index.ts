export * from "./account.ts";
export * from "./fields.ts";
export * from "./http.ts";
export * from "./map-letters.ts";
export * from "./primitives.ts";
export * from "./researches.ts";
export * from "./status.ts";
export * from "./units.ts";
