import { atom } from "jotai";
import { type LogFilter, WHOLE_LOG } from "../log-filter.ts";

/** Which lines of the log are shown; kept while the page is open, so that Back finds the same. */
export const logFilterAtom = atom<LogFilter>(WHOLE_LOG);
