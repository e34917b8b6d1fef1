/** One REST call of the wire contract, a view of one procedure. */

/** The parts of a request that an input is made from. */
export interface RestInput {
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

export interface RestRow {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with `:name` for parameters. */
  path: string;
  procedure: string;
  /** Input of the procedure; without it the procedure has none. */
  toInput?(input: RestInput): unknown;
  /** Body of the answer; without it the procedure's own answer. */
  toBody?(result: unknown): unknown;
  /** Status of success, 200 when not given. */
  status?: number;
  /** A GET that changes something: refused for other sites and for navigation. */
  changesByGet?: true;
  /** Takes multipart/form-data besides JSON. */
  takesForm?: true;
}

/** The body as the input. */
export const body = (input: RestInput) => input.body;
/** The same where no body at all is fine. */
export const bodyOrNothing = (input: RestInput) => input.body ?? {};

/** Digits become a number; anything else stays as it is for the schema to refuse. */
export function numeric(value: unknown): unknown {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** `x` and `y` of the query. */
export const coordinates = ({ query }: RestInput) => ({
  ...query,
  x: numeric(query.x),
  y: numeric(query.y),
});

/** The parameters of the path as the input. */
export const params = (input: RestInput) => input.params;

/** The body with the parameters of the path in it. */
export const paramsAndBody = ({ params: path, body: sent }: RestInput): unknown =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent) ? { ...sent, ...path } : sent;
