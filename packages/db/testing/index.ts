export { migrationDrift } from "../migrations/drift.ts";
export { fillDataFolder, makeDataTemplate } from "./data-folder.ts";
export { createTestDatabase, type TestDatabase } from "./database.ts";
export { makeTestFolder, removeTestFolder } from "./folder.ts";
export { giveResources, setColumns } from "./give.ts";
export { default } from "./global-setup.ts";
export { holdRow } from "./hold-row.ts";
export { TEST_WORLD, type TestContents } from "./names.ts";
export { rowsOf, TABLES_OF_PLAYERS } from "./rows-of.ts";
