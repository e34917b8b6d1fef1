import { DAY, step } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/land.ts";
import { renewSession } from "../../testing/log-in-again.ts";
import { emptySpot, hold } from "../../testing/tool-ground.ts";
import { useGame } from "../../testing/use-game.ts";
import { cleanUp } from "../../world/jobs/janitor.ts";

const game = useGame();
let names = 0;

type Player = Browser & { id: number; name: string };
let ann: Player;
let ben: Player;

async function makePlayer(): Promise<Player> {
  const name = `Partner${names++}`;
  const made = Object.assign(await game.player(name), { name });
  await setPlayer(game, made.id, "shield_until = 0");
  return made;
}

beforeEach(async () => {
  ann = await makePlayer();
  ben = await makePlayer();
  await ann.call.naps.ask({ username: ben.name });
  await ben.call.naps.change({ id: String(ann.id), state: "active" });
});

/** One of the two ends the NAP; time passes until a moment before or after its end. */
async function passNotice(by: Player, of: Player, ms: number): Promise<void> {
  await by.call.naps.end({ id: String(of.id) });
  game.clock.pass(ms);
  await game.services.fair.prepare();
  await cleanUp(game.services);
  for (const who of [ann, ben]) await renewSession(who, who.name);
}

test("partners cannot attack each other until the notice of 24 hours is over", async () => {
  await setPlayer(game, ann.id, "attack_units[1] = 10");
  const field = baseOf(game, ben.id);
  await putPlayer(game, ann.id, field);
  const attack = () => ann.call.battles.attack({ enemy: String(ben.id), field });
  expect(await refusal(attack())).toEqual(refusedWith("NAP_PARTNER"));
  await passNotice(ann, ben, DAY - 1);
  expect(await refusal(attack())).toEqual(refusedWith("NAP_PARTNER"));
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(await attack()).toMatchObject({ report: { winner: "attacker" } });
});

test("partners do not set off each other's mines until the notice of 24 hours is over", async () => {
  const spot = emptySpot(game);
  const walkOver = async () => {
    await hold(game, ann.id, { mines: 1 });
    await putPlayer(game, ann.id, spot);
    await ann.call.tools.use({ tool: "mines", count: 0, n: 1 });
    await putPlayer(game, ben.id, step(spot, "w"));
    return ben.call.fields.move(spot);
  };
  expect(await walkOver()).not.toHaveProperty("explosion");
  await passNotice(ben, ann, DAY);
  expect(await walkOver()).toHaveProperty("explosion");
});
