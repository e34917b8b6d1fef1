// @ts-check
/** `npm run build`: creates dist/main.js, dist/neighbors.js and dist/worker.js. */
import { rmSync } from "node:fs";
import { bundle } from "./bundle.mjs";

rmSync(new URL("dist", import.meta.url), { recursive: true, force: true });
await bundle("dist");
