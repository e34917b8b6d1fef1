import { en } from "@emberlode/words/en/shell";

/** What comes with the first load; the other screens bring their own (words.ts has all). */
export type Catalogue = typeof en;

/** The texts in use. */
export const t: Catalogue = en;
