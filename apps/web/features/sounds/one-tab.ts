/** Of several tabs of a browser one sounds: the one used last, and after it any other. */
const LOCK = "emberlode:sounds";

export interface SoundTab {
  /** Whether this tab may sound now. */
  maySound(): boolean;
  close(): void;
}

type Locks = Pick<LockManager, "request">;

/** Where the browser has no locks, as on a page without TLS, the tab with the focus sounds. */
function byFocus(): SoundTab {
  return { maySound: () => document.hasFocus(), close() {} };
}

/** Follows whether this tab is the one that sounds. */
export function followSoundTab(locks: Locks | undefined = navigator.locks): SoundTab {
  if (locks === undefined) return byFocus();
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
    } catch {
      // Taken by another tab: this one waits until that is gone.
      holds = false;
      if (!closed) void take(false);
    }
  }
  const claim = () => {
    if (!holds) void take(true);
  };
  window.addEventListener("focus", claim);
  claim();
  return {
    maySound: () => holds,
    close() {
      closed = true;
      holds = false;
      window.removeEventListener("focus", claim);
      letGo();
    },
  };
}
