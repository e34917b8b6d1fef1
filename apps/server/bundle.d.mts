/**
 * Bundles the server or other programs: `entryPoints` are relative to `from`, and `outdir` mirrors
 * their folders. npm packages are resolved from the server's folder, not from `from`.
 */
export declare function bundle(
  outdir: string,
  programs?: { from?: string; entryPoints?: string[] },
): Promise<void>;
