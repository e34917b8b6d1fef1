import { browserLocks } from "../../lib/browser-storage.ts";

/** Lock of the one tab that plays sounds: the one used last, or any other once it is closed. */
const LOCK = "emberlode:sounds";

export interface SoundTab {
  /** Whether this tab may play sounds now. */
  maySound(): boolean;
  close(): void;
}

/** Tracks whether this tab plays sounds; without locks, the focused tab does. */
export function followSoundTab(locks = browserLocks()): SoundTab {
  let isRefused = locks === undefined;
  let holds = false;
  let closed = false;
  let letGo = () => {};

  /** Requests the lock, optionally from another tab, and holds it until it is stolen. */
  async function take(steal: boolean): Promise<void> {
    try {
      await locks?.request(LOCK, steal ? { steal } : {}, () => {
        if (closed) return;
        holds = true;
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    } catch (error) {
      holds = false;
      // Stolen by another tab: wait until that one is closed. Any other error would recur at once.
      if (error instanceof DOMException && error.name === "AbortError") {
        if (!closed) void take(false);
      } else {
        isRefused = true;
      }
    }
  }
  const claim = () => {
    if (!holds && !isRefused) void take(true);
  };
  window.addEventListener("focus", claim);
  claim();
  return {
    maySound: () => (isRefused ? !closed && document.hasFocus() : holds),
    close() {
      closed = true;
      holds = false;
      window.removeEventListener("focus", claim);
      letGo();
    },
  };
}
