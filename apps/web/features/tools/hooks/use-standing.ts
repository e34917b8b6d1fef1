import type { LoginPayload } from "@emberlode/contract";
import { power } from "@emberlode/game";
import { useView } from "../../field/hooks/use-fields.ts";
import { knownGround } from "../known-ground.ts";
import type { ToolStanding } from "../tool-refusal.ts";
import { useGpsReadyAt } from "./use-owned-tool.ts";

/** The page's knowledge that decides about tools. */
export function useStanding({ base, status }: LoginPayload["user"]): ToolStanding {
  const { data: view } = useView();
  const gpsReadyAt = useGpsReadyAt();
  const army = { attackUnits: status.attack_units, defenseUnits: status.defense_units };
  return { groundAt: knownGround(view), base, attack: power(army).attack, gpsReadyAt };
}
