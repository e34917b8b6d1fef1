/** The REST calls of the wire contract, each a view of one call. */
import { CALLS, type Call, type RestRoute } from "@emberlode/contract/calls";

/** A route with its call. */
export interface CallRoute extends RestRoute {
  call: Call;
  /** The name of the call, such as `puc.capture`. */
  procedure: string;
}

export const CALL_ROUTES: readonly CallRoute[] = CALLS.flatMap((call) =>
  call.rest === null ? [] : [{ ...call.rest, call, procedure: call.name }],
);
