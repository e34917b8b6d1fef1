/** Environment variable that tells test workers where the test server is. */
export const TEST_SERVER = "EMBERLODE_TEST_POSTGRES";

/** The database that test databases are copied from. */
export const TEMPLATE = "emberlode_template";

/** The world of every test database. */
export const TEST_WORLD = "world";
