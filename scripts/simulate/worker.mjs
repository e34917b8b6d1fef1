// @ts-check
/** A thread of the simulator: Node reads TypeScript there only once tsx is registered. */
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
