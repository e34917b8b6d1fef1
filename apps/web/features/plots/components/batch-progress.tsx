import { enPlots } from "@emberlode/words/en/plots";
import type { Progress } from "../hooks/use-plot-batch.ts";

/** How far many calls are, as a bar with its numbers. */
export function BatchProgress({ progress }: { progress: Progress | null }) {
  if (progress === null) return null;
  const text = enPlots.batch.under(progress.done, progress.of);
  return (
    <p className="plot-progress figure">
      <progress value={progress.done} max={progress.of} aria-label={enPlots.batch.label} />
      {text}
    </p>
  );
}
