import type { ReactElement } from "react";
import { composeHero } from "./compose-hero.ts";
import { DrawnSvg } from "./drawn-svg.tsx";

/** The frontier at dusk, wide: what the home page opens on. */
export function HeroScene({
  className,
  title,
}: {
  className?: string | undefined;
  title?: string | undefined;
}): ReactElement {
  return <DrawnSvg draw={composeHero} className={className} title={title} />;
}
