/** Stops resources in the reverse order of their start. */
export interface StopStack {
  push(started: { stop(): Promise<unknown> }): void;
  /** Stops each item once, the last one first. */
  stop(): Promise<void>;
}

export function createStopStack(): StopStack {
  const started: { stop(): Promise<unknown> }[] = [];
  return {
    push: (item) => void started.push(item),
    async stop() {
      for (const item of started.splice(0).reverse()) await item.stop();
    },
  };
}
