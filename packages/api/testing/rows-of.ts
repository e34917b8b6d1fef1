import { rowsOf as rowsIn } from "@emberlode/db/testing";
import type { TestGame } from "./game.ts";

/** Everything of a player that a refused call must leave as it was. */
export const rowsOf = (game: TestGame, id: number) => rowsIn(game.pool, id);
