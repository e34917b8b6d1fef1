/** Runs a command of this folder as npm does. */
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";

export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

/** @param environment all its variables except where programs are */
export function runCommand(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const folder = dirname(import.meta.dirname);
  const env = { PATH: process.env.PATH, ENV_FILE: "off", ...environment };
  const options = { cwd: folder, env };
  const all = ["--import", "tsx", join(folder, script), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, options, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}

/** Runs a command in this process; returns its output and exit code. */
export async function runHere(
  command: (out: Pick<Console, "log" | "error">) => Promise<number>,
): Promise<CommandResult> {
  const said = { output: "", errors: "" };
  const code = await command({
    log: (line) => {
      said.output += `${line}\n`;
    },
    error: (line) => {
      said.errors += `${line}\n`;
    },
  });
  return { code, ...said };
}
