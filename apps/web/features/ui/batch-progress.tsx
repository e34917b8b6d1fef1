import { messages } from "../../lib/messages.ts";
import type { Progress } from "./use-batch.ts";

const t = await messages("controls");

/** The progress of a batch, as a bar with numbers. */
export function BatchProgress({ progress }: { progress: Progress | null }) {
  if (progress === null) return null;
  const text = t("batch.under", { done: progress.done, of: progress.of });
  return (
    <p className="batch-progress figure">
      <progress value={progress.done} max={progress.of} aria-label={t("batch.label")} />
      {text}
    </p>
  );
}
