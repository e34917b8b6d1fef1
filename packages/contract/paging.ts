/** Pages of long lists. */
import { MAX_AMOUNT } from "@emberlode/game";
import { z } from "zod";
import { fault } from "./input-faults.ts";

const MAX_PAGE = 100;
const PAGE = 10;

/** Number of rows to skip. */
export const startSchema = z
  .int(fault("pageStartNotWhole"))
  .min(0, fault("pageStartNegative"))
  .max(MAX_AMOUNT)
  .default(0);

/** Number of rows to return, 1..100. */
export const limitSchema = z
  .int(fault("pageNotWhole"))
  .min(1, fault("pageNone"))
  .max(MAX_PAGE, fault("pageMany"))
  .default(PAGE);
