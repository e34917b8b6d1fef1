import { browserLocks } from "../../lib/browser-storage.ts";

/** Only one of a browser's tabs plays sounds: the one used last; when it closes, any other. */
const LOCK = "emberlode:sounds";

export interface SoundTab {
  /** Whether this tab may play sounds now. */
  maySound(): boolean;
  close(): void;
}

/** Follows whether this tab plays sounds; without locks, that is the focused one. */
export function followSoundTab(locks = browserLocks()): SoundTab {
  let isRefused = locks === undefined;
  let holds = false;
  let closed = false;
  let letGo = () => {};

  /** Takes the lock, from another tab too, or waits for it; holds it until it is taken away. */
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
      // Stolen by another tab: wait until that one is gone. Any other error would recur at once.
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
