/** A way between clients and servers that can be cut. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface StormProxy {
  url: string;
  /** Ports of the servers that new connections go to, in turn. */
  targets: number[];
  /** Cuts one connection without a word; false when there is none. */
  cut(which: number): boolean;
  close(): Promise<void>;
}

/** Listens on loopback and passes bytes on. */
export async function openStormProxy(): Promise<StormProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const targets: number[] = [];
  let turn = 0;
  const server = createServer((near) => {
    const port = targets[turn++ % Math.max(1, targets.length)];
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect({ host: "127.0.0.1", port });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  server.listen({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    cut(which) {
      const pair = [...pairs][which % Math.max(1, pairs.size)];
      pair?.[0].destroy();
      return pair !== undefined;
    },
    async close() {
      for (const [near] of pairs) near.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
