/**
 * Optimistic walking: every step shows immediately, one call is in flight, further steps wait in a
 * short queue, and refused steps are rolled back. Independent of React and tRPC.
 */
import { type Direction, gridStep, isSameCell, type Position, stepToward } from "@emberlode/game";

/** Maximum number of steps queued behind the one in flight. */
export const QUEUE_LIMIT = 10;
/**
 * Maximum number of steps queued by a held key: the walk stays within view, and stops on release.
 */
export const HELD_LIMIT = 1;
/** Minimum time between two calls, in milliseconds: leaves half of the rate limit to queries. */
const PACE_MS = 100;

/** Why a step failed. */
export interface StepFailure {
  /** The message for the player. */
  text: string;
  /** Whether the call got no answer. */
  unanswered: boolean;
}

/** The player's position after a call, or why it failed. */
export type StepAnswer =
  | {
      kind: "at";
      at: Position;
      /** The player's version by then; null if unknown. */
      version: number | null;
    }
  | ({ kind: "failed" } & StepFailure);

/** What a walker asks the server for. */
export interface FieldCalls {
  /** Moves to a cell on the server; `at` in the answer is where the server then has the player. */
  move(to: Position): Promise<StepAnswer>;
  /** Digs at the player's position; resolves to false if the server has the player elsewhere. */
  dig(at: Position): Promise<boolean>;
  /** Shows at a cell why a step or a dig failed. */
  refuse(at: Position, failure: StepFailure): void;
}

export interface WalkerPorts extends Pick<FieldCalls, "move" | "dig"> {
  /** Called when a step fails, with the position and why; null if they had moved elsewhere. */
  onRollback(at: Position, refused: StepFailure | null): void;
  pause(ms: number): Promise<void>;
  now(): number;
}

export interface WalkerState {
  /** The displayed position: that of the last requested step. */
  shown: Position;
  /** Where the server has the player. */
  confirmed: Position;
  /** Number of unanswered steps. */
  pendingSteps: number;
  /** Whether a dig is in flight. */
  isDigging: boolean;
  /** The target of the automatic walk; null if none. */
  target: Position | null;
  /** Whether to dig at the end of the walk. */
  thenDig: boolean;
}

type Command = { kind: "move"; to: Position } | { kind: "dig" };

export interface Walker {
  getState(): WalkerState;
  subscribe(listener: () => void): () => void;
  /**
   * Requests one step; false if the queue is full. `stay` reloads the field; `held` marks a key's
   * repetition.
   */
  step(direction: Direction, held?: boolean): boolean;
  /** Requests a dig after all requested steps; false if one is in flight. */
  dig(): boolean;
  /** Walks to a cell on the shortest path around the map; `thenDig` digs on arrival. */
  walkTo(target: Position, options?: { thenDig: boolean }): void;
  stop(): void;
  /**
   * Follows another tab or device, as of a version of the player. Returns false while walking or
   * digging, when already there, and for versions older than the last step.
   */
  follow(at: Position, version: number): boolean;
  /** Sets the position after a jump or another device's move, and ignores answers in flight. */
  reset(at: Position): void;
}

export function createWalker(start: Position, ports: WalkerPorts): Walker {
  const listeners = new Set<() => void>();
  /** The player's version after the last answered step. */
  let lastVersion = 0;
  let state: WalkerState = {
    shown: start,
    confirmed: start,
    pendingSteps: 0,
    isDigging: false,
    target: null,
    thenDig: false,
  };
  let queue: Command[] = [];
  let isRunning = false;
  /** Incremented to ignore answers to earlier calls. */
  let epoch = 0;

  function publish(change: Partial<WalkerState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function queuedSteps(): number {
    return queue.filter(({ kind }) => kind === "move").length;
  }

  function nextCommand(): Command | undefined {
    const queued = queue.shift();
    if (queued !== undefined || state.target === null) return queued;
    return { kind: "move", to: stepToward(state.confirmed, state.target) };
  }

  /** Shows the player at the position the server has, without further steps. */
  function rollBack(at: Position, refused: StepFailure | null): void {
    queue = [];
    publish({ shown: at, confirmed: at, pendingSteps: 0, isDigging: false, target: null });
    ports.onRollback(at, refused);
  }

  function dig(): boolean {
    if (state.isDigging) return false;
    queue.push({ kind: "dig" });
    publish({ isDigging: true, target: null });
    void run();
    return true;
  }

  async function runMove(to: Position, startEpoch: number): Promise<void> {
    const isAutoWalk = queue.length === 0 && state.target !== null;
    publish(isAutoWalk ? { shown: to, pendingSteps: 1 } : { pendingSteps: queuedSteps() + 1 });
    const answer = await ports.move(to);
    if (startEpoch !== epoch) return;
    if (answer.kind === "at") lastVersion = Math.max(lastVersion, answer.version ?? 0);
    if (answer.kind === "failed") {
      const { text, unanswered } = answer;
      return rollBack(state.confirmed, { text, unanswered });
    }
    if (!isSameCell(answer.at, to)) return rollBack(answer.at, null);
    const arrived = state.target !== null && isSameCell(state.target, to);
    publish({
      confirmed: to,
      pendingSteps: queuedSteps(),
      ...(queue.length === 0 && !isSameCell(state.shown, to) && { shown: to }),
      ...(arrived && { target: null }),
    });
    if (arrived && state.thenDig) dig();
  }

  async function runDig(startEpoch: number): Promise<void> {
    const wasAtPosition = await ports.dig(state.confirmed);
    if (startEpoch !== epoch) return;
    publish({ isDigging: false });
    // Moving to the same cell makes the server answer with the player's real position.
    if (!wasAtPosition) queue = [{ kind: "move", to: state.confirmed }];
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const startEpoch = epoch;
    for (let command = nextCommand(); command !== undefined; command = nextCommand()) {
      const startedAt = ports.now();
      if (command.kind === "move") await runMove(command.to, startEpoch);
      else await runDig(startEpoch);
      if (startEpoch !== epoch) return;
      const left = PACE_MS - (ports.now() - startedAt);
      if (left > 0) await ports.pause(left);
      if (startEpoch !== epoch) return;
    }
    isRunning = false;
  }

  function reset(at: Position): void {
    epoch += 1;
    isRunning = false;
    queue = [];
    publish({ shown: at, confirmed: at, pendingSteps: 0, isDigging: false, target: null });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    step(direction, held = false) {
      if (queuedSteps() >= (held ? HELD_LIMIT : QUEUE_LIMIT)) return false;
      const to = gridStep(state.shown, direction);
      queue.push({ kind: "move", to });
      publish({ shown: to, target: null, pendingSteps: state.pendingSteps + 1 });
      void run();
      return true;
    },
    dig,
    walkTo(target, { thenDig } = { thenDig: false }) {
      if (isSameCell(target, state.shown)) {
        publish({ target: null });
        if (thenDig) dig();
        return;
      }
      publish({ target, thenDig });
      void run();
    },
    stop: () => publish({ target: null }),
    follow(at, version) {
      const { pendingSteps, isDigging, target, confirmed } = state;
      if (version < lastVersion) return false;
      if (pendingSteps > 0 || isDigging || target !== null || isSameCell(at, confirmed))
        return false;
      reset(at);
      return true;
    },
    reset,
  };
}
