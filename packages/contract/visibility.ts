/**
 * When a page counts as looked at. Kept apart so that the live connection need not load the
 * schemas.
 */
import { MINUTE } from "@emberlode/game";

/** How long an idle player still counts as looking at a visible page, in milliseconds. */
export const VISIBILITY_TIMEOUT_MS = 5 * MINUTE;
