/** Environment variable with the URL of the test server, for test workers. */
export const TEST_SERVER = "EMBERLODE_TEST_POSTGRES";

/** Initial contents of a test database: no world, only waste, or the world of the seed "test". */
export type TestContents = "empty" | "wasteland" | "founded";

/** The template of test databases with these contents. */
export const templateOf = (contents: TestContents): string => `emberlode_${contents}`;

/** The world of every test database. */
export const TEST_WORLD = "world";
