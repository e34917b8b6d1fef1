/** Concurrent raids by several accounts on one base (rules §11, §12). The rules: `loot.test.ts`. */
import { give, setPlayer } from "@emberlode/api/testing";
import { utcDay } from "@emberlode/game";
import { expect, test } from "vitest";
import { putAt } from "../testing/holdings.ts";
import { register } from "../testing/players.ts";
import { createTestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();

test("concurrent raids on two processes take three tenths in total", async () => {
  const victim = await register(app);
  await setPlayer(app, victim.id, "shield_until = 0");
  await give(app, victim.id, 999_000, 0);
  const { base: field } = victim.payload.user;
  const today = `counter_day = ${utcDay(app.services.clock.now())}, dug_metal = 10000000`;
  const second = await createTestApp({ beside: app });
  const raiders = await Promise.all(Array.from({ length: 5 }, () => register(app)));
  for (const raider of raiders) {
    await setPlayer(app, raider.id, `attack_units[1] = 10, shield_until = 0, ${today}`);
    await putAt(app, raider, field);
  }
  const body = { enemy: String(victim.id), field };
  const answers = await Promise.all(
    raiders.map(({ sid }, at) =>
      (at % 2 ? second : app).send({ method: "POST", url: "/api/user/attack", sid, body }),
    ),
  );
  await second.close();
  const loots = answers.map((answer) => answer.json().amount);
  // 0.3 x 1,001,000 = 300,300.
  expect(loots.sort((a, b) => b - a)).toEqual([99_900, 89_910, 80_919, 29_571, 0]);
});
