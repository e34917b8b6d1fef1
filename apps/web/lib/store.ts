import { createStore } from "jotai/vanilla";

/** The one Jotai store: UI state only, reachable from links and listeners outside React. */
export const store = createStore();
