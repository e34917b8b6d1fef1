/** The context of procedures. The transport fills `request` and carries out `effects`. */
import type { StaffRole } from "@emberlode/game";
import { DEFAULT_LANGUAGE, SERVER_TRANSLATORS, type ServerTranslators } from "@emberlode/messages";
import type { CallFacts, Identity, RequestFacts, ResponseEffects } from "./platform/request.ts";
import type { Services } from "./services.ts";

type ServiceName = keyof Services;

/** The context of any procedure. A usecase names the services it uses and sees no others. */
export interface Context<Used extends ServiceName = ServiceName> {
  services: Pick<Services, Used>;
  request: RequestFacts;
  effects: ResponseEffects;
  /** Translated texts in the caller's language. */
  translators: ServerTranslators;
  /** Resolved once per request, on first use. */
  identity(): Promise<Identity | null>;
}

/** The context of a procedure without login. */
export interface PublicContext<Used extends ServiceName = ServiceName> extends Context<Used> {
  /** This call, for idempotency. */
  call: CallFacts;
  /** Refunds the charge when the call turns out to be a repeated one. */
  refund(): Promise<void>;
}

/** The context of a procedure for logged-in players. */
export interface PlayerContext<Used extends ServiceName = ServiceName> extends Context<Used> {
  /** The calling player. */
  playerId: number;
  /** How the player is logged in. */
  player: Identity;
  /** This call, for idempotency. */
  call: CallFacts;
}

/** The context of a procedure for staff. */
export interface StaffContext<Used extends ServiceName = ServiceName> extends PlayerContext<Used> {
  /** The role that the caller has now. */
  role: StaffRole;
}

/**
 * The context of one request. Give all calls of a batch the same one, or one each with its own
 * `callIndex`; the credential is looked up only on first use.
 */
export function createContext(services: Services, request: RequestFacts): Context {
  const effects: ResponseEffects = {};
  let identity: Promise<Identity | null> | undefined;
  return {
    services,
    request,
    effects,
    translators: SERVER_TRANSLATORS[request.language ?? DEFAULT_LANGUAGE],
    identity() {
      identity ??= services.sessions.identify(request, effects);
      return identity;
    },
  };
}
