/** The page of an entry, or of the whole codex. */
export const codexPath = (entry: string | null): string =>
  entry === null ? "/codex" : `/codex/${entry}`;
