/** Outcomes of procedure calls in this process. */
import { Histogram, SECONDS_BOUNDS } from "@emberlode/db";
import type { GameErrorCode } from "@emberlode/game";

/** A call's outcome. */
type Outcome = "OK" | GameErrorCode;

/** All calls of one procedure. */
interface PathOutcomes {
  readonly codes: ReadonlyMap<Outcome, number>;
  /** From the call's arrival at the procedure to its answer, in seconds. */
  readonly seconds: Histogram;
}

/** Counts calls by path and outcome. Only existing procedures count, so the number of paths is bounded. */
export class CallOutcomes {
  readonly #byPath = new Map<string, { codes: Map<Outcome, number>; seconds: Histogram }>();
  /** Calls of unknown procedures. */
  unknown = 0;

  /** @param began `performance.now()` when the call arrived */
  add(path: string, outcome: Outcome, began: number): void {
    let known = this.#byPath.get(path);
    if (known === undefined) {
      known = { codes: new Map(), seconds: new Histogram(SECONDS_BOUNDS) };
      this.#byPath.set(path, known);
    }
    known.codes.set(outcome, (known.codes.get(outcome) ?? 0) + 1);
    known.seconds.add((performance.now() - began) / 1000);
  }

  byPath(): ReadonlyMap<string, PathOutcomes> {
    return this.#byPath;
  }
}
