/** The processes of the bench. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const FILES = {
  server: import.meta.resolve("./server.ts"),
  lean: import.meta.resolve("./load-generator.ts"),
  autocannon: import.meta.resolve("./autocannon.ts"),
  fans: import.meta.resolve("./fan-out/server.ts"),
  hello: import.meta.resolve("./bots/hello.ts"),
  listeners: import.meta.resolve("./fan-out/clients.ts"),
};

export function startChild(file: keyof typeof FILES): ChildProcess {
  return fork(fileURLToPath(FILES[file]), { execArgv: ["--import", "tsx"] });
}

/** The next message of a child; fails when the child ends instead. */
export function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a process ended with ${code}`));
    child.once("exit", onExit);
    child.once("message", (message) => {
      child.off("exit", onExit);
      resolve(message as T);
    });
  });
}
