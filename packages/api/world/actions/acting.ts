/** What an action needs of the context of its call. */
import type { CallFacts, RequestFacts } from "../../services/request.ts";

/** By what a repeated call is known. */
export interface Keyed {
  request: Pick<RequestFacts, "idempotencyKey">;
  call: CallFacts;
}

/** Who acts, and with what. */
export interface Acting<Services> extends Keyed {
  playerId: number;
  services: Services;
}
