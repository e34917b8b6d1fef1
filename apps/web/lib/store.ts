import { createStore } from "jotai/vanilla";

/** The one Jotai store: UI state only, accessible to links and listeners outside of React. */
export const store = createStore();
