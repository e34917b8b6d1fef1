import type { LoginPayload } from "@emberlode/contract";
import type { Place } from "../field/hooks/use-place.ts";
import type { DeskId } from "./desk-ids.ts";

/** What every desk is handed: which one it is, who plays, and the field they stand on. */
export interface DeskContentProps {
  id: DeskId;
  payload: LoginPayload;
  place: Place;
}
