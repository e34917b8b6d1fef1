/** Outcomes of the jobs of this process. */

interface Runs {
  runs: number;
  failures: number;
}

/** Counts job runs by name. */
export class JobRuns {
  readonly #byName = new Map<string, Runs>();

  /** @param names jobs that are listed before their first run */
  constructor(names: readonly string[]) {
    for (const name of names) this.#of(name);
  }

  #of(name: string): Runs {
    const known = this.#byName.get(name) ?? { runs: 0, failures: 0 };
    this.#byName.set(name, known);
    return known;
  }

  /** Wraps the job's work to count its runs. */
  counted(name: string, work: () => Promise<void>): () => Promise<void> {
    const own = this.#of(name);
    return async () => {
      own.runs += 1;
      try {
        await work();
      } catch (error) {
        own.failures += 1;
        throw error;
      }
    };
  }

  byName(): ReadonlyMap<string, Readonly<Runs>> {
    return this.#byName;
  }
}
