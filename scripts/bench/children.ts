/** The benchmark's processes. */
import { type ChildProcess, fork } from "node:child_process";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "@emberlode/server/bundle.mjs";

const FILES = {
  server: import.meta.resolve("./server.ts"),
  generator: import.meta.resolve("./load-generator.ts"),
  stock: import.meta.resolve("./references/stock-server.ts"),
  fanOutServer: import.meta.resolve("./fan-out/server.ts"),
  hello: import.meta.resolve("./bots/hello.ts"),
  fanOutClients: import.meta.resolve("./fan-out/clients.ts"),
};

const FOLDER = import.meta.dirname;
/** By process id, so benchmarks can run concurrently. The parent removes it (`bench.mjs`). */
const BUILT = join(FOLDER, "dist", String(process.pid));

/** Bundles them like the product: compiling at run time would make calls more expensive. */
export async function buildChildren(): Promise<void> {
  const entryPoints = Object.values(FILES).map((url) => relative(FOLDER, fileURLToPath(url)));
  await bundle(BUILT, { from: FOLDER, entryPoints });
}

/** Rebuilds the server, so that the benchmark measures the current source. */
export const buildServer = (): Promise<void> => bundle("dist");

export function startChild(file: keyof typeof FILES): ChildProcess {
  const source = relative(FOLDER, fileURLToPath(FILES[file]));
  // Without this a child would run through this process's compiler.
  return fork(join(BUILT, source.replace(/ts$/, "js")), { execArgv: [] });
}

/** Timeout of a message: filling a full world takes minutes. */
const TIMEOUT_MS = 10 * 60_000;

/** The next message of a child; rejects if the child ends or the timeout passes first. */
export function answerOf<T>(child: ChildProcess, timeoutMs = TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => settle(() => reject(ended(code)));
    const onMessage = (message: unknown) => settle(() => resolve(message as T));
    const timer = setTimeout(() => settle(() => reject(silent(timeoutMs))), timeoutMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off("exit", onExit);
      child.off("message", onMessage);
      end();
    };
    child.once("exit", onExit);
    child.on("message", onMessage);
  });
}

const ended = (code: number | null) => new Error(`A process exited with ${code}.`);
const silent = (ms: number) => new Error(`A process sent nothing for ${ms} ms.`);
