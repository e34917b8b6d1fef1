import { atom } from "jotai";
import { type LogFilter, WHOLE_LOG } from "../log-filter.ts";

/** The log's filter; kept while the page is open, so that Back restores it. */
export const logFilterAtom = atom<LogFilter>(WHOLE_LOG);
