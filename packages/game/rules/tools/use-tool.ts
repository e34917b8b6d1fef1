/** Tool use, the rule behind `PATCH /api/user/tools` (spec §5, §7, rules §14). */
import { addCount } from "../../by-id.ts";
import type { ToolId } from "../../catalogue/tools.ts";
import { NO_AMOUNTS } from "../../resource.ts";
import type { Env, Result } from "../../result.ts";
import { write } from "../../writes.ts";
import { TOOLS } from "./all-tools.ts";
import type { RelativePosition } from "./locator-result.ts";
import type { Tool, ToolInput, ToolState } from "./tool.ts";

export interface UseToolInput extends ToolInput {
  tool: ToolId;
}

type AnyUse = {
  [Id in ToolId]: (typeof TOOLS)[Id] extends { use: (...args: never) => infer Use } ? Use : never;
}[ToolId];

export type UseToolOutcome = Extract<AnyUse, { ok: true }>["outcome"];

/** Tools that find a place. */
export type LocatorId = Extract<UseToolOutcome, RelativePosition>["tool"];

export type UseToolRefusal =
  | "TOOL_NOT_USABLE"
  | "BAD_INPUT"
  | "NOT_ENOUGH_TOOLS"
  | Extract<AnyUse, { ok: false }>["code"];

/** The state of the world and the player before the use. */
export type UseToolState = Omit<ToolState, "consumed">;

/** How many of a consumable one use takes; null if that does not match the requested total. */
function consumedBy({ cost = () => 1 }: Tool, held: number, input: ToolInput): number | null {
  const { count } = input;
  const difference = held - count;
  const consumed = cost(input, difference);
  const isWhole = Number.isSafeInteger(count) && count >= 0 && Number.isSafeInteger(consumed);
  return isWhole && consumed >= 1 && difference === consumed ? consumed : null;
}

/**
 * Uses a tool at the player's cell. The new total must be lower by exactly the cost of the use: `n`
 * mines, one of any other consumable, none of a kept tool. Refuses with `TOOL_NOT_USABLE` (a
 * tool without an action), `BAD_INPUT` (a kept tool with a total other than its level),
 * `NOT_ENOUGH_TOOLS` (too few held, or any other total; includes the number held) and with the
 * refusals of the tool's own rule.
 */
export function applyTool(
  state: UseToolState,
  input: UseToolInput,
  env: Env,
): Result<UseToolOutcome, UseToolRefusal> {
  const tool = TOOLS[input.tool];
  const held = state.player.tools[tool.id];
  const isKept = tool.pack === null;
  if (!("use" in tool)) return { ok: false, code: "TOOL_NOT_USABLE" };
  // For a kept tool the total must be its level.
  if (isKept && input.count !== held) return { ok: false, code: "BAD_INPUT" };
  const consumed = isKept ? 0 : consumedBy(tool, held, input);
  if (consumed === null) return { ok: false, code: "NOT_ENOUGH_TOOLS", left: held };

  const tools = isKept ? {} : { tools: addCount(state.player.tools, tool.id, -consumed) };
  const player = { ...state.player, ...tools };
  const effect = tool.use({ consumed, ...state, player }, input, env);
  if (!effect.ok) return effect;
  const { id } = player;
  const { outcome, detail, set, changes = [] } = effect;
  const line = { playerId: id, kind: "tool", ...NO_AMOUNTS } as const;
  return {
    ok: true,
    changes: [
      write("player", { id, set: { ...tools, ...set } }),
      ...(detail === null
        ? []
        : [write("ledger", { ...line, detail: { tool: tool.id, ...detail } })]),
      ...changes,
    ],
    outcome,
  };
}
