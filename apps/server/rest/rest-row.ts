/** One REST call of the wire contract, a view of one procedure. */
import { GameError } from "@emberlode/api";
import type { z } from "zod";

/** The parts of a request that an input is made from. */
export interface RestInput {
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

/** An answer that REST tells in another form than its procedure. */
export interface RestAnswer {
  schema: z.ZodType;
  from(answer: unknown): unknown;
}

/** @param from what the procedure answers, @param to what REST answers */
export function answeredAs<From extends z.ZodType, To extends z.ZodType>(
  from: From,
  to: To,
  change: (answer: z.output<From>) => z.output<To>,
): RestAnswer {
  return { schema: to, from: (answer) => change(from.parse(answer)) };
}

export interface RestRow {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` for parameters. */
  path: string;
  procedure: string;
  /** Input of the procedure; without it the procedure has none. */
  toInput?(input: RestInput): unknown;
  /** How the answer is told; without it as the procedure tells it. */
  answer?: RestAnswer;
  /** Status of success, 200 when not given. */
  status?: number;
  /** A GET that changes something: refused for other sites and for navigation. */
  changesByGet?: true;
  /** Takes multipart/form-data besides JSON. */
  takesForm?: true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The body as the input. */
export const body = (input: RestInput) => input.body;
/** The same where no body at all is fine. */
export const bodyOrNothing = (input: RestInput) => input.body ?? {};

/** Digits become a number; anything else stays as it is for the schema to refuse. */
function numeric(value: unknown): unknown {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** `x` and `y` of the query. */
export const coordinates = ({ query }: RestInput) => ({
  ...query,
  x: numeric(query.x),
  y: numeric(query.y),
});

/**
 * The query as the input, some names of it numbers. A name without a value is as good as none:
 * `?type=` asks for no type.
 */
export const queryWith =
  (...numbers: string[]) =>
  ({ query }: RestInput) =>
    Object.fromEntries(
      Object.entries(query)
        .filter(([, value]) => value !== "")
        .map(([name, value]) => [name, numbers.includes(name) ? numeric(value) : value]),
    );

/** The body with the parameters of the path in it, which it may repeat but not gainsay. */
export const paramsAndBody = ({ params: path, body: sent }: RestInput): unknown => {
  if (!isRecord(sent)) return sent;
  for (const [name, value] of Object.entries(path)) {
    if (name in sent && sent[name] !== value) throw new GameError("BAD_INPUT");
  }
  return { ...sent, ...path };
};

/** The parameters of the path as the input. A body has nothing to add to them. */
export const params = (input: RestInput) => paramsAndBody({ ...input, body: bodyOrNothing(input) });

/** A call that takes nothing refuses what is sent with it, as every other call does: BAD_INPUT. */
export function refuseBody(sent: unknown): void {
  if (sent === undefined || sent === null) return;
  if (!isRecord(sent) || Object.keys(sent).length > 0) throw new GameError("BAD_INPUT");
}
