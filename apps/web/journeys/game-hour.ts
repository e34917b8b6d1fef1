import type { Page } from "playwright-core";

/** Shows a page the game at an hour: every time in the server's answers is moved there. */
export async function setHour(page: Page, hour: number): Promise<void> {
  const moved = new Date();
  moved.setUTCHours(hour, 20);
  const by = moved.getTime() - Date.now();
  await page.route("**/trpc/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
      new Date(Date.parse(time) + by).toISOString(),
    );
    await route.fulfill({ response, body });
  });
}
