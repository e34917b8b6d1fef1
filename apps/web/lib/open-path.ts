/** The message with which the service worker asks an open page to navigate without a page load. */
import { isRecord } from "./is-record.ts";

const KIND = "open-path";

export const openPathMessage = (path: string) => ({ kind: KIND, path });

/** The path in such a message; null for any other message. */
export function pathToOpen(data: unknown): string | null {
  if (!isRecord(data) || data.kind !== KIND || typeof data.path !== "string") return null;
  return data.path;
}
