// @ts-check
/** The server and its workspace packages as one file, its neighbors and its workers; npm packages stay outside. */
import { isBuiltin } from "node:module";
import { build } from "esbuild";

/** Whether the bundle itself can import the package; one nested in another workspace it cannot. */
function isInReach(/** @type {string} */ name) {
  if (isBuiltin(name)) return true;
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** main.ts and the processes that it starts beside it. */
const SERVER = ["main.ts", "neighbors.ts", "worker.ts"];

/**
 * Bundles the server, or other programs: `entryPoints` are relative to `from`, and `outdir` keeps their
 * folders. npm packages are looked for from the server's folder whatever `from` is.
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
