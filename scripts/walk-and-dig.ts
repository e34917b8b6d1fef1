/**
 * A first bot: registers, looks around, walks to the nearest ore it can see, and digs.
 *   npx tsx scripts/walk-and-dig.ts [address of the game]
 */
import { ClientError, createClient } from "@emberlode/client";
import { MAP_LETTERS } from "@emberlode/contract";
import {
  GRID_SIZE,
  gridDistance,
  type Position,
  stepToward,
  wrapCoordinate,
} from "@emberlode/game";

interface Ore extends Position {
  type: "metal" | "energy";
}

/** The nearest ore on the explored map: 50 rows with a letter per cell. */
function nearestOre(rows: readonly string[], here: Position): Ore | null {
  let nearest: Ore | null = null;
  for (const [row, letters] of rows.entries()) {
    for (const [column, letter] of Array.from(letters).entries()) {
      const type = (["metal", "energy"] as const).find((ore) => MAP_LETTERS[ore] === letter);
      if (type === undefined) continue;
      const ore = { x: column + 1, y: row + 1, type };
      if (!nearest || gridDistance(here, ore) < gridDistance(here, nearest)) nearest = ore;
    }
  }
  return nearest;
}

async function walkAndDig(url: string): Promise<void> {
  const client = createClient({ url });
  const name = `Bot${Date.now().toString(36)}`;
  const { user } = await client.user.register.mutate({
    username: name,
    email: `${name}@bots.invalid`,
    password: crypto.randomUUID(),
    isBot: true,
  });
  const { metal, x, y } = user.status;
  let here: Position = { x, y };
  console.log(`${name} starts at ${x}|${y} with ${metal} metal.`);

  for (let step = 0; step < GRID_SIZE; step += 1) {
    const { rows } = await client.fields.view.query();
    const ore = nearestOre(rows, here);
    if (ore && gridDistance(here, ore) === 0) {
      const dug = await client.user.gather.mutate({ type: ore.type, field: here });
      console.log(`Dug ${dug.gathered} ${ore.type}: now ${dug.metal} metal, ${dug.energy} energy.`);
      return;
    }
    // If there is no ore in sight, go east and look again.
    const next = stepToward(here, ore ?? { x: wrapCoordinate(here.x + 1), y: here.y });
    const field = await client.fields.move.mutate(next);
    here = { x: field.x, y: field.y };
    console.log(`  to ${here.x}|${here.y}`);
  }
  console.log(`Found no ore in ${GRID_SIZE} steps.`);
}

try {
  await walkAndDig(process.argv[2] ?? process.env.PUBLIC_URL ?? "http://127.0.0.1:3000");
} catch (error) {
  if (!(error instanceof ClientError)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
