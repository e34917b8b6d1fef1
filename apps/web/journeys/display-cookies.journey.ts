import { expect, it } from "vitest";
import { payloadOf } from "./game-page.ts";
import { takeGuestSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

it("leads to the log-in page with the first step after the user cookie is gone", async () => {
  const { page, context, complaints } = await takeGuestSeat(browser, server.url);
  await page.waitForLoadState("networkidle");
  const before = (await payloadOf(page)).status;
  const moves: string[] = [];
  page.on("request", (request) => moves.push(request.url()));
  await context.clearCookies({ name: "user" });
  await page.keyboard.press("d");
  await page.waitForURL("**/login");
  await page.getByText("This browser no longer says who you are.").waitFor();
  expect(await page.getByRole("button", { name: "Logout" }).count()).toBe(0);
  expect(moves.filter((url) => url.includes("fields.move"))).toEqual([]);
  const { x, y } = (await payloadOf(page)).status;
  expect({ x, y }).toEqual({ x: before.x, y: before.y });
  expect(complaints).toEqual([]);
  await context.close();
});

it("shows date box and account menu by the loggedIn cookie, without a reload", async () => {
  const { page, context } = await takeGuestSeat(browser, server.url);
  await context.clearCookies({ name: "loggedIn" });
  await page.getByRole("button", { name: "Logout" }).waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/game");
  await context.addCookies([{ name: "loggedIn", value: "1", url: server.url }]);
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await context.close();
});

it("ends a guest's logout, after its question, with the toast that everybody gets", async () => {
  const { page, context, complaints } = await takeGuestSeat(browser, server.url);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Log out and give it up" }).click();
  await page.waitForURL("**/login");
  await page.getByText("Logout Complete").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
