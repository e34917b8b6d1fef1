/** A local push service. */
import { createServer, type IncomingHttpHeaders } from "node:http";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  /** The origin of its addresses, for `PUSH_SERVICES`. */
  origin: string;
  received: Received[];
  /** Statuses of the next answers; afterwards 201. */
  answers: number[];
  /** Accepts messages without answering. */
  silent: boolean;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      received.push({ path, headers, body: Buffer.concat(parts) });
      if (service.silent) return;
      response.writeHead(answers.shift() ?? 201, { location: "/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    silent: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
