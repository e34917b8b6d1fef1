/** Where each desk can be open, and a player who can use all of them. */
import type { Position } from "@emberlode/contract";
import { TOOL_IDS, type ToolId } from "@emberlode/game";
import type { Browser, Page } from "playwright-core";
import { DESKS, type DeskId } from "../features/desks/desk-ids.ts";
import type { BuiltServer } from "./built-server.ts";
import { equipInDatabase } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { openPlayerPage } from "./player-pages.ts";

/** The ground that each place desk needs: a type of field, or a place that only one player sees. */
const GROUND: Readonly<Partial<Record<DeskId, string>>> = {
  cave: "cave",
  forest: "forest",
  memorial: "memorial",
  euc: "euc",
  factory: "factory",
  bank: "bank",
  exchange: "web",
  market: "market",
  casino: "casino",
};

const tool = (id: ToolId, count: number) => `tools[${TOOL_IDS.indexOf(id) + 1}] = ${count}`;

/** Resources, tools, units and parts with which every desk can be used. */
export const FULL_OUTFIT = {
  metal: 60_000,
  energy: 45_000,
  set: [
    tool("bank", 2),
    tool("casino", 1),
    tool("market", 1),
    tool("mines", 20),
    tool("army_locator", 5),
    "attack_units[1] = 12",
    "defense_units[1] = 4",
    "bank_metal = 0",
    "candle = 3",
    "parts[1] = 4",
  ].join(", "),
};

/** Moves the player to where a desk can be open; own desks open anywhere. */
export async function moveToDesk(
  server: BuiltServer,
  page: Page,
  desk: DeskId,
  enemyBase: Position,
): Promise<void> {
  const ground = GROUND[desk];
  if (ground !== undefined) return equipInDatabase(server, page, { onFieldType: ground });
  switch (desk) {
    case "mirage":
      // A mirage is shown to one player only, so it is not on the map.
      return equipInDatabase(server, page, {
        onFieldType: "waste",
        set: "mirage_x = x, mirage_y = y, mirage_day = 0",
      });
    case "raid":
      return equipInDatabase(server, page, { set: `x = ${enemyBase.x}, y = ${enemyBase.y}` });
    case "base": {
      const { base } = await payloadOf(page);
      return equipInDatabase(server, page, { set: `x = ${base.x}, y = ${base.y}` });
    }
    default:
      if (DESKS[desk] === "place") throw new Error(`No position is known for the desk ${desk}.`);
  }
}

/** Another player whose base may be attacked; returns its position. */
export async function createEnemy(browser: Browser, server: BuiltServer): Promise<Position> {
  const { page, context } = await openPlayerPage(browser, server);
  await equipInDatabase(server, page, {
    metal: 9000,
    set: "shield_until = 0, defense_units[1] = 4",
  });
  const { base } = await payloadOf(page);
  await context.close();
  return base;
}

/** Opens a desk like the game's own buttons: by its URL, with a history entry that Back leaves. */
export async function openDesk(page: Page, desk: DeskId) {
  await page.evaluate((id) => history.pushState({ desk: true }, "", `/game?desk=${id}`), desk);
  const opened = page.locator(`[data-desk="${desk}"]`);
  await opened.waitFor();
  return opened;
}
