import type { PublicSchedule } from "@emberlode/contract";
import { playerAtom } from "../../lib/player-atom.ts";

/** The announced peace and maintenance, from the socket; null before it said anything. */
export const scheduleAtom = playerAtom<PublicSchedule | null>(null);
