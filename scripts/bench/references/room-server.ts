/**
 * `colyseus`: a room that holds the players' state, decides digs on it, stores each in a Drizzle
 * transaction before answering, and sends the new state to everyone in patches.
 */
import { type Client, Room, Server } from "@colyseus/core";
import { MapSchema, schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Digger, decideDig, digInput } from "./dig.ts";
import { connect, type Database, findPlayer, players, storeDig } from "./drizzle-tables.ts";
import { serveReference } from "./serve.ts";

const Shown = schema({ metal: "number", energy: "number" });
const Shared = schema({ diggers: { map: Shown } });

const joining = z.object({ token: z.string() });
const digging = digInput.extend({ key: z.string() });

/** A player in the room, with the times until which fields are spent. */
interface Member {
  digger: Digger;
  cooldowns: Map<string, number>;
}

class DigRoom extends Room<InstanceType<typeof Shared>> {
  override autoDispose = false;
  readonly #members = new Map<string, Member>();
  #db: Database | undefined;

  override onCreate({ db }: { db: Database }): void {
    this.#db = db;
    this.state = new Shared({ diggers: new MapSchema() });
    this.onMessage("dig", async (client, message) => {
      try {
        client.send("dug", await this.#dig(client, message));
      } catch (error) {
        client.send("refused", String(error));
      }
    });
  }

  override async onAuth(_client: Client, options: unknown): Promise<number | null> {
    return this.#db ? findPlayer(this.#db, joining.parse(options).token) : null;
  }

  override async onJoin(client: Client, _options: unknown, playerId?: number): Promise<void> {
    const [player] = (await this.#db
      ?.select()
      .from(players)
      .where(eq(players.id, playerId ?? 0))) ?? [undefined];
    if (player === undefined) throw new Error("nobody's session");
    this.#members.set(client.sessionId, { digger: player, cooldowns: new Map() });
    const { metal, energy } = player;
    this.state.diggers.set(client.sessionId, new Shown({ metal, energy }));
  }

  override onLeave(client: Client): void {
    this.#members.delete(client.sessionId);
    this.state.diggers.delete(client.sessionId);
  }

  async #dig(client: Client, message: unknown) {
    const { key, ...input } = digging.parse(message);
    const member = this.#members.get(client.sessionId);
    if (member === undefined || this.#db === undefined) throw new Error("not in the room");
    const place = `${input.field.x}:${input.field.y}`;
    const dug = decideDig(member.digger, input, member.cooldowns.get(place) ?? 0, key);
    if (dug === null) throw new Error("the field is spent");
    await this.#db.transaction((tx) => storeDig(tx, dug));
    member.digger = dug.after;
    member.cooldowns.set(place, dug.answer.spentUntil);
    const shown = this.state.diggers.get(client.sessionId);
    if (shown) Object.assign(shown, { metal: dug.after.metal, energy: dug.after.energy });
    return dug.answer;
  }
}

serveReference(async (order) => {
  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  server.define("dig", DigRoom, { db: connect(order) });
  await server.listen(0, "127.0.0.1");
  const address = transport.server?.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
});
