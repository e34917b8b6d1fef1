// @ts-check
/** Child processes, with their output shown or kept. */
import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";
import { ROOT } from "./root.mjs";

/**
 * @typedef {object} RunOptions
 * @property {boolean} [show] let the child write to the terminal instead of keeping its output
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number} [timeoutMs] after this the child is killed
 */

/**
 * @typedef {object} RunResult
 * @property {number} code 0 for success; 127 if the program is missing
 * @property {string} output standard output and error, in the order they came
 * @property {boolean} timedOut
 */

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** @type {Map<ChildProcess, boolean>} Running children; true for leaders of a process group. */
const running = new Map();

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function send(child, signal) {
  try {
    if (child.pid && running.get(child)) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}

/** Ends all running children before this process ends. */
export function endChildren() {
  for (const [child, isLeader] of running) send(child, isLeader ? "SIGKILL" : "SIGTERM");
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    // With a time limit, the child leads a process group so that its own children end with it.
    const detached = options.timeoutMs !== undefined && process.platform !== "win32";
    const child = spawn(program, args, {
      detached,
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: options.show ? "inherit" : ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    running.set(child, detached);
    let output = "";
    let timedOut = false;
    const timer = options.timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          send(child, "SIGKILL");
        }, options.timeoutMs)
      : undefined;
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output, timedOut });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/**
 * Uses the npm that started us, so that its version stays the same; otherwise the one on the PATH.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return run(process.execPath, [script, ...args], options);
  if (process.platform === "win32") return run("cmd.exe", ["/c", "npm", ...args], options);
  return run("npm", args, options);
}

/**
 * @param {Promise<RunResult>} running
 * @param {string} message printed for the person at the terminal if it fails
 */
export async function must(running, message) {
  const result = await running;
  if (result.code === 0) return result;
  throw new Failure(result.output ? `${result.output.trimEnd()}\n${message}` : message);
}
