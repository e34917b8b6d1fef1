/** Paths that render without side panels and without the game's background (spec §2). */
export function isAdminPath(path: string): boolean {
  return path.startsWith("/admin");
}
