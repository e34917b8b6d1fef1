/** The prerendered pages in one language; the build runs this module once per language. */
import { openPages } from "./prerender.tsx";

export const pages = openPages();
