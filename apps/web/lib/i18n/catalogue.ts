import { en } from "./en.ts";

/** Every text of the client. Another language is another object of this type; a missing key does not compile. */
export type Catalogue = typeof en;

/** The texts in use. */
export const t: Catalogue = en;
