import { playerAtom } from "../../lib/player-atom.ts";
import type { HintId } from "./hints.ts";

/**
 * The explanation shown instead of a field's description, until dismissed, or null.
 */
export const hintAtom = playerAtom<HintId | null>(null);
