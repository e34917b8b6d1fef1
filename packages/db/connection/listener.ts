/** Receives the notifications of other processes. */
import { Connection, reconnectPauseMs, type Statement } from "./connection.ts";
import type { DatabaseTarget } from "./database-url.ts";

export interface ListenHandlers {
  /** One notification, in the order of the commits that sent them. */
  onNotify(payload: string): void;
  /**
   * The connection is listening, for the first time or again. Earlier notifications may have been
   * missed.
   */
  onListening(): void;
  /**
   * The connection was lost, or a reconnect failed: notifications may be missed until it is
   * listening again.
   */
  onLost?(): void;
}

/** A connection that listens until it is closed; it is replaced whenever it is lost. */
export interface Listener {
  close(): Promise<void>;
}

/** How often a quiet connection is probed, and how long the response may take. */
const PROBE_EVERY_MS = 5000;
const DEADLINE_MS = 3000;

const statement = (text: string): Statement => ({ text, parameters: [], values: false });

/** Listens on a channel over a separate connection, supervised like all others. */
export function listen(
  target: DatabaseTarget,
  settings: Readonly<Record<string, string>>,
  channel: string,
  { onNotify, onListening, onLost }: ListenHandlers,
): Listener {
  let connection: Connection | null = null;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => Promise<void>, ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void work(), ms);
  };

  async function probe(): Promise<void> {
    try {
      await connection?.run(statement("select 1"), DEADLINE_MS);
      later(probe, PROBE_EVERY_MS);
    } catch {
      // A connection in doubt is already dead, and `onDead` opens the next.
    }
  }

  async function open(): Promise<void> {
    const opened = new Connection(target, settings, onDead, (_, payload) => {
      if (connection === opened) onNotify(payload);
    });
    connection = opened;
    try {
      await opened.run(statement(`listen "${channel}"`), DEADLINE_MS);
    } catch {
      opened.kill("The connection could not listen.");
      return;
    }
    failures = 0;
    onListening();
    later(probe, PROBE_EVERY_MS);
  }

  /** Reconnects immediately the first time, then after a pause. */
  function onDead(): void {
    connection = null;
    onLost?.();
    const pause = failures === 0 ? 0 : reconnectPauseMs(failures);
    failures += 1;
    later(open, pause);
  }

  void open();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connection?.close();
    },
  };
}
