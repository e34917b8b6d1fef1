/** The same load by autocannon, in a separate process and without idempotency keys. */
import autocannon from "autocannon";
import type { LoadOrder, LoadReport } from "./messages.ts";

async function run(order: LoadOrder): Promise<LoadReport> {
  let next = 0;
  const cannon = (seconds: number) =>
    autocannon({
      url: `http://127.0.0.1:${order.port}`,
      connections: order.connections,
      duration: seconds,
      setupClient: (client) => {
        const index = next % order.connections;
        next += 1;
        const lists = order.requests.filter((_, at) => at % order.connections === index);
        client.setRequests(lists.flat());
      },
    });
  await cannon(Math.max(1, Math.round(order.warmUpMs / 1000)));
  process.send?.("counting");
  const cpu = process.cpuUsage();
  const result = await cannon(Math.round(order.durationMs / 1000));
  const used = process.cpuUsage(cpu);
  const requests = result["2xx"];
  return {
    requests,
    failures: result.non2xx + result.errors,
    firstFailure: result.non2xx + result.errors > 0 ? "see the server's answers" : null,
    seconds: result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    ownCpuMicros: (used.user + used.system) / Math.max(1, requests),
  };
}

process.once("message", async (order: LoadOrder) => {
  process.send?.(await run(order), () => process.exit(0));
});
