// @ts-check
/** `npm run messages`: writes the types of the English messages, which check keys and arguments. */
import { writeFileSync } from "node:fs";
import { DECLARATION, declaration } from "./lib/messages.mjs";

writeFileSync(DECLARATION, declaration());
