/** Measures one line: the duration of calls, and the CPU time of server, Postgres and generator. */
import type { ChildProcess } from "node:child_process";
import { answerOf } from "./children.ts";
import { treeCpuMicros } from "./cpu.ts";
import type { LoadOrder, LoadReport } from "./messages.ts";
import type { ScriptReport } from "./pgbench.ts";
import type { Figures } from "./table.ts";

/** How long a generator may be silent beyond its measured time. */
const GRACE_MS = 30_000;

interface Load {
  server: ChildProcess;
  generator: ChildProcess;
  order: LoadOrder;
  /** Null if the calls reach no database. */
  postgresPid: number | null;
  /** Called when the warm-up is over. */
  onCounting?(): void;
}

async function readCpu(server: ChildProcess, postgresPid: number | null) {
  server.send("cpu");
  const { cpu } = await answerOf<{ cpu: number }>(server, GRACE_MS);
  return { server: cpu, postgres: postgresPid === null ? null : treeCpuMicros(postgresPid) };
}

const perCall = (from: number | null, to: number | null, calls: number) =>
  from === null || to === null ? null : (to - from) / Math.max(1, calls);

/** Lets a generator call a server as ordered. */
export async function measureLoad(load: Load): Promise<Figures> {
  const { server, generator, order, postgresPid } = load;
  try {
    generator.send(order);
    await answerOf<"counting">(generator, order.warmUpMs + GRACE_MS);
    load.onCounting?.();
    const before = await readCpu(server, postgresPid);
    const report = await answerOf<LoadReport>(generator, order.durationMs + GRACE_MS);
    const after = await readCpu(server, postgresPid);
    const { requests, seconds, ownCpuMicros, ...rest } = report;
    return {
      ...rest,
      perSecond: requests / seconds,
      serverMicros: perCall(before.server, after.server, requests),
      postgresMicros: perCall(before.postgres, after.postgres, requests),
      generatorMicros: ownCpuMicros,
    };
  } finally {
    generator.kill("SIGKILL");
  }
}

/** Runs a script of statements without a server. */
export async function measureScript(
  run: () => Promise<ScriptReport & { failures?: number }>,
  postgresPid: number,
): Promise<Figures> {
  const before = treeCpuMicros(postgresPid);
  const { done, failures = 0, ...report } = await run();
  return {
    ...report,
    serverMicros: null,
    postgresMicros: perCall(before, treeCpuMicros(postgresPid), done),
    failures,
    firstFailure: failures > 0 ? "the tables do not match the answers" : null,
  };
}
