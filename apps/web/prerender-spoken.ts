/** The pages before any script has come, in the language that the build writes in: it runs this file once for each. */
import { openPages } from "./prerender.tsx";

export const pages = openPages();
