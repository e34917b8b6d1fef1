/** The contents of push notifications, and where a click on one leads. */

import { DEFAULT_LANGUAGE, type Language, languageOf } from "@emberlode/messages/languages";
import type { Messages } from "@emberlode/messages/translator";
import { isRecord } from "../lib/is-record.ts";
import { openPathMessage } from "../lib/open-path.ts";
import { GAME_PATH } from "../lib/paths.ts";

/** An icon of the manifest. */
const ICON = "/icon-192.png";

/** A notification's title and options, as passed to the browser. */
export interface PushNotification {
  title: string;
  options: { body: string; tag: string; icon: string; badge: string; data: { url: string } };
}

/** A path of the game; the game's page for URLs of other origins. */
export function safePath(url: unknown, origin: string): string {
  if (typeof url !== "string" || !url.startsWith("/")) return GAME_PATH;
  if (!URL.canParse(url, origin)) return GAME_PATH;
  const { origin: there, pathname, search, hash } = new URL(url, origin);
  return there === origin ? pathname + search + hash : GAME_PATH;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

type Offline = Pick<Messages["offline"], "push">;
const FILES = import.meta.glob<Offline>("../../../packages/messages/*/offline.json", {
  eager: true,
  import: "default",
});

const offlineIn = (language: Language) =>
  FILES[`../../../packages/messages/${language}/offline.json`];

/** The worker does not know the player's choice of language, only the browser's. */
function generalTitle(): string {
  const messages = offlineIn(languageOf(navigator.language) ?? DEFAULT_LANGUAGE);
  return (messages ?? offlineIn(DEFAULT_LANGUAGE))?.push.title ?? "";
}

/** Parses a message `{ title, body, url, tag }`; a general notice if it is invalid. */
export function parsePushMessage(text: string | undefined, origin: string): PushNotification {
  const message = parse(text ?? "");
  const known = isRecord(message) && isText(message.title) ? message : {};
  const { title, body, tag, url } = known;
  return {
    title: isText(title) ? title : generalTitle(),
    options: {
      body: typeof body === "string" ? body : "",
      tag: isText(tag) ? tag : "news",
      icon: ICON,
      badge: ICON,
      data: { url: safePath(url, origin) },
    },
  };
}

/** A tab of the game, as seen by the worker. */
interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface TabPorts {
  tabs(): Promise<readonly Tab[]>;
  open(url: string): Promise<unknown>;
}

/** How long a tab may take to answer, in milliseconds; a running page needs only a few. */
const ANSWER_MS = 1_000;

/** Asks a tab to navigate itself; resolves to whether it did. */
function openInTab(tab: Tab, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (navigated: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(navigated);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    port1.onmessage = () => end(true);
    tab.postMessage(openPathMessage(path), [port2]);
  });
}

/** Shows a path of the game in an open tab, preferably the game's own, or in a new one. */
export async function showPath(path: string, ports: TabPorts): Promise<void> {
  const tabs = await ports.tabs();
  const isGame = ({ url }: Tab) => new URL(url).pathname.startsWith(GAME_PATH);
  const tab = tabs.find(isGame) ?? tabs[0];
  try {
    if (tab === undefined) throw new Error("No tab of the game is open.");
    await tab.focus();
    if (!(await openInTab(tab, path))) await tab.navigate(path);
  } catch {
    // There is no tab, or it was opened before the worker, which may not navigate it.
    await ports.open(path);
  }
}
