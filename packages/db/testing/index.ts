export { migrationDrift } from "../migrations/drift.ts";
export { createTestDatabase, type TestDatabase } from "./database.ts";
export { makeTestFolder } from "./folder.ts";
export { default } from "./global-setup.ts";
export { TEST_WORLD } from "./names.ts";
