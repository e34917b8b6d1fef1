import { atom, type PrimitiveAtom } from "jotai/vanilla";
import { store } from "./store.ts";

const resets: (() => void)[] = [];

/**
 * An atom with state of the logged-in player; `resetPlayerAtoms` sets it to `initial` again, so the
 * next player in this browser does not see it. Create it in a module, not in a component.
 */
export function playerAtom<Value>(initial: Value): PrimitiveAtom<Value> {
  const one: PrimitiveAtom<Value> = atom(initial);
  resets.push(() => store.set(one, initial));
  return one;
}

/** Resets every atom made with `playerAtom` in the app's store. */
export function resetPlayerAtoms(): void {
  for (const reset of resets) reset();
}
