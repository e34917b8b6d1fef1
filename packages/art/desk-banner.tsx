import type { Period } from "@emberlode/game";
import { type ReactElement, useCallback } from "react";
import { composeBanner, type DrawBanner } from "./banner.ts";
import { DrawnSvg } from "./drawn-svg.tsx";
import { skyHour } from "./sky-clock.ts";

/** The light that a header is drawn in. */
export interface BannerProps {
  period: Period;
  /** Hour of the game day, 0..24 with fractions; overrides `period`. */
  hour?: number | undefined;
  className?: string | undefined;
}

interface DeskBannerProps extends BannerProps {
  /** Distinguishes the dice of this header from those of others. */
  name: string;
  draw: DrawBanner;
}

/** A desk's drawn header: decoration, as high as its box and aligned with its right edge. */
export function DeskBanner(props: DeskBannerProps): ReactElement {
  const { name, draw, period, className } = props;
  const hour = skyHour(period, props.hour);
  const compose = useCallback(
    (id: string) => composeBanner(id, name, hour, draw),
    [name, hour, draw],
  );
  return <DrawnSvg draw={compose} className={className} fit="xMaxYMid meet" />;
}
