/** A walker for tests. */
import type { Position } from "@emberlode/game";
import { createWalker } from "./walker.ts";

type Ports = Parameters<typeof createWalker>[1];

/** A walker whose steps are never answered unless `ports` overrides that. */
export function makeWalker(at: Position, ports: Partial<Ports> = {}) {
  return createWalker(at, {
    move: () => new Promise(() => {}),
    dig: async () => true,
    onRollback() {},
    pause: () => Promise.resolve(),
    now: () => 0,
    ...ports,
  });
}
