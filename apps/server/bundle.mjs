// @ts-check
/**
 * Bundles the server with its workspace packages into one file, and likewise its neighbors and
 * workers; npm packages stay external.
 */
import { isBuiltin } from "node:module";
import { build } from "esbuild";

/**
 * Whether the bundle can import the package at run time; packages nested in another workspace are
 * out of reach.
 */
function isInReach(/** @type {string} */ name) {
  if (isBuiltin(name)) return true;
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** main.ts and the processes that it starts. */
const SERVER = ["main.ts", "neighbors.ts", "worker.ts"];

/**
 * Bundles the server or other programs: `entryPoints` are relative to `from`, and `outdir` mirrors
 * their folders. npm packages are resolved from the server's folder, not from `from`.
 */
export async function bundle(
  /** @type {string} */ outdir,
  { from = import.meta.dirname, entryPoints = SERVER } = {},
) {
  await build({
    absWorkingDir: from,
    outbase: from,
    entryPoints,
    outdir,
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: "esm",
    sourcemap: true,
    logLevel: "warning",
    plugins: [
      {
        name: "npm-packages-stay-outside",
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            const stays =
              kind !== "entry-point" && !path.startsWith("@emberlode/") && isInReach(path);
            return stays ? { path, external: true } : undefined;
          });
        },
      },
    ],
  });
}
