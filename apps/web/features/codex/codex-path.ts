/** The path of an entry's page, or of the whole codex. */
export const codexPath = (entry: string | null): string =>
  entry === null ? "/codex" : `/codex/${entry}`;
