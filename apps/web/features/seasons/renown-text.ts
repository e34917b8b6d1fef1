/** Renown and scores as players read them. */
import { exactNumber } from "../../lib/numbers.ts";

/** Hundredths as points with one decimal: 61.2. */
export const points = (hundredths: number): number => Math.floor(hundredths / 10) / 10;

export const renownText = (hundredths: number): string => exactNumber(points(hundredths));
