/** Everything that is true of a call, stated once: procedure, REST route, document and limits follow from it. */
import type { z } from "zod";
import type { TokenScope } from "../account.ts";
import type { OwnRefusal } from "./refusals.ts";

/**
 * Which limit a call is charged to. How many it lets through, in which time: `limitTable` of the api
 * (`packages/api/platform/limits`); `read` and `move` are counted together, as steps. `login` is charged
 * by its usecase, which knows the account.
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

/** Roles above that of a player. An admin may do all that a moderator may. */
export type CallRole = "moderator" | "admin";

/** An answer that REST gives in another form than its procedure. */
interface RestAnswer {
  schema: z.ZodType;
  from(answer: unknown): unknown;
}

/** @param from what the procedure answers, @param to what REST answers */
export function restAnswer<From extends z.ZodType, To extends z.ZodType>(
  from: From,
  to: To,
  change: (answer: z.output<From>) => z.output<To>,
): RestAnswer {
  return { schema: to, from: (answer) => change(from.parse(answer)) };
}

/** How a call is made over REST (spec §7). */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` for parameters. */
  path: string;
  /**
   * Where the input comes from; without it the call takes none. `body?` takes no body for an empty one;
   * a name of the path may stand in the body as well, with the same value.
   */
  from?: "body" | "body?" | "query" | "body|query" | "path" | "path+body";
  /** Names of the query that are numbers, and that are `true` or `false`. */
  numbers?: readonly string[];
  flags?: readonly string[];
  /** What the path says without a parameter. */
  fixed?: Readonly<Record<string, string>>;
  /** Status of success, 200 when not given. */
  status?: number;
  /** A GET that changes something: refused for other sites and for navigation. */
  changesByGet?: true;
  /** Takes multipart/form-data besides JSON. */
  takesForm?: true;
  answer?: RestAnswer;
}

/** Shown in the file of a router. */
interface CallSpec {
  kind: "query" | "mutation";
  /** Anybody, or logged-in players and their API tokens only. */
  who: "anybody" | "player";
  /** The least role that may make it; everybody below is refused with FORBIDDEN. */
  role?: CallRole;
  limit: CallLimit;
  /** What an API token needs for it, where its limit does not say. */
  scope?: TokenScope;
  /** Null for a call of tRPC alone. */
  rest: RestRoute | null;
  /** Null for a call that takes nothing. */
  input: z.ZodType | null;
  output: z.ZodType;
  /**
   * An input that does what the call is for, for any player with a base, wherever and whenever: every
   * test of all calls makes it by this. One that needs more to be there has none.
   */
  example?: unknown;
  /** Who makes it, where no screen does. */
  noScreen?: string;
  /** What it does, in a sentence; and more to know, in sentences. */
  text: string;
  more?: string;
  /** Refusals of its own, besides those that any call may meet. */
  refusals?: readonly OwnRefusal[];
  /** Takes no API token: what lists, ends or makes credentials is for a session. */
  sessionOnly?: true;
  /** Begins or ends a session: its answer carries cookies, so it cannot be one of a stream. */
  setsCookies?: true;
  /** Looks at no key: the same call again changes nothing more. */
  keyless?: true;
  /**
   * Whose answers to a query that anybody may make are kept for a second: everybody's, or only those of
   * callers without a session, where a player's own answer is another one.
   */
  kept?: "everybody" | "strangers";
}

/** One call with its name, such as `puc.capture`. */
export interface Call extends CallSpec {
  name: string;
}

/** What a call's input is before it is parsed; a call that takes nothing has no example. */
type ExampleOf<Spec extends CallSpec> = Spec["input"] extends z.ZodType
  ? z.input<Spec["input"]>
  : undefined;

type WithExamples<Specs extends Readonly<Record<string, CallSpec>>> = {
  readonly [Key in keyof Specs]: { readonly example?: ExampleOf<Specs[Key]> };
};

type Named<Specs> = { readonly [Key in keyof Specs]: Specs[Key] & { readonly name: string } };

/** The calls of a router, each with its name. */
export function defineCalls<const Specs extends Readonly<Record<string, CallSpec>>>(
  router: string,
  specs: Specs & WithExamples<Specs>,
): Named<Specs> {
  const named = Object.entries(specs).map(([key, spec]) => [
    key,
    { ...spec, name: `${router}.${key}` },
  ]);
  return Object.fromEntries(named);
}
