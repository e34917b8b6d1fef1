/** Pages of long lists. */
import { MAX_AMOUNT } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";

const MAX_PAGE = 100;
const PAGE = 10;

/** Number of rows to skip. */
export const startSchema = z
  .int(inputError("pageStartNotWhole"))
  .min(0, inputError("pageStartNegative"))
  .max(MAX_AMOUNT)
  .default(0);

/** Number of rows to return, 1..100. */
export const limitSchema = z
  .int(inputError("pageNotWhole"))
  .min(1, inputError("pageNone"))
  .max(MAX_PAGE, inputError("pageMany"))
  .default(PAGE);
