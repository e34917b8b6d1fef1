/** Log lines for tests. */
import type { Log } from "@emberlode/contract";

/** A note, with overrides. */
export function makeLine(set: Partial<Log> = {}): Log {
  return {
    _id: "1",
    cat: "note",
    type: "note",
    color: "neutral",
    icon: "quill-ink",
    content: "Come back at dusk",
    created: "2026-05-20T12:00:00.000Z",
    ...set,
  };
}
