/** How the service worker asks an open page to go to a path, without loading it again. */
import { isRecord } from "./is-record.ts";

const KIND = "open-path";

export const openPathMessage = (path: string) => ({ kind: KIND, path });

/** The path of such a message; null for any other one. */
export function pathToOpen(data: unknown): string | null {
  if (!isRecord(data) || data.kind !== KIND || typeof data.path !== "string") return null;
  return data.path;
}
