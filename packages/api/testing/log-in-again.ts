/** Time that passes while players stay, or while they are away. */
import { DAY, HOUR } from "@emberlode/game";
import { type Browser, keepCookie, PASSWORD, type Player, type TestGame } from "./game.ts";

/** A session of today, for a player whose clock was set to another day. */
export async function renewSession(player: Player): Promise<void> {
  await player.call.user.login({ username: player.username, password: PASSWORD });
  keepCookie(player);
}

/** Lets time pass while these players stay active, so that their sessions do not expire. */
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
