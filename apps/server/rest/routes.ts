/** The REST calls of the wire contract, each a view of one procedure. */

/** The parts of a request that an input is made from. */
interface RestInput {
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
}

const body = (input: RestInput) => input.body;
const bodyOrNothing = (input: RestInput) => input.body ?? {};

/** Digits become a number; anything else stays as it is for the schema to refuse. */
function numeric(value: unknown): unknown {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

const coordinates = ({ query }: RestInput) => ({
  ...query,
  x: numeric(query.x),
  y: numeric(query.y),
});

export const REST_ROWS: readonly RestRow[] = [
  { method: "POST", path: "/api/users", procedure: "user.register", toInput: body, status: 201 },
  {
    method: "POST",
    path: "/api/users/guest",
    procedure: "user.guest",
    toInput: bodyOrNothing,
    status: 201,
  },
  { method: "POST", path: "/api/user/upgrade", procedure: "user.upgrade", toInput: body },
  { method: "POST", path: "/api/auth", procedure: "user.login", toInput: body },
  { method: "GET", path: "/api/auth", procedure: "user.session" },
  { method: "DELETE", path: "/api/auth", procedure: "user.logout" },
  {
    method: "POST",
    path: "/api/auth/forgot-username",
    procedure: "user.forgotUsername",
    toInput: body,
    status: 202,
  },
  {
    method: "POST",
    path: "/api/auth/forgot-password",
    procedure: "user.forgotPassword",
    toInput: body,
    status: 202,
  },
  {
    method: "POST",
    path: "/api/auth/reset-password",
    procedure: "user.resetPassword",
    toInput: body,
  },
  { method: "GET", path: "/api/user/tokens", procedure: "user.tokens" },
  {
    method: "POST",
    path: "/api/user/tokens",
    procedure: "user.createToken",
    toInput: body,
    status: 201,
  },
  { method: "DELETE", path: "/api/user/tokens", procedure: "user.deleteToken", toInput: body },
  {
    method: "GET",
    path: "/api/fields/coords",
    procedure: "fields.move",
    toInput: coordinates,
    changesByGet: true,
  },
  { method: "GET", path: "/api/fields/view", procedure: "fields.view" },
  { method: "GET", path: "/api/users/top", procedure: "user.top" },
  { method: "PATCH", path: "/api/user/gather", procedure: "user.gather", toInput: body },
  { method: "GET", path: "/api/user/puc", procedure: "puc.list" },
  { method: "GET", path: "/api/user/researches", procedure: "researches.list" },
  {
    method: "PATCH",
    path: "/api/user/researches",
    procedure: "researches.raise",
    toInput: body,
  },
  { method: "GET", path: "/api/user/tools", procedure: "tools.list" },
  { method: "PATCH", path: "/api/user/units", procedure: "units.buy", toInput: body },
  { method: "PATCH", path: "/api/user/unit_techs", procedure: "units.buyTech", toInput: body },
];

/** Procedures without a REST call, on purpose. */
export const TRPC_ONLY: readonly string[] = [
  // A look by link is the web client's; the wire contract has no REST call for it.
  "fields.field",
];
