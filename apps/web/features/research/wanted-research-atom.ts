import type { ToolId } from "@emberlode/game";
import { atom } from "jotai";

/** The research that another desk linked to; null once it has been shown. */
export const wantedResearchAtom = atom<ToolId | null>(null);
