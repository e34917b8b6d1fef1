/** The benchmark's requests, as the web client sends them. */
import type { BenchPlayer, PreparedRequest } from "./messages.ts";

const HOST = "127.0.0.1";
const ORIGIN = `http://${HOST}`;
const SIZE = 50;

function headersOf({ sid }: Pick<BenchPlayer, "sid">, json: boolean): Record<string, string> {
  return {
    Host: HOST,
    Cookie: `sid=${sid}`,
    Origin: ORIGIN,
    ...(json && { "Content-Type": "application/json" }),
  };
}

function trpcMutation(player: BenchPlayer, path: string, input: unknown): PreparedRequest {
  return {
    method: "POST",
    path: `/trpc/${path}?batch=1`,
    headers: headersOf(player, true),
    body: JSON.stringify({ 0: input }),
    keyed: true,
  };
}

/** The two cells between which a player walks. */
function cellsOf({ x, y }: BenchPlayer) {
  return [
    { x: (x % SIZE) + 1, y },
    { x, y },
  ];
}

export const digByTrpc = (player: BenchPlayer): PreparedRequest[] => {
  const { x, y, type } = player;
  return [trpcMutation(player, "user.gather", { type, field: { x, y } })];
};

/** The dig of `digByTrpc` for the reference's own router. */
export const digByStock = (player: BenchPlayer): PreparedRequest[] => {
  const { x, y, type } = player;
  return [trpcMutation(player, "dig", { type, field: { x, y } })];
};

export const digByRest = (player: BenchPlayer): PreparedRequest[] => {
  const { x, y, type } = player;
  return [
    {
      method: "PATCH",
      path: "/api/user/gather",
      headers: headersOf(player, true),
      body: JSON.stringify({ type, field: { x, y } }),
      keyed: true,
    },
  ];
};

export const moveByTrpc = (player: BenchPlayer): PreparedRequest[] =>
  cellsOf(player).map((cell) => trpcMutation(player, "fields.move", cell));

export const moveByRest = (player: BenchPlayer): PreparedRequest[] =>
  cellsOf(player).map(({ x, y }) => ({
    method: "GET",
    path: `/api/fields/coords?x=${x}&y=${y}`,
    headers: headersOf(player, false),
    body: "",
    keyed: false,
  }));

function trpcQuery(
  player: Pick<BenchPlayer, "sid">,
  path: string,
  input: unknown,
): PreparedRequest {
  return {
    method: "GET",
    path: `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`,
    headers: headersOf(player, false),
    body: "",
    keyed: false,
  };
}

export const lookByTrpc = (player: BenchPlayer): PreparedRequest[] => [
  trpcQuery(player, "fields.field", { x: player.x, y: player.y }),
];

export const buyUnits = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "units.buy", { type: "attack", index: 0, unit: 1 }),
];

export const cave = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "finds.cave", { field: player.at }),
];

export const capture = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "puc.capture", player.at),
];

export const plunder = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "puc.capture", { ...player.at, mode: "plunder" }),
];

export const collect = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "puc.collect", {}),
];

/** Two ways to divide the garrison, in turn. */
export const garrison = (player: BenchPlayer): PreparedRequest[] =>
  [20, 25].map((share) => {
    const shares = (player.factories ?? []).map((id) => ({ id: String(id), share }));
    return trpcMutation(player, "puc.garrison", { shares });
  });

export const factories = (player: BenchPlayer): PreparedRequest[] => [
  trpcQuery(player, "puc.list", undefined),
];

export const attack = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "battles.attack", { enemy: String(player.enemy), field: player.at }),
];

export const note = (player: BenchPlayer): PreparedRequest[] => [
  trpcMutation(player, "logs.note", { content: "a note of the bench" }),
];

export const logsPage =
  (input: { start?: number; type?: string; before?: string } = {}) =>
  (player: BenchPlayer): PreparedRequest[] => [trpcQuery(player, "logs.list", input)];

export const playerPage = (player: BenchPlayer): PreparedRequest[] => [
  trpcQuery(player, "ranks.player", { username: player.username }),
];

export const sessionByRest = (player: BenchPlayer): PreparedRequest[] => [
  {
    method: "GET",
    path: "/api/auth",
    headers: headersOf(player, false),
    body: "",
    keyed: false,
  },
];

export const hello = (): PreparedRequest[] => [
  { method: "GET", path: "/", headers: { Host: HOST }, body: "", keyed: false },
];

/** The overview of the team. */
export const staffOverview = (sid: string): PreparedRequest[] => [
  trpcQuery({ sid }, "admin.overview", undefined),
];

/** A search with results of every kind that has a text. */
export const staffSearch = (sid: string): PreparedRequest[] => [
  trpcQuery({ sid }, "admin.search", { text: "bench" }),
];

/** What a player's page loads, in one request as the client sends it. */
export const staffPlayer = (sid: string, username: string): PreparedRequest[] => {
  const calls = ["get", "ledger", "messages"].map((call) => `adminPlayers.${call}`);
  const input = JSON.stringify(Object.fromEntries(calls.map((_, at) => [at, { username }])));
  return [
    {
      method: "GET",
      path: `/trpc/${calls.join(",")}?batch=1&input=${encodeURIComponent(input)}`,
      headers: headersOf({ sid }, false),
      body: "",
      keyed: false,
    },
  ];
};
