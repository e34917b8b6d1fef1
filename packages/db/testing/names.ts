/** Environment variable that tells test workers where the test server is. */
export const TEST_SERVER = "EMBERLODE_TEST_POSTGRES";

/** What a test database holds at first: no world, a world of waste only, or the world of the seed "test". */
export type TestContents = "empty" | "wasteland" | "founded";

/** The database that test databases with these contents are copied from. */
export const templateOf = (contents: TestContents): string => `emberlode_${contents}`;

/** The world of every test database. */
export const TEST_WORLD = "world";
