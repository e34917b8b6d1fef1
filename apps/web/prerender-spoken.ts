/** The pages before any script has come, in one language: the build runs this file once for each. */
import type { Language } from "@emberlode/words/language";
import { speakIn } from "@emberlode/words/languages";
import { openPages } from "./prerender.tsx";

/** Written in by the build. */
declare const __LANGUAGE__: Language;

await speakIn(__LANGUAGE__);

export const pages = openPages();
