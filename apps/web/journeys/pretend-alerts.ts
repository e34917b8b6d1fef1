/** Alerts as if the server had sent them. */
import type { Alert } from "@emberlode/contract";
import type { Page } from "playwright-core";

/** An attack that leads into the game, or what is said of it otherwise. */
export function makeAlert(id: string, set: Partial<Alert> = {}): Alert {
  return {
    _id: id,
    id,
    type: "attack",
    title: `Attack ${id}`,
    content: "Ulla attacked with 40 Pikemen and took 300 metal and 120 energy.",
    link: "/game",
    read: false,
    opened: false,
    date: new Date().toISOString(),
    ...set,
  };
}

/** Answers how to send the page an alert as if the server did, and takes its marks in the server's place. */
export async function pretendAlerts(page: Page): Promise<(alert: Alert) => Promise<void>> {
  // A connection counts only when the server has let the player in, which may take a while.
  let letIn = (_send: (text: string) => void) => {};
  const sender = new Promise<(text: string) => void>((resolve) => {
    letIn = resolve;
  });
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (String(message).startsWith("40")) letIn((text) => socket.send(text));
    });
  });
  await page.route("**/trpc/alerts.update", (route) =>
    route.fulfill({ json: { result: { data: { alert: route.request().postDataJSON() } } } }),
  );
  return async (alert) => (await sender)(`42${JSON.stringify(["alert", alert])}`);
}
