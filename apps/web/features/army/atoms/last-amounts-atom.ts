import type { UnitId } from "@emberlode/game";
import { atom } from "jotai";

/** How many of each unit were bought last, as long as the page is open. */
export const lastAmountsAtom = atom<Readonly<Partial<Record<UnitId, number>>>>({});
