import type { UnitId } from "@emberlode/game";
import { atom } from "jotai";

/** Amounts of the last purchase by unit, for as long as the page is open. */
export const lastAmountsAtom = atom<Readonly<Partial<Record<UnitId, number>>>>({});
