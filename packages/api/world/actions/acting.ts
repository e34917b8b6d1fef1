/** The context that an action needs. */
import type { CallFacts, RequestFacts } from "../../services/request.ts";

/** The facts that identify a repeated call. */
export interface Keyed {
  request: Pick<RequestFacts, "idempotencyKey">;
  call: CallFacts;
}

/** The acting player and the services. */
export interface Acting<Services> extends Keyed {
  playerId: number;
  services: Services;
}
