import { onceStarted } from "@emberlode/db/testing";
import { afterEach, beforeAll } from "vitest";
import { TestSockets } from "./sockets.ts";
import type { TestApp } from "./test-app.ts";

/** Lets an application listen for all tests of a file. Its sockets are closed after each test. */
export function useSockets(app: TestApp): TestSockets {
  let sockets: TestSockets | undefined;
  beforeAll(async () => {
    sockets = new TestSockets(await app.app.listen({ host: "127.0.0.1", port: 0 }));
  });
  afterEach(() => sockets?.close());
  return onceStarted(() => {
    if (sockets === undefined) throw new Error("The application does not listen yet.");
    return sockets;
  });
}
