/** A player who lives in the game over real HTTP, through the client that scripts and bots use. */
import { type Client, createClient } from "@emberlode/client";
import { cellAt, distance, GRID_SIZE, isEmptyField, type Position, wrap } from "@emberlode/game";
import { give } from "./give.ts";
import type { TestApp } from "./test-app.ts";

const CELLS = GRID_SIZE * GRID_SIZE;
const PASSWORD = "correct horse battery";

/** Steps from one coordinate to another by the short way, negative for down. */
function shortWay(from: number, to: number): number {
  const ahead = (to - from + GRID_SIZE) % GRID_SIZE;
  return ahead > GRID_SIZE / 2 ? ahead - GRID_SIZE : ahead;
}

const towards = (from: number, to: number): number => wrap(from + Math.sign(shortWay(from, to)));

type Cell = ReturnType<TestApp["services"]["world"]["at"]>;

export interface Traveller {
  client: Client;
  id: string;
  username: string;
  /** Begins a new session: the last one ends an hour after it was used. */
  logIn(): Promise<void>;
  status(): Promise<Awaited<ReturnType<Client["user"]["session"]["query"]>>["user"]["status"]>;
  /** Walks step by step and answers the field of arrival. */
  walkTo(cell: Position): Promise<Awaited<ReturnType<Client["fields"]["move"]["mutate"]>>>;
  /** Walks to the nearest cell of a kind; the test knows the map that a player would explore. */
  walkToNearest(isIt: (cell: Cell) => boolean): Promise<Cell>;
  /** Resources that days of digging would bring. */
  earn(metal: number, energy: number): Promise<void>;
}

/** Registers somebody at a server that listens on `url`. */
export async function newTraveller(
  app: TestApp,
  url: string,
  username: string,
): Promise<Traveller> {
  const client = createClient({ url });
  const email = `${username.toLowerCase()}@example.org`;
  const { user } = await client.user.register.mutate({ username, email, password: PASSWORD });
  const status = async () => (await client.user.session.query()).user.status;

  async function walkTo(cell: Position) {
    let { x, y }: Position = await status();
    for (let steps = 0; steps < GRID_SIZE; steps++) {
      const field = await client.fields.move.mutate({
        x: towards(x, cell.x),
        y: towards(y, cell.y),
      });
      ({ x, y } = field);
      if (x === cell.x && y === cell.y) return field;
    }
    throw new Error(`${username} never reached ${cell.x},${cell.y}.`);
  }

  return {
    client,
    id: user._id,
    username,
    status,
    walkTo,
    async logIn() {
      await client.user.login.mutate({ username, password: PASSWORD });
    },
    async walkToNearest(isIt) {
      const here = await status();
      const cells = Array.from({ length: CELLS }, (_, index) =>
        app.services.world.at(cellAt(index)),
      );
      const [nearest] = cells.filter(isIt).sort((a, b) => distance(here, a) - distance(here, b));
      if (nearest === undefined) throw new Error("The world has no such cell.");
      await walkTo(nearest);
      return nearest;
    },
    earn: (metal, energy) => give(app, { id: Number(user._id) }, metal, energy),
  };
}

/** Whether a mirage can stand on a cell. */
export const isEmpty = ({ x, y, type, baseOwner }: Cell): boolean =>
  isEmptyField({ x, y, type, ownerId: baseOwner });
