import { useEffect, useState } from "react";
import {
  FORECAST_SEEDS,
  type Forecast,
  type ForecastInput,
  forecastOn,
  NO_FORECAST,
} from "./forecast.ts";

/** The longest that a slice may block the page, in milliseconds: half a frame. */
const SLICE_MS = 8;

/**
 * The forecast of a battle, computed in slices between frames to keep the page responsive; the last
 * complete one until the next is complete. Null before the first, and for null input.
 */
export function useForecast(input: ForecastInput | null): Forecast | null {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const key = JSON.stringify(input);
  useEffect(() => {
    const asked: ForecastInput | null = JSON.parse(key);
    if (asked === null) {
      setForecast(null);
      return;
    }
    let grown = NO_FORECAST;
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      grown = forecastOn(asked, grown, () => performance.now() >= end);
      if (grown.fought < FORECAST_SEEDS) timer = setTimeout(slice);
      else setForecast(grown);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [key]);
  return forecast;
}
