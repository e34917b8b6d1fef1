/** Definitions of calls. Procedure, REST route, document and limits are derived from them. */
import type { StaffRole } from "@emberlode/game";
import type { z } from "zod";
import type { TokenScope } from "../account.ts";
import type { OwnRefusal } from "./refusals.ts";

/**
 * The rate limit that a call counts against. The numbers are in `limitTable` of the API
 * (`packages/api/platform/limits`). `read` and `move` are counted together, as steps. `login` is
 * charged by its usecase, which knows the account.
 */
export type CallLimit =
  | "read"
  | "move"
  | "action"
  | "attack"
  | "signup"
  | "upgrade"
  | "login"
  | "mail"
  | "chat";

/** Roles above player, each with the rights of those before it. */
export type CallRole = StaffRole;

/** An answer whose REST form differs from the procedure's. */
interface RestAnswer {
  schema: z.ZodType;
  from(answer: unknown): unknown;
}

/**
 * @param from the procedure's answer
 * @param to the REST answer
 */
export function restAnswer<From extends z.ZodType, To extends z.ZodType>(
  from: From,
  to: To,
  change: (answer: z.output<From>) => z.output<To>,
): RestAnswer {
  return { schema: to, from: (answer) => change(from.parse(answer)) };
}

/** The REST route of a call (spec §7). */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` for parameters. */
  path: string;
  /**
   * Source of the input; omitted if none. `body?` allows a missing body. A path parameter
   * may be repeated in the body with the same value.
   */
  from?: "body" | "body?" | "query" | "body|query" | "path" | "path+body" | "path+query";
  /** Parameters of path and query that are numbers, and that are booleans. */
  numbers?: readonly string[];
  flags?: readonly string[];
  /** Input values implied by the path. */
  fixed?: Readonly<Record<string, string>>;
  /** Status on success; 200 by default. */
  status?: number;
  /** A GET with side effects: refused from other sites and for navigation. */
  changesByGet?: true;
  /** Accepts multipart/form-data besides JSON. */
  takesForm?: true;
  answer?: RestAnswer;
}

interface CallSpec {
  kind: "query" | "mutation";
  /** Everyone, or only logged-in players and their API tokens. */
  access: "public" | "player";
  /** Minimum role; others get FORBIDDEN. */
  role?: CallRole;
  /**
   * Whether the session must have been confirmed by password and second factor: at all, or within
   * the last 15 minutes.
   */
  confirmed?: "session" | "recently";
  limit: CallLimit;
  /** Scope that an API token needs, unless the limit implies it. */
  scope?: TokenScope;
  /** Null for a call that exists only in tRPC. */
  rest: RestRoute | null;
  /** Null for no input. */
  input: z.ZodType | null;
  output: z.ZodType;
  /**
   * A valid input that succeeds for any player with a base, at any place and time. Tests of all
   * calls use it. Omitted if the call needs other preconditions.
   */
  example?: unknown;
  /** Who uses the call, if no screen does. */
  usedBy?: string;
  /** What it does, in one sentence, for the API documentation. */
  summary: string;
  /** Further notes for the API documentation. */
  description?: string;
  /** Refusals specific to this call, besides the common ones. */
  refusals?: readonly OwnRefusal[];
  /** Not available to API tokens, because it lists, creates or ends credentials. */
  sessionOnly?: true;
  /**
   * Starts a session or ends the caller's. The answer sets cookies, so it cannot be streamed. The
   * page holds its other calls until a new session has started.
   */
  session?: "starts" | "ends";
  /**
   * Whether players may make the mutation during maintenance, too. Queries and calls of staff
   * always work.
   */
  duringMaintenance?: true;
  /** Ignores idempotency keys: repeating the call changes nothing more. */
  idempotent?: true;
  /**
   * Who gets answers of a public query from a cache of one second: everyone, or only callers
   * without a session if players get a different answer.
   */
  cached?: "everybody" | "anonymous";
  /** Largest request body in bytes, if it is larger than that of other calls (`MAX_BODY_BYTES`). */
  maxBodyBytes?: number;
}

/** A call with its full name, such as `puc.capture`. */
export interface Call extends CallSpec {
  name: string;
}

/** The input before parsing; undefined for a call without input. */
type ExampleOf<Spec extends CallSpec> = Spec["input"] extends z.ZodType
  ? z.input<Spec["input"]>
  : undefined;

type WithExamples<Specs extends Readonly<Record<string, CallSpec>>> = {
  readonly [Key in keyof Specs]: { readonly example?: ExampleOf<Specs[Key]> };
};

type NamedSpecs<Specs> = { readonly [Key in keyof Specs]: Specs[Key] & { readonly name: string } };

/** Adds its full name to each call of a router. */
export function defineCalls<const Specs extends Readonly<Record<string, CallSpec>>>(
  router: string,
  specs: Specs & WithExamples<Specs>,
): NamedSpecs<Specs> {
  const named = Object.entries(specs).map(([key, spec]) => [
    key,
    { ...spec, name: `${router}.${key}` },
  ]);
  return Object.fromEntries(named);
}
