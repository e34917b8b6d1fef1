/** The scopes of API tokens, and those that calls need. */
import { TOKEN_SCOPES, type TokenScope } from "@emberlode/contract";
import type { Call, CallLimit } from "@emberlode/contract/calls";
import { GameError } from "../../errors.ts";
import type { Identity } from "../../platform/request.ts";

/** The scope for each rate limit; reads need none. */
const SCOPE_OF: Readonly<Partial<Record<CallLimit, TokenScope>>> = {
  move: "play",
  action: "play",
  attack: "attack",
  chat: "chat",
};

type ScopedCall = Pick<Call, "limit" | "scope">;

/** The scope that a token needs for a call, if any. */
export function scopeOf({ limit, scope }: ScopedCall): TokenScope | undefined {
  return scope ?? SCOPE_OF[limit];
}

/** Throws SCOPE_MISSING for a token without the call's scope. Sessions may do everything. */
export function checkScope({ scopes }: Identity, call: ScopedCall): void {
  if (scopes === undefined) return;
  const needed = scopeOf(call);
  if (needed === undefined || scopes.includes(needed)) return;
  throw new GameError("SCOPE_MISSING", {
    text: ({ errors }) => errors("scopeMissing", { scope: needed }),
  });
}

/** Scopes as stored, in a fixed order. */
export function writeScopes(scopes: readonly TokenScope[] = TOKEN_SCOPES): string {
  return TOKEN_SCOPES.filter((scope) => scopes.includes(scope)).join(" ");
}

export function readScopes(stored: string): TokenScope[] {
  const names = stored.split(" ");
  return TOKEN_SCOPES.filter((scope) => names.includes(scope));
}
