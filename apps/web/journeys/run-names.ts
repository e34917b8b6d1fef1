/** Names shared by a run's setup and its workers. */

/** Environment variable with the run's folder. */
export const RUN_FOLDER = "EMBERLODE_JOURNEYS";

/** The database with a prepared world, which every journey file copies. */
export const TEMPLATE_DATABASE = "emberlode_journeys";

/** The data folder of the server that created the world, within the run's folder. */
export const TEMPLATE_FOLDER = "template";
