/** The prerendered pages in one language; the build runs this module once per language. */
import { publicPages } from "./prerender.tsx";

export const pages = publicPages();
