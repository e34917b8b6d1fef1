/** Passes time while players stay active, or while they are away. */
import { DAY, HOUR } from "@emberlode/game";
import { type Browser, keepCookie, PASSWORD, type Player, type TestGame } from "./game.ts";

/** Starts a new session for a player whose last one has expired. */
export async function renewSession(player: Player): Promise<void> {
  await player.call.user.login({ username: player.username, password: PASSWORD });
  keepCookie(player);
}

/** Passes time while these players stay active, so their sessions do not expire. */
export async function stayFor(game: TestGame, ms: number, ...browsers: Browser[]): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR / 2) {
    game.clock.pass(Math.min(left, HOUR / 2));
    for (const { call } of browsers) await call.user.session();
  }
}

/** Moves on to the next day: creates its seeds and logs these players in again. */
export async function nextDay(game: TestGame, ...players: Player[]): Promise<void> {
  game.clock.pass(DAY);
  await game.services.fair.prepare();
  for (const player of players) await renewSession(player);
}
