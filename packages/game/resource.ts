/** What is dug, carried and paid. */
export type Resource = "metal" | "energy";
