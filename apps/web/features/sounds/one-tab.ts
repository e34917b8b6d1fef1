import { browserLocks } from "../../lib/browser-storage.ts";

/** Of several tabs of a browser one sounds: the one used last, and after it any other. */
const LOCK = "emberlode:sounds";

export interface SoundTab {
  /** Whether this tab may sound now. */
  maySound(): boolean;
  close(): void;
}

/** Follows whether this tab is the one that sounds; without locks, that is the one in focus. */
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
      // Taken by another tab: this one waits until that is gone. Any other error would come again at once.
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
