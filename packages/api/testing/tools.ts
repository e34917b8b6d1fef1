/** Tools for players, and places to use them. */
import type { UseToolAnswer, UseToolInput } from "@emberlode/contract";
import {
  cellAt,
  cellsAround,
  gridDistance,
  isBuilt,
  isConsumableTool,
  isEmptyField,
  type Position,
  TOOL_IDS,
  type ToolId,
} from "@emberlode/game";
import type { Browser, TestGame } from "./game.ts";
import { setPlayer } from "./give.ts";

/** Sets the counts of these tools; the research of a kept tool is set to its level. */
export async function setTools(
  game: TestGame,
  id: number,
  counts: Partial<Record<ToolId, number>>,
): Promise<void> {
  const set = TOOL_IDS.flatMap((tool, index) => {
    const count = counts[tool];
    if (count === undefined) return [];
    const place = `[${index + 1}]`;
    const research = isConsumableTool(tool) ? [] : [`researches${place} = ${count}`];
    return [`tools${place} = ${count}`, ...research];
  });
  await setPlayer(game, id, set.join(", "));
}

/** How many of a tool a player holds. */
export async function toolCount(game: TestGame, id: number, tool: ToolId): Promise<number> {
  const player = await game.services.actions.read(id);
  return player?.tools[tool] ?? -1;
}

/** An empty field far from the mines of other tests, with no building or base next to it. */
export function emptySpot({ services }: Pick<TestGame, "services">): Position {
  const { world } = services;
  const mined = world.cells().filter(({ mines }) => mines.length > 0);
  for (let index = 0; index < 2500; index++) {
    const cell = world.at(cellAt(index));
    const isClear =
      isEmptyField(cell) && !cellsAround(cell).some((near) => isBuilt(world.at(near)));
    if (isClear && mined.every((one) => gridDistance(one, cell) > 5))
      return { x: cell.x, y: cell.y };
  }
  throw new Error("There is no empty spot left.");
}

/** Makes a NAP between two players. */
export async function allyWith(game: TestGame, one: number, other: number): Promise<void> {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  await game.pool.query(
    `insert into naps (low, high, asked_by, state, changed_at)
    values ($1::int, $2::int, $1::int, 'active', 0)`,
    [low, high],
  );
  await setPlayer(game, one, `nap_partners = nap_partners || ${other}`);
  await setPlayer(game, other, `nap_partners = nap_partners || ${one}`);
}

interface MineLog {
  metal: number;
  energy: number;
  detail: unknown;
}

/** The lines that mines wrote into a player's log, oldest first. */
export async function mineLogs(game: TestGame, id: number): Promise<MineLog[]> {
  const rows = await game.pool.query<Omit<MineLog, "detail"> & { detail: string }>(
    `select d_metal::int as metal, d_energy::int as energy, detail::text as detail
    from ledger where player_id = $1::int and kind = 'mine' order by id`,
    [id],
  );
  return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
}

type Answer<T extends UseToolAnswer["tool"]> = Extract<UseToolAnswer, { tool: T }>;

const isOf = <T extends UseToolAnswer["tool"]>(
  answer: UseToolAnswer,
  tool: T,
): answer is Answer<T> => answer.tool === tool;

/** Uses a tool and returns its typed answer. */
export async function useTool<T extends UseToolAnswer["tool"]>(
  { call }: Pick<Browser, "call">,
  input: UseToolInput & { tool: T },
): Promise<Answer<T>> {
  const answer = await call.tools.use(input);
  if (!isOf(answer, input.tool)) throw new Error(`${input.tool} got the answer of another tool.`);
  return answer;
}
