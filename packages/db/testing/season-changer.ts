/** Changes the season once it is told to. Forked by the test that kills it on the way. */
import { once } from "node:events";
import { generateWorld, type Position } from "@emberlode/game";
import { changeSeason } from "../seasons/change-season.ts";

export interface SeasonOrders {
  url: string;
  world: string;
  season: number;
  now: number;
  seed: string;
  starts: Position[];
}

const orders: SeasonOrders = JSON.parse(process.env.ORDERS ?? "{}");
const cells = generateWorld(orders.seed);
process.send?.("ready");
await once(process, "message");
process.send?.(await changeSeason({ ...orders, days: 28, cells }));
process.disconnect();
