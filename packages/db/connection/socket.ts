/** Opens the socket of a connection, with TLS if the address asks for it. */
import { createConnection, isIP, type Socket } from "node:net";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import type { DatabaseTarget } from "./database-url.ts";
import { MisconfiguredError } from "./errors.ts";
import { tlsOptions } from "./tls.ts";

const CONNECT_MS = 3000;

/** The message that requests TLS from Postgres. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = "S";
const PROTOCOL = 196_608;
/** Postgres's error if pg_hba.conf rejects the connection. */
const REJECTED_BY_HBA = "C28000\0";

const whereOf = ({ host, port }: DatabaseTarget) => `Postgres at ${host}:${port}`;

/** Waits for one event of a socket; fails on an error or close, or at the deadline. */
function until(socket: Socket, event: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failWith = (code: string) => () =>
      fail(Object.assign(new Error(`The connection failed (${code}).`), { code }));
    const failTimedOut = failWith("CONNECT_TIMEOUT");
    const failClosed = failWith("ECONNRESET");
    const settle = () => {
      socket.off("error", fail).off("close", failClosed).off(event, succeed);
      signal.removeEventListener("abort", failTimedOut);
    };
    const fail = (error: Error) => {
      settle();
      socket.on("error", () => {}).destroy();
      reject(error);
    };
    const succeed = (value: unknown) => {
      settle();
      resolve(value);
    };
    socket.once("error", fail).once("close", failClosed).once(event, succeed);
    if (signal.aborted) failTimedOut();
    else signal.addEventListener("abort", failTimedOut);
  });
}

interface ConnectRequest {
  readonly target: DatabaseTarget;
  readonly options: ConnectionOptions;
  readonly signal: AbortSignal;
}

async function openPlain({ target: { host, port }, signal }: ConnectRequest): Promise<Socket> {
  const socket = host.startsWith("/")
    ? createConnection({ path: `${host}/.s.PGSQL.${port}` })
    : createConnection({ host, port, noDelay: true });
  await until(socket, "connect", signal);
  return socket;
}

/** Waiting does not help against an invalid certificate or a TLS failure. */
function explain(error: unknown, target: DatabaseTarget): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (/^E[A-Z]+$/.test(code) || code === "CONNECT_TIMEOUT") return error;
  return new MisconfiguredError(
    `TLS with ${whereOf(target)} failed (sslmode=${target.tls.mode}): ${error.message}`,
  );
}

/** Requests TLS before sending anything else. */
async function openTls(request: ConnectRequest): Promise<Socket> {
  const { target, options, signal } = request;
  const plain = await openPlain(request);
  plain.write(SSL_REQUEST);
  const answer = String(await until(plain, "data", signal));
  // Extra bytes could have been injected by a man in the middle.
  if (answer !== YES) {
    plain.destroy();
    throw new MisconfiguredError(
      `${whereOf(target)} offers no TLS, which DATABASE_URL asks for (sslmode=${target.tls.mode}).`,
    );
  }
  const { host } = target;
  try {
    const names = { host, ...(isIP(host) === 0 && { servername: host }) };
    const secure = connectTls({ ...options, ...names, socket: plain });
    await until(secure, "secureConnect", signal);
    return secure;
  } catch (error) {
    plain.destroy();
    throw explain(error, target);
  }
}

/** Whether the server accepts this user over this kind of connection; uses up the connection. */
async function isAccepted(socket: Socket, { target, signal }: ConnectRequest): Promise<boolean> {
  const words = `user\0${target.user}\0database\0${target.database}\0\0`;
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + Buffer.byteLength(words), 0);
  head.writeInt32BE(PROTOCOL, 4);
  socket.write(Buffer.concat([head, Buffer.from(words)]));
  const answer = String(await until(socket, "data", signal));
  socket.destroy();
  return !(answer.startsWith("E") && answer.includes(REJECTED_BY_HBA));
}

type Open = (request: ConnectRequest) => Promise<Socket>;

/** `allow` and `prefer`: try the other kind if the first is rejected, as in libpq. */
async function openEither(request: ConnectRequest, first: Open, second: Open): Promise<Socket> {
  try {
    if (await isAccepted(await first(request), request)) return await first(request);
  } catch (error) {
    if (!(error instanceof MisconfiguredError)) throw error;
  }
  return await second(request);
}

/**
 * Opens one connected socket, with TLS as the address asks for it, or fails within three seconds.
 */
export async function openSocket(target: DatabaseTarget): Promise<Socket> {
  const { mode } = target.tls;
  const isPlain = target.host.startsWith("/") || mode === "disable";
  const options = isPlain ? {} : tlsOptions(target.tls);
  const request = { target, options, signal: AbortSignal.timeout(CONNECT_MS) };
  if (isPlain) return await openPlain(request);
  if (mode === "allow") return await openEither(request, openPlain, openTls);
  if (mode === "prefer") return await openEither(request, openTls, openPlain);
  return await openTls(request);
}
