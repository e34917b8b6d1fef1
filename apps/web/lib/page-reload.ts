/** Decides whether the page may reload without asking: only if the player would lose nothing. */

const holds = new Set<() => boolean>();

/** Prevents automatic reloads while `isBusy` returns true, until the returned function is called. */
export function holdReload(isBusy: () => boolean): () => void {
  holds.add(isBusy);
  return () => {
    holds.delete(isBusy);
  };
}

const typed = new WeakSet<EventTarget>();
const NOT_TYPED = ":is([type=checkbox], [type=radio], [type=range])";

/** Tracks which fields the player has typed into: React's state is not accessible here. */
export function followTyping(): void {
  const note = ({ target }: Event) => {
    if (target !== null) typed.add(target);
  };
  window.addEventListener("input", note, { capture: true });
}

function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `input:not(${NOT_TYPED}), textarea`,
  );
  return [...fields].some((field) => typed.has(field) && field.value !== "");
}

/** Whether a reload loses nothing: no typed text, no walk and no pending action. */
export function isReloadFree(): boolean {
  return !isAnythingTyped() && ![...holds].some((isBusy) => isBusy());
}

/** The server's build of the client. */

const PAGE = "/page.html";
const HASHED_FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;

interface ServedBuild {
  /** Identifies the build: the paths of its hashed files. */
  version: string;
  /** Whether it has files that the open page does not. */
  isOther: boolean;
}

/** The build that `html` belongs to, compared with the open page. */
export function buildOf(html: string, page: ParentNode): ServedBuild {
  const files = [...html.matchAll(HASHED_FILES)].map(([, file = ""]) => file);
  const named = [...page.querySelectorAll("[src], link[href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
  return { version: files.join(" "), isOther: files.some((file) => !named.includes(file)) };
}

/** Asks the server for its build; null without an answer. */
export async function askBuild(): Promise<ServedBuild | null> {
  try {
    const response = await fetch(PAGE, { cache: "no-store" });
    return response.ok ? buildOf(await response.text(), document) : null;
  } catch {
    return null;
  }
}
