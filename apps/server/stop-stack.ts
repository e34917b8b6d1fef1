/** Stops resources in the reverse order of their start. */
export interface StopStack {
  push(started: { stop(): Promise<unknown> }): void;
  /** Stops each item once, the last one first. Throws what failed after all have been stopped. */
  stop(): Promise<void>;
}

export function createStopStack(): StopStack {
  const started: { stop(): Promise<unknown> }[] = [];
  return {
    push: (item) => void started.push(item),
    async stop() {
      const errors: unknown[] = [];
      for (const item of started.splice(0).reverse()) {
        try {
          await item.stop();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 1) throw new AggregateError(errors, "Several parts failed to stop.");
      if (errors.length === 1) throw errors[0];
    },
  };
}
