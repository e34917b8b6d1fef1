/** Chat, alerts and world changes over Socket.IO (wire contract: sockets). */
import type { Server as HttpServer } from "node:http";
import {
  createCaller,
  createContext,
  GameError,
  isUnexpected,
  type Services,
  toFailure,
} from "@emberlode/api";
import {
  MAX_FRAME_BYTES,
  SOCKET_EVENTS,
  SOCKET_PATH,
  type SocketRefusal,
} from "@emberlode/contract";
import { Server } from "socket.io";
import { addressOf, type TrustProxy } from "./address.ts";
import { type GameServer, type GameSocket, hidingRoom, playerRoom } from "./game-socket.ts";
import { credentialOf, isOwnHandshake } from "./handshake.ts";
import { createTeller } from "./tell-sockets.ts";

/** Sockets of one player; browsers have one per tab. */
const MAX_PER_PLAYER = 12;
/** More events than this of one socket in that time are no player's: it is closed. */
const FLOOD = { events: 200, ms: 10_000 };
/** How often every socket's session is looked at, in milliseconds. */
const CHECK_EVERY_MS = 15_000;

export interface GatewayOptions {
  services: Services;
  publicOrigin: string | null;
  /** Whether the public address is https. */
  secure: boolean;
  /** Whose `X-Forwarded-For` is believed, as Fastify takes it. */
  trustProxy: TrustProxy;
}

export interface Gateway {
  /** Closes every socket. */
  close(): Promise<void>;
}

function toRefusal(error: unknown, services: Services): SocketRefusal {
  const known = error instanceof Error ? error : new Error(String(error));
  if (isUnexpected(known)) services.log.error({ err: known }, "unexpected error on a socket");
  const { gameCode, text, retryAfterSeconds } = toFailure(known);
  return {
    error: { code: gameCode, text, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
  };
}

/** An error that the client reads when its handshake was refused. */
function handshakeError(code: ConstructorParameters<typeof GameError>[0]): Error {
  const { gameCode, text } = toFailure(new GameError(code));
  return Object.assign(new Error(text), { data: { code: gameCode, text } });
}

/** Opens the socket server beside the HTTP server's other calls. */
export function openGateway(http: HttpServer, options: GatewayOptions): Gateway {
  const { services, publicOrigin, secure } = options;
  const io: GameServer = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ["websocket", "polling"],
    maxHttpBufferSize: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      const own = isOwnHandshake(request, publicOrigin);
      answer(own ? null : "CROSS_SITE", own);
    },
  });

  async function join(socket: GameSocket, playerId: number): Promise<void> {
    const hides = (await services.liveWorld.hiddenBy(playerId)).map(hidingRoom);
    for (const room of socket.data.hides ?? []) if (!hides.includes(room)) await socket.leave(room);
    socket.data.hides = hides;
    await socket.join([playerRoom(playerId), ...hides]);
  }

  io.use(async (socket, next) => {
    try {
      const { auth } = socket.handshake;
      const address = addressOf(socket.request, options.trustProxy);
      const ticket: unknown = auth.token;
      const credential =
        typeof ticket === "string"
          ? services.tickets.open(ticket)
          : credentialOf(socket.request, secure);
      const identity = credential && (await services.sessions.check(credential));
      if (!credential || !identity) return next(handshakeError("NOT_LOGGED_IN"));
      const { playerId } = identity;
      const others = io.of("/").adapter.rooms.get(playerRoom(playerId))?.size ?? 0;
      if (others >= MAX_PER_PLAYER) return next(handshakeError("TOO_MANY_REQUESTS"));
      Object.assign(socket.data, { playerId, credential, address, hides: [] });
      // Brings the player into memory: whether a field is in sight is asked of what is known here.
      await services.actions.read(playerId);
      await join(socket, playerId);
      next();
    } catch (error) {
      next(new Error(toRefusal(error, services).error.text));
    }
  });

  /** Ends the socket when its session is over. */
  async function isAlive(socket: GameSocket): Promise<boolean> {
    if ((await services.sessions.check(socket.data.credential)) !== null) return true;
    socket.emit(SOCKET_EVENTS.sessionEnded);
    socket.disconnect(true);
    return false;
  }

  /** Runs a procedure as the socket's player: limits, session and schemas are those of every call. */
  async function run<Answer>(
    socket: GameSocket,
    done: unknown,
    call: (caller: ReturnType<typeof createCaller>) => Promise<Answer>,
  ): Promise<void> {
    const answer = typeof done === "function" ? done : () => {};
    try {
      if (!(await isAlive(socket))) throw new GameError("NOT_LOGGED_IN");
      const { credential, address } = socket.data;
      const context = createContext(services, {
        ...credential,
        address,
        idempotencyKey: null,
        callIndex: 0,
      });
      answer(await call(createCaller(() => context)));
    } catch (error) {
      answer(toRefusal(error, services));
    }
  }

  io.on("connection", (socket) => {
    socket.on(SOCKET_EVENTS.send, (input, done) => run(socket, done, (c) => c.chat.send(input)));
    socket.on(SOCKET_EVENTS.resume, (input, done) =>
      run(socket, done, (c) => c.chat.resume(input)),
    );
    let events = 0;
    let since = performance.now();
    socket.use((_event, next) => {
      const now = performance.now();
      if (now - since > FLOOD.ms) [events, since] = [0, now];
      events += 1;
      if (events > FLOOD.events) socket.disconnect(true);
      else next();
    });
    const known: readonly string[] = [SOCKET_EVENTS.send, SOCKET_EVENTS.resume];
    socket.onAny((event: string, ...sent: unknown[]) => {
      const done = sent.at(-1);
      if (known.includes(event) || typeof done !== "function") return;
      done(toRefusal(new GameError("BAD_INPUT"), services));
    });
  });

  const report = (err: unknown) => services.log.warn({ err }, "live events: one was not passed on");
  async function checkAll(matches: (socket: GameSocket) => boolean): Promise<void> {
    for (const socket of io.of("/").sockets.values()) if (matches(socket)) await isAlive(socket);
  }

  const hear = createTeller({ io, services, join, checkAll, report });
  const unsubscribe = services.live.subscribe((event) => void hear(event).catch(report));
  const timer = setInterval(() => void checkAll(() => true).catch(report), CHECK_EVERY_MS);
  timer.unref();

  return {
    async close() {
      clearInterval(timer);
      unsubscribe();
      io.disconnectSockets(true);
      // Not `io.close()`: the HTTP server is closed by whoever opened it.
      io.engine.close();
    },
  };
}
