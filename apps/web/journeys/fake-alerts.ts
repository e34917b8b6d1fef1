/** Alerts as if the server had sent them. */
import type { Alert, AlertsInput, ReadAlertsInput, UpdateAlertInput } from "@emberlode/contract";
import type { Page, Route } from "playwright-core";
import { discardAfterTest } from "./page-pool.ts";

/** An alert about an attack that links into the game, with overrides. */
export function makeAlert(id: string, set: Partial<Alert> = {}): Alert {
  return {
    _id: id,
    id,
    type: "attack",
    title: `Attack ${id}`,
    content: "Ulla attacked with 40 Pikemen and took 300 metal and 120 energy.",
    link: "/game",
    kind: "defense",
    danger: false,
    at: null,
    player: null,
    read: false,
    opened: false,
    date: new Date().toISOString(),
    ...set,
  };
}

/**
 * Answers the page's queries of the inbox in place of the server, also within batches: the real,
 * empty inbox would remove the fake alerts.
 */
async function answerLists(
  page: Page,
  list: (input?: Partial<AlertsInput>) => unknown,
): Promise<void> {
  await page.route(/\/trpc\/[^?]*\balerts\.list\b/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const names = pathname.replace(/^.*\//, "").split(",");
    const inputs = JSON.parse(searchParams.get("input") ?? "{}") as Record<
      number,
      Partial<AlertsInput>
    >;
    const response = await route.fetch();
    const answers: unknown = await response.json();
    // If the whole batch is rate-limited, the page requests it again.
    const json = Array.isArray(answers)
      ? answers.map((answer: object, i) =>
          names[i] === "alerts.list" && "result" in answer
            ? { result: { data: list(inputs[i]) } }
            : answer,
        )
      : answers;
    await route.fulfill({ response, json });
  });
}

export interface FakeAlerts {
  /** Sends the page an alert as the server would. */
  send: (alert: Alert) => Promise<void>;
  /** The page's calls that marked all alerts as read. */
  marks: ReadAlertsInput[];
}

/** A fake inbox with these alerts, newest first, which accepts the page's marks. */
export async function fakeAlerts(page: Page, initial: Alert[] = []): Promise<FakeAlerts> {
  let inbox = initial;
  const marks: ReadAlertsInput[] = [];
  const unread = () => inbox.filter(({ read }) => !read).length;
  const answer = (route: Route, data: unknown) => route.fulfill({ json: { result: { data } } });
  await answerLists(page, ({ before = Number.POSITIVE_INFINITY, limit = 50, only } = {}) => {
    const listed = inbox.filter(({ danger, read }) => only === undefined || (danger && !read));
    return {
      alerts: listed.filter(({ id }) => Number(id) < Number(before)).slice(0, limit),
      unread: listed.filter(({ read }) => !read).length,
    };
  });
  await page.route("**/trpc/alerts.update", (route) => {
    const { id, read, opened } = route.request().postDataJSON() as UpdateAlertInput;
    inbox = inbox.map((alert) =>
      alert.id === id
        ? { ...alert, read: read ?? alert.read, opened: opened ?? alert.opened }
        : alert,
    );
    return answer(route, { alert: inbox.find((alert) => alert.id === id) });
  });
  await page.route("**/trpc/alerts.readAll", (route) => {
    marks.push(route.request().postDataJSON());
    inbox = inbox.map((alert) => ({ ...alert, read: true }));
    return answer(route, { unread: unread() });
  });
  // A connection counts once the server has accepted the player, which may take a while.
  let resolveSender = (_sendText: (text: string) => void) => {};
  const sender = new Promise<(text: string) => void>((resolve) => {
    resolveSender = resolve;
  });
  discardAfterTest(page);
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (String(message).startsWith("40")) resolveSender((text) => socket.send(text));
    });
  });
  const send = async (alert: Alert) => {
    const sendText = await sender;
    inbox = [alert, ...inbox.filter(({ id }) => id !== alert.id)];
    sendText(`42${JSON.stringify(["alert", alert])}`);
  };
  return { send, marks };
}
