import { memo, Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { useGameDate } from "../../session/hooks/use-game-date.ts";

const Sky = lazyPart(async () => {
  const { SkyBackground } = await import("@emberlode/art/sky-background.tsx");
  return { default: memo(SkyBackground) };
});

/** The sky behind the page: by the player's hour, fixed before login (spec §2). */
export function Background() {
  const date = useGameDate();
  return (
    <div className="backdrop" aria-hidden="true">
      <Suspense>
        <Sky period={date?.period ?? "fixed"} className="size-full" />
      </Suspense>
    </div>
  );
}
