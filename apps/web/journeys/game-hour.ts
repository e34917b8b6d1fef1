import type { Page } from "playwright-core";
import { discardAfterTest } from "./page-pool.ts";

/** Shows a page the game at this hour (UTC): shifts every time that the server sends. */
export async function setHour(page: Page, hour: number): Promise<void> {
  const target = new Date();
  target.setUTCHours(hour, 20);
  const shiftMs = target.getTime() - Date.now();
  const shiftTimes = (text: string) =>
    text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
      new Date(Date.parse(time) + shiftMs).toISOString(),
    );
  await page.route("**/trpc/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: shiftTimes(await response.text()) });
  });
  // Status changes arrive by the socket, with the time.
  discardAfterTest(page);
  await page.routeWebSocket("**/socket.io/**", (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(typeof message === "string" ? shiftTimes(message) : message),
    );
  });
}
