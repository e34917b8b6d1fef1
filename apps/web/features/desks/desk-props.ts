import type { LoginPayload } from "@emberlode/contract";
import type { Place } from "../field/use-place.ts";
import type { DeskId } from "./desk-ids.ts";

/** Props of every desk: its id, the player, and the field they are on. */
export interface DeskContentProps {
  id: DeskId;
  payload: LoginPayload;
  place: Place;
}
