/** What a push message shows, and where a click on it leads. */

import { DEFAULT_LANGUAGE, type Language, languageOf } from "@emberlode/messages/languages";
import type { Messages } from "@emberlode/messages/translator";
import { isRecord } from "../lib/is-record.ts";
import { openPathMessage } from "../lib/open-path.ts";

/** The game's page, for notifications without a better link. */
const GAME = "/game";
/** Icons of the manifest. */
const ICON = "/icon-192.png";

/** A notification as the browser is asked to show it. */
export interface News {
  title: string;
  options: { body: string; tag: string; icon: string; badge: string; data: { url: string } };
}

/** A path of the game; the game's page for anything that leads elsewhere. */
export function safePath(url: unknown, origin: string): string {
  if (typeof url !== "string" || !url.startsWith("/")) return GAME;
  if (!URL.canParse(url, origin)) return GAME;
  const { origin: there, pathname, search, hash } = new URL(url, origin);
  return there === origin ? pathname + search + hash : GAME;
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

/** The worker knows no choice of its player, only what the browser speaks. */
function generalTitle(): string {
  const messages = offlineIn(languageOf(navigator.language) ?? DEFAULT_LANGUAGE);
  return (messages ?? offlineIn(DEFAULT_LANGUAGE))?.push.title ?? "";
}

/** Reads a message `{ title, body, url, tag }`; a general notice for one that cannot be read. */
export function newsOf(text: string | undefined, origin: string): News {
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

/** A tab of the game, as the worker sees it. */
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

/** A page that plays answers at once, also where it was asleep; one that does not is loaded. */
const ANSWER_MS = 1_000;

/** Asks a tab to go there by itself; whether it did. */
function openInTab(tab: Tab, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (went: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(went);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    port1.onmessage = () => end(true);
    tab.postMessage(openPathMessage(path), [port2]);
  });
}

/** Brings a path of the game in front: in an open tab if there is one, the game's own first. */
export async function showPath(path: string, ports: TabPorts): Promise<void> {
  const tabs = await ports.tabs();
  const isGame = ({ url }: Tab) => new URL(url).pathname.startsWith(GAME);
  const tab = tabs.find(isGame) ?? tabs[0];
  try {
    if (tab === undefined) throw new Error("no tab of the game is open");
    await tab.focus();
    if (!(await openInTab(tab, path))) await tab.navigate(path);
  } catch {
    // No tab, or one that the worker may not lead: it was opened before the worker came.
    await ports.open(path);
  }
}
