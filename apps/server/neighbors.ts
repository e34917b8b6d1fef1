/**
 * The process of the neighbors: computer players who call the server like everybody else. Started by
 * `neighbors-process.ts` with where the server is and who they are; ends with the process that started it.
 */
import { constants, setPriority } from "node:os";
import { PACES, startGroup } from "@emberlode/bots";
import { TEMPERAMENT_IDS } from "@emberlode/bots/habits";

const [url, origin, accountsPath, count] = process.argv.slice(2);
if (!url || !origin || !accountsPath || !count) throw new Error("Started by the server only.");

// Players come first.
setPriority(constants.priority.PRIORITY_LOW);
const stop = new AbortController();
// A Ctrl-C on the terminal reaches every process there; the server says when it ends.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => stop.abort());
process.on("disconnect", () => stop.abort());

const { ended } = startGroup({
  ...{ place: { url, origin }, accountsPath, size: Number(count), temperaments: TEMPERAMENT_IDS },
  ...{ pace: PACES.calm, signal: stop.signal },
  onTrouble: (number, error, pauseMs) => {
    if (process.connected) process.send?.({ number, trouble: String(error), pauseMs });
  },
});
await ended;
process.exit(0);
