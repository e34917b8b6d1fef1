import type { LoginPayload } from "@emberlode/contract";
import type { Place } from "../field/use-place.ts";
import type { DeskId } from "./desk-ids.ts";

export interface DeskContentProps {
  id: DeskId;
  payload: LoginPayload;
  place: Place;
}
