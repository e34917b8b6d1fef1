/**
 * The neighbors' process: computer players who call the server like any client. Started by
 * `neighbors-process.ts` with the server's address and their accounts; ends with its parent.
 */
import { constants, setPriority } from "node:os";
import { PACES, startGroup } from "@emberlode/bots";
import { neighborHabit, TEMPERAMENT_IDS } from "@emberlode/bots/habits";

const [url, origin, accountsPath, count, clockPace] = process.argv.slice(2);
if (!url || !origin || !accountsPath || !count || !clockPace)
  throw new Error("Started by the server only.");

// Players have priority.
setPriority(constants.priority.PRIORITY_LOW);
const stop = new AbortController();
// A terminal sends Ctrl-C to every process; the server decides when this one ends.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => stop.abort());
process.on("disconnect", () => stop.abort());

const { ended } = startGroup({
  server: { url, origin },
  accountsPath,
  size: Number(count),
  temperaments: TEMPERAMENT_IDS,
  pace: PACES.calm,
  habitOf: neighborHabit,
  greets: true,
  clockPace: Number(clockPace),
  signal: stop.signal,
  onError: (number, error, pauseMs) => {
    if (process.connected) process.send?.({ number, trouble: String(error), pauseMs });
  },
});
await ended;
process.exit(0);
