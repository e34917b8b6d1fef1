/** Where the recorded answers are: one file per router. */
import { fileURLToPath } from "node:url";
import { PROCEDURES } from "./requests.ts";

export const routerOf = (procedure: string) => procedure.split(".", 1)[0] ?? "";
export const ROUTERS = [...new Set(PROCEDURES.map(routerOf))];
/** The folder of the recorded answers. */
export const ANSWERS = fileURLToPath(new URL("answers/", import.meta.url));

/** The file of a router, such as `admin-players.txt`. */
export const fileOf = (router: string) =>
  `${router.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.txt`;
