/**
 * A first bot: registers, looks around, walks to the nearest ore it can see, and digs.
 *   npx tsx scripts/walk-and-dig.ts [address of the game]
 */
import { ClientError, createClient } from "@emberlode/client";
import { GRID_SIZE as SIZE } from "@emberlode/game";

type Ore = "metal" | "energy";

interface Target {
  x: number;
  y: number;
  type: Ore;
}

/** Letters of the explored map that mean ore. */
const ORE_LETTERS: Readonly<Record<string, Ore>> = { m: "metal", e: "energy" };

/** Signed steps from one coordinate to another, the short way around the map. */
function shortWay(from: number, to: number): number {
  const ahead = (to - from + SIZE) % SIZE;
  return ahead > SIZE / 2 ? ahead - SIZE : ahead;
}

function stepToward(from: number, to: number): number {
  const next = from + Math.sign(shortWay(from, to));
  return ((next - 1 + SIZE) % SIZE) + 1;
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.max(Math.abs(shortWay(a.x, b.x)), Math.abs(shortWay(a.y, b.y)));
}

function nearestOre(rows: readonly string[], here: { x: number; y: number }): Target | null {
  let best: Target | null = null;
  for (const [rowIndex, row] of rows.entries()) {
    for (const [column, letter] of Array.from(row).entries()) {
      const type = ORE_LETTERS[letter];
      if (!type) continue;
      const target = { x: column + 1, y: rowIndex + 1, type };
      if (!best || distance(here, target) < distance(here, best)) best = target;
    }
  }
  return best;
}

async function walkAndDig(url: string): Promise<void> {
  const client = createClient({ url });
  const name = `Bot${Date.now().toString(36)}`;
  const { user } = await client.user.register.mutate({
    username: name,
    email: `${name}@bots.invalid`,
    password: crypto.randomUUID(),
  });
  let { x, y } = user.status;
  console.log(`${name} stands at ${x}|${y} with ${user.status.metal} metal.`);

  let ore: Target | null = null;
  for (let step = 0; step < SIZE; step += 1) {
    const { rows } = await client.fields.view.query();
    ore = nearestOre(rows, { x, y });
    if (ore && distance({ x, y }, ore) === 0) break;
    // Nothing in sight: go east and look again.
    const goal = ore ?? { x: (x % SIZE) + 1, y };
    const field = await client.fields.move.mutate({
      x: stepToward(x, goal.x),
      y: stepToward(y, goal.y),
    });
    ({ x, y } = field);
    console.log(`  to ${x}|${y}`);
  }
  if (!ore) {
    console.log("No ore in sight after a walk around the world.");
    return;
  }
  const answer = await client.user.gather.mutate({ type: ore.type, field: { x, y } });
  console.log(
    `Dug ${answer.gathered} ${ore.type}: now ${answer.metal} metal and ${answer.energy} energy.`,
  );
}

try {
  await walkAndDig(process.argv[2] ?? process.env.PUBLIC_URL ?? "http://127.0.0.1:3000");
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
