/** Goals on the game page. They need many of the rules, so they are loaded after the page. */
import type { LoginPayload } from "@emberlode/contract";
import { Suspense } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";

interface GoalsProps {
  user: LoginPayload["user"];
}

const Strip = lazyComponent<GoalsProps>(async () => {
  const { GoalsStrip } = await import("./goals-strip.tsx");
  return { default: GoalsStrip };
});

const Watch = lazyComponent<GoalsProps>(async () => {
  const { GoalsWatch } = await import("./goals-strip.tsx");
  return { default: GoalsWatch };
});

/** One line: the suggested goal, or briefly the one just reached. */
export function LazyGoalsStrip({ user }: GoalsProps) {
  return (
    <Suspense fallback={<div className="panel goals" />}>
      <Strip user={user} />
    </Suspense>
  );
}

/** Stores reached goals and announces each once. */
export function LazyGoalsWatch({ user }: GoalsProps) {
  return (
    <Suspense>
      <Watch user={user} />
    </Suspense>
  );
}
