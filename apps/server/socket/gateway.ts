/** Chat, alerts and world changes over Socket.IO (docs/architecture.md, "Live events"). */
import { randomBytes } from "node:crypto";
import type { Server as HttpServer, IncomingMessage } from "node:http";
import { GameError, limitAddress, type Services, toPublicSchedule } from "@emberlode/api";
import {
  MAX_FRAME_BYTES,
  SOCKET_EVENTS,
  SOCKET_PATH,
  VISIBILITY_TIMEOUT_MS,
  visibleInput,
} from "@emberlode/contract";
import { isWithin } from "@emberlode/game";
import { acceptedLanguage } from "@emberlode/messages";
import { Server } from "socket.io";
import type { AddressOf } from "../addresses/client-address.ts";
import type { ConnectionLimits } from "../connections/connection-limits.ts";
import { createThrottledLog } from "../log.ts";
import type { SameOrigin } from "../requests/same-origin.ts";
import { createAdmission } from "./admit.ts";
import { createBroadcaster } from "./broadcast.ts";
import { cutWhenFlooding, type Flood } from "./floods.ts";
import { type Connection, cutOff, type GameServer, type GameSocket } from "./game-socket.ts";
import { languageOfHandshake } from "./handshake.ts";
import { createNotifier } from "./notify-sockets.ts";
import { createRoomJoiner } from "./room-membership.ts";
import { createStatusSender } from "./send-statuses.ts";
import { cutWhenSlow } from "./slow-readers.ts";
import { createSocketCalls } from "./socket-calls.ts";
import { handshakeError, toRefusal } from "./socket-refusals.ts";
import { SocketTable } from "./socket-table.ts";

/** How often the session of every socket is checked, in milliseconds. */
const CHECK_EVERY_MS = 15_000;
/** Random bytes in a connection id. */
const ID_BYTES = 15;

export interface GatewayOptions {
  services: Services;
  sameOrigin: SameOrigin;
  /** Whether the public address is https. */
  secure: boolean;
  addressOf: AddressOf;
  /** The limits of sockets by address and player. */
  connectionLimits: Pick<ConnectionLimits, "sockets" | "players">;
  /** Prefix of connection ids that identifies the process. */
  idPrefix: string;
}

interface SocketCounts {
  readonly sockets: number;
  /** Players with sockets. */
  readonly players: number;
  /** Chat messages, removals and new names sent, counted per socket. */
  readonly delivered: number;
  /** How often the connection for live events was lost and restored. */
  readonly reconnects: number;
  /** Closed connections, by the exceeded limit. */
  readonly floods: Readonly<Record<Flood, number>>;
}

export interface Gateway {
  counts(): SocketCounts;
  /** Closes every socket. */
  close(): Promise<void>;
}

/** Why a handshake is refused; null for our own pages within the limits. */
async function handshakeRefusal(
  request: IncomingMessage,
  { services, sameOrigin, addressOf, connectionLimits }: GatewayOptions,
): Promise<string | null> {
  try {
    if (!sameOrigin.isOwnHandshake(request)) throw new GameError("CROSS_SITE");
    const address = addressOf(request);
    await services.limits.charge("read", null, address);
    if (await connectionLimits.sockets.isBelowLimit(limitAddress(address))) return null;
    throw new GameError("TOO_MANY_REQUESTS", {
      text: ({ errors }) => errors("networkSockets"),
    });
  } catch (error) {
    const language = acceptedLanguage(request.headers["accept-language"]);
    return toRefusal(error, services, language).error.text;
  }
}

/** Sends what a page that was away may have missed: the schedule, and a change of the season. */
function greet(socket: GameSocket, { worldSchedule, clock, world }: Services): void {
  const schedule = worldSchedule.current();
  socket.emit(SOCKET_EVENTS.schedule, toPublicSchedule(schedule, clock.now()));
  const season = world.season();
  const clientSeason: unknown = socket.handshake.auth.season;
  if (typeof clientSeason === "number" && season !== null && clientSeason !== season) {
    socket.emit(SOCKET_EVENTS.season, { season });
  }
}

