/** Names that the setup of a run and its workers share. */

/** Environment variable with the folder in which everything of the run lies. */
export const RUN_FOLDER = "EMBERLODE_JOURNEYS";

/** The database with a founded world, which every file of journeys copies. */
export const TEMPLATE = "emberlode_journeys";

/** The data folder of the server that founded the world, within the run's folder. */
export const FOUNDED_FOLDER = "founded";
