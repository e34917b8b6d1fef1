import { expect, it } from "vitest";
import { payloadOf } from "./game-page.ts";
import { readyForWar } from "./outfit.ts";
import { PHONE, type Seat, takeSeat } from "./player-browser.ts";
import { takeSettledSeat } from "./seats.ts";
import { expectSound } from "./soundness.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

/** Four Walls of what a new player has; answers the status of the call. */
function buyWalls({ page }: Seat): Promise<number> {
  return page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ type: "defense", index: 0, unit: 4 });
    return (await fetch("/api/user/units", { method: "PATCH", headers, body })).status;
  });
}

/** The report as whoever opens its address sees it, on a page without fault. */
async function expectReport(seat: Seat, attacker: string, defender: string): Promise<void> {
  const { page } = seat;
  const title = `Attack by ${attacker} on the base of ${defender}`;
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("Replayed here: the same outcome").waitFor();
  expect(await page.title()).toBe(`${title} · Emberlode`);
  const army = page.getByRole("table", { name: `Army of ${attacker}` });
  expect(await army.getByRole("row", { name: /^Pikeman 9 / }).count()).toBe(1);
  const walls = page.getByRole("table", { name: `Defense of ${defender}` });
  expect(await walls.getByRole("row", { name: /^Wall 4 / }).count()).toBe(1);
  const rounds = page
    .getByRole("table", { name: "Course" })
    .getByRole("row", { name: /^Round \d/ });
  expect(await rounds.count()).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await expectSound(seat);
}

it("tells a victim of an attack while it happens, and shows everybody its report", async () => {
  const victim = await takeSettledSeat(browser, server);
  const raider = await takeSettledSeat(browser, server);
  expect(await buyWalls(victim)).toBe(200);
  const [target, attacker] = [await payloadOf(victim.page), await payloadOf(raider.page)];
  await readyForWar(server, attacker._id, target._id);
  const status = await raider.page.evaluate(
    async (order) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(order);
      return (await fetch("/api/user/attack", { method: "POST", headers, body })).status;
    },
    { enemy: target._id, field: target.base },
  );
  expect(status).toBe(200);
  await victim.page.getByRole("status").filter({ hasText: attacker.username }).waitFor();
  await victim.page.getByRole("button", { name: "Alerts, 1 unread" }).click();
  const inbox = victim.page.getByRole("dialog", { name: "Alerts" });
  await inbox.getByRole("button").filter({ hasText: attacker.username }).click();
  await victim.page.waitForURL("**/battles/*");
  await expectReport(victim, attacker.username, target.username);

  const visitor = await takeSeat(browser, server.url, PHONE);
  await visitor.page.goto(new URL(victim.page.url()).pathname);
  await expectReport(visitor, attacker.username, target.username);
});

it("says that an address leads to no battle, and how to go on", async () => {
  const { page, context } = await takeSeat(browser, server.url, PHONE);
  await page.goto("/battles/AAAAAAAAAAAAAAAA");
  await page.getByRole("heading", { level: 1, name: "No such battle" }).waitFor();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/game");
});
