/** The server's build of the client. */
import { HASHED_FILES, PAGE_PATH } from "./page-file.ts";

interface ServedBuild {
  /** Identifies the build: the paths of its hashed files. */
  version: string;
  /** Whether it has files that the open page does not. */
  isDifferent: boolean;
}

/** The build that `html` belongs to, compared with the open page. */
export function parseServedBuild(html: string, page: ParentNode): ServedBuild {
  const files = [...html.matchAll(HASHED_FILES)].map(([, file = ""]) => file);
  const named = [...page.querySelectorAll("[src], link[href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
  return { version: files.join(" "), isDifferent: files.some((file) => !named.includes(file)) };
}

/** Asks the server for its build; null without an answer. */
export async function fetchServedBuild(): Promise<ServedBuild | null> {
  try {
    const response = await fetch(PAGE_PATH, { cache: "no-store" });
    return response.ok ? parseServedBuild(await response.text(), document) : null;
  } catch {
    return null;
  }
}
