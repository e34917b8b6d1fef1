/** Runs the plan of a call for its caller. */

import { hash } from "node:crypto";
import type { Settings, Status } from "@emberlode/contract";
import {
  type ActionFailure,
  type ActionKey,
  type Actions,
  asOutcome,
  type Locked,
  type Plan,
} from "@emberlode/db";
import {
  type Changes,
  type FactoryState,
  type GameErrorCode,
  isSameCell,
  playerAfter,
  type Result,
  writesOf,
} from "@emberlode/game";
import { logLine, type ServerWords } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import type { CallFacts, RequestFacts } from "../../platform/request.ts";
import { toStatus } from "../accounts/status.ts";
import { type NoRoom, type Placing, performPlaced } from "../world/place-base.ts";
import { mapFor } from "../world/waiting-base.ts";
import type { MapView } from "../world/world-map.ts";

type Ctx = Acting<{ actions: Actions }>;

/** The error of a refused or failed action, typed by the codes of its rule. */
export type ActionError<Code extends GameErrorCode = never> = GameError<Code | ActionFailure>;

/**
 * Runs the plan, once per key; returns the answer or the error.
 * @param input part of the body hash of the idempotency key
 */
export async function perform<Outcome, Code extends GameErrorCode, Answer, Read = undefined>(
  ctx: Ctx,
  input: unknown,
  plan: Plan<Outcome, Code, Answer, Read>,
): Promise<Answer | ActionError<Code>> {
  const result = await ctx.services.actions.perform(ctx.playerId, plan, keyOf(ctx, input));
  return result.ok ? result.answer : GameError.fromRefusal(result);
}

/**
 * Performs an action on the map, such as a step, a dig or a purchase. If it changes anything, it
 * also places the player's waiting base.
 */
export async function act<Outcome, Code extends GameErrorCode, Answer, Read = undefined>(
  ctx: Acting<Placing>,
  input: unknown,
  plan: Plan<Outcome, Code, Answer, Read>,
): Promise<Answer | ActionError<Code | NoRoom>> {
  const { services, playerId } = ctx;
  const result = await performPlaced(services, playerId, plan, { key: keyOf(ctx, input) });
  return result.ok ? result.answer : GameError.fromRefusal(result);
}

/**
 * When the call first arrived, in milliseconds. Stored with its key, for calls that are not
 * actions.
 */
export const timeOf = (ctx: Ctx, input: unknown): Promise<number | ActionError> =>
  perform(ctx, input, {
    rule: ({ now }) => ({ ok: true, changes: [], outcome: now }),
    answer: asOutcome,
  });

/** Begins to remove something by its id, once per key. NOT_FOUND if it does not exist. */
export const beginRemoval = (ctx: Ctx, input: unknown, isThere: () => Promise<boolean>) =>
  ctx.services.actions.perform(
    ctx.playerId,
    {
      load: isThere,
      rule: (_, there): Result<{ ok: true }, "NOT_FOUND"> =>
        there ? { ok: true, changes: [], outcome: { ok: true } } : { ok: false, code: "NOT_FOUND" },
      answer: asOutcome,
    },
    keyOf(ctx, input),
  );

/** What identifies a repeated call. */
export interface Keyed {
  request: Pick<RequestFacts, "idempotencyKey">;
  call: CallFacts;
}

/** The acting player and the services. */
export interface Acting<Services> extends Keyed {
  playerId: number;
  services: Services;
}

const PLAIN_KEY = /^[\w-]{1,64}$/;

/** SHA-256 in base64url: 43 characters. */
export function sha256(text: string): string {
  return hash("sha256", text, "base64url");
}

/** JSON with sorted object keys, so equal inputs give equal strings. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}

/**
 * The key of this call; null if the caller sent none. One header can cover a whole batch, so the
 * path and the batch index are part of the key.
 */
export function keyOf({ request, call }: Keyed, input: unknown): ActionKey | null {
  const sent = request.idempotencyKey;
  if (sent === null) return null;
  const own = PLAIN_KEY.test(sent) ? sent : sha256(sent);
  const place = call.index > 0 ? `:${call.index}` : "";
  const key = `${own}:${call.path}${place}`;
  return { key, bodyHash: sha256(`${call.path} ${canonicalJson(input)}`) };
}

/** What a player owns after the changes, as far as a status needs it. */
function factoriesAfter(
  playerId: number,
  before: readonly FactoryState[],
  changes: Changes,
): readonly { readonly slots: number }[] {
  let after: readonly (FactoryState | { x: number; y: number; slots: number })[] = before;
  for (const change of writesOf(changes, "factory")) {
    after = after.filter((factory) => !isSameCell(factory, change));
    if (change.to === playerId) after = [...after, change];
  }
  return after;
}

/** The caller, for status and texts. */
interface Caller {
  playerId: number;
  services: { world: MapView };
  words: ServerWords;
}

/** An action's outcome for its caller: status and log lines. */
export class ActionSummary {
  readonly #ctx: Caller;
  readonly #changes: Changes;
  readonly #locked: Locked;
  readonly #settings: Settings;

  constructor(ctx: Caller, changes: Changes, locked: Locked, settings: Settings) {
    this.#ctx = ctx;
    this.#changes = changes;
    this.#locked = locked;
    this.#settings = settings;
  }

  /** The texts of the caller's language. */
  get words(): ServerWords {
    return this.#ctx.words;
  }

  /** The caller's status. */
  get status(): Status {
    const { services, playerId } = this.#ctx;
    const { actor, now } = this.#locked;
    const changes = this.#changes;
    const owned = mapFor(services.world, this.#locked).factoriesOf(playerId);
    return toStatus(playerAfter(actor, changes), {
      factories: factoriesAfter(playerId, owned, changes),
      settings: this.#settings,
      version: this.#locked.versionAfter(changes),
      now,
    });
  }

  /** The action's lines in the caller's log as one text (rules §18). */
  get desc(): string {
    return writesOf(this.#changes, "ledger")
      .filter(({ playerId }) => playerId === this.#ctx.playerId)
      .map((entry) => logLine(entry, this.words).content)
      .join(" ");
  }
}
