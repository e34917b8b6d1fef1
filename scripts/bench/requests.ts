/** The requests of the bench, as the web client sends them. */
import type { BenchPlayer, PreparedRequest } from "./messages.ts";

const HOST = "127.0.0.1";
const ORIGIN = `http://${HOST}`;
const SIZE = 50;

function headersOf({ sid }: BenchPlayer, json: boolean): Record<string, string> {
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

/** Where a player walks to and fro. */
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

export const lookByTrpc = (player: BenchPlayer): PreparedRequest[] => {
  const input = encodeURIComponent(JSON.stringify({ 0: { x: player.x, y: player.y } }));
  return [
    {
      method: "GET",
      path: `/trpc/fields.field?batch=1&input=${input}`,
      headers: headersOf(player, false),
      body: "",
      keyed: false,
    },
  ];
};

export const hello = (): PreparedRequest[] => [
  { method: "GET", path: "/", headers: { Host: HOST }, body: "", keyed: false },
];
