// @ts-check
/** `npm run messages`: writes the types of the English messages, by which keys and arguments are checked. */
import { writeFileSync } from "node:fs";
import { DECLARATION, declaration } from "./lib/messages.mjs";

writeFileSync(DECLARATION, declaration());
