/** The advisory lock of a change of season; for SQL, with the name as text. */
export const seasonLock = (world: string): string => `emberlode/season/${world}`;
