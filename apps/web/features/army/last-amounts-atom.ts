import type { UnitId } from "@emberlode/game";
import { atom } from "jotai";

/** The amounts of the last purchase by unit, while the page is open. */
export const lastAmountsAtom = atom<Readonly<Partial<Record<UnitId, number>>>>({});