/** Handles the events of a client; refuses unknown ones that expect an answer. */
function handleEvents(
  socket: GameSocket,
  services: Services,
  run: ReturnType<typeof createSocketCalls>["run"],
): void {
  socket.on(SOCKET_EVENTS.send, (...sent) =>
    run(socket, sent.at(-1), (caller) => caller.chat.send(sent[0])),
  );
  socket.on(SOCKET_EVENTS.resume, (...sent) =>
    run(socket, sent.at(-1), (caller) => caller.chat.resume(sent[0])),
  );
  socket.on(SOCKET_EVENTS.visible, (...sent) => {
    const parsed = visibleInput.safeParse(sent[0]);
    // Only events without a callback; others get a refusal below.
    if (!parsed.success || sent.length !== 1) return;
    socket.data.lastVisibleAt = parsed.data.visible ? services.clock.now() : null;
  });
  const known: readonly string[] = [SOCKET_EVENTS.send, SOCKET_EVENTS.resume];
  socket.onAny((event: string, ...sent: unknown[]) => {
    const ack = sent.at(-1);
    if (known.includes(event) || typeof ack !== "function") return;
    ack(toRefusal(new GameError("BAD_INPUT"), services, socket.data.language));
  });
}

/** Opens the socket server next to the HTTP server's other routes. */
export function openGateway(http: HttpServer, options: GatewayOptions): Gateway {
  const { services, addressOf, connectionLimits } = options;
  const table = new SocketTable(connectionLimits.players);
  const floods: Record<Flood, number> = { packets: 0, bytes: 0, namespace: 0 };
  const logFlood = createThrottledLog(services, "a socket sent too much and was cut off");

  const io: GameServer = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ["websocket", "polling"],
    // Clients start with a WebSocket; polling requests cannot use one.
    allowUpgrades: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    allowRequest: (request, answer) =>
      void handshakeRefusal(request, options).then((refusal) => answer(refusal, refusal === null)),
  });
  io.engine.generateId = () => options.idPrefix + randomBytes(ID_BYTES).toString("base64url");

  /** Counts the connection before reading anything it sends; cuts it off above the limit. */
  async function countConnection(conn: Connection, address: string): Promise<void> {
    const release = await connectionLimits.sockets.acquire(address);
    if (release === null) cutOff(conn);
    else if (conn.readyState === "closed") release();
    else conn.once("close", release);
  }

  io.engine.on("connection", (conn: Connection) => {
    const address = limitAddress(addressOf(conn.request));
    // Check again: concurrent handshakes may all have been admitted while there was room for one.
    void countConnection(conn, address);
    cutWhenSlow(conn);
    cutWhenFlooding(conn, (why) => {
      floods[why] += 1;
      logFlood({ address, why });
    });
  });

  const join = createRoomJoiner(services);
  const admit = createAdmission({ ...options, table, join });
  io.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) =>
        next(handshakeError(error, services, languageOfHandshake(socket.handshake))),
    );
  });

  const report = (err: unknown) => services.log.warn({ err }, "a live event was not delivered");

  const calls = createSocketCalls(services);
  const statuses = createStatusSender({ io, services, table, report });

  io.on("connection", (socket) => {
    // For changes since the page's own request.
    statuses.changed(socket.data.playerId);
    greet(socket, services);
    // The session may have ended during the admission.
    void calls.closeIfSessionEnded(socket).catch(report);
    // A socket that disconnects must not keep an uncounted connection.
    socket.on("disconnect", () => socket.conn.close());
    handleEvents(socket, services, calls.run);
  });

  const broadcaster = createBroadcaster(io);
  const notify = createNotifier({
    io,
    broadcaster,
    services,
    table,
    join,
    checkSessions: calls.checkSessions,
    report,
  });
  let reconnects = 0;
  const unsubscribe = services.live.subscribe((event) => {
    if (event.t === "reconnected") reconnects += 1;
    statuses.onEvent(event);
    void notify(event).catch(report);
  });
  const isVisible = ({ data: { lastVisibleAt } }: GameSocket) =>
    lastVisibleAt !== null && isWithin(lastVisibleAt, VISIBILITY_TIMEOUT_MS, services.clock.now());
  const removePresenceCheck = services.pushes.addPresenceCheck((playerId) =>
    table.of(playerId).some(isVisible),
  );
  const timer = setInterval(
    () => void calls.checkSessions(table.all()).catch(report),
    CHECK_EVERY_MS,
  );
  timer.unref();

  return {
    counts: () => ({
      sockets: table.all().length,
      players: table.players().length,
      delivered: broadcaster.delivered,
      reconnects,
      floods,
    }),
    async close() {
      clearInterval(timer);
      unsubscribe();
      removePresenceCheck();
      io.disconnectSockets(true);
      // Not `io.close()`, because the owner closes the HTTP server.
      io.engine.close();
    },
  };
}
