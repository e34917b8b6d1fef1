/** Pages of long lists. */
import { MAX_AMOUNT } from "@emberlode/game";
import { z } from "zod";

const MAX_PAGE = 100;
const PAGE = 10;

/** How many rows to pass over. */
export const startSchema = z
  .int("A page starts at a whole number.")
  .min(0, "A page starts at 0 or later.")
  .max(MAX_AMOUNT)
  .default(0);

/** How many rows to answer, 1..100. */
export const limitSchema = z
  .int("A page has a whole number of rows.")
  .min(1, "A page has at least one row.")
  .max(MAX_PAGE, `A page has at most ${MAX_PAGE} rows.`)
  .default(PAGE);
