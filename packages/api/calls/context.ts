/** What a procedure gets besides its input. The transport fills `request` and carries out `effects`. */
import { DEFAULT_LANGUAGE, SERVER_WORDS, type ServerWords } from "@emberlode/messages";
import type { CallFacts, Identity, RequestFacts, ResponseEffects } from "../services/request.ts";
import type { Services } from "../services.ts";

type Name = keyof Services;

/** The context of any procedure. A usecase says which services it uses, and sees no other. */
export interface Context<Used extends Name = Name> {
  services: Pick<Services, Used>;
  request: RequestFacts;
  effects: ResponseEffects;
  /** The words of the caller's language. */
  words: ServerWords;
  /** Resolved once per request, on first use. */
  identity(): Promise<Identity | null>;
}

/** The context of a procedure that anybody may call. */
export interface PublicContext<Used extends Name = Name> extends Context<Used> {
  /** The call itself, for idempotency. */
  call: CallFacts;
  /** Gives back what the call was charged, when it turns out to be a repeated one. */
  refund(): Promise<void>;
}

/** The context of a procedure that only a logged-in player reaches. */
export interface PlayerContext<Used extends Name = Name> extends Context<Used> {
  /** The calling player. */
  playerId: number;
  /** How the player is known. */
  player: Identity;
  /** The call itself, for idempotency. */
  call: CallFacts;
}

/**
 * The context of one request. Give every call of a batch the same one, or one each with its own
 * `callIndex`; the credential is looked up on first use only.
 */
export function createContext(services: Services, request: RequestFacts): Context {
  const effects: ResponseEffects = {};
  let identity: Promise<Identity | null> | undefined;
  return {
    services,
    request,
    effects,
    words: SERVER_WORDS[request.language ?? DEFAULT_LANGUAGE],
    identity() {
      identity ??= services.sessions.identify(request, effects);
      return identity;
    },
  };
}
