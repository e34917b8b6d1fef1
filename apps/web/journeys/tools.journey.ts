/** Research and tools: raises, refusals, mines, locators, jumps, and moving the base. */

import { MAP_LETTERS, type Position, type ViewAnswer } from "@emberlode/contract";
import {
  FIELD_TYPES,
  type FieldType,
  type Ground,
  gridDistance,
  isSameCell,
  mineGroundRefusal,
  TOOL_IDS,
  type ToolId,
  wrapCoordinate,
} from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { messages } from "../lib/messages.ts";
import { queryApi } from "./api-calls.ts";
import { auditPageAgain } from "./audit-page.ts";
import { equipInDatabase } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { expectOneRefusal } from "./intercept-call.ts";
import { openPlayerPage } from "./player-pages.ts";
import { press } from "./press.ts";
import { answer } from "./question.ts";
import { screens } from "./tier.ts";

const t = await messages("catalogue");
const MINES = t("tools.mines.name");

setUpGameServer();

async function openDesk(page: Page, desk: "research" | "tools") {
  const title = english.desks(`titles.${desk}`);
  await page.goto(`/game?desk=${desk}`);
  const region = page.getByRole("region", { name: title, exact: true });
  await region.getByRole("heading", { name: title, exact: true }).waitFor();
  return region;
}

async function ownedCount(page: Page, tool: ToolId): Promise<number | undefined> {
  const { tools } = await queryApi<{ tools: { tool: ToolId; count: number }[] }>(
    page,
    "/api/user/tools",
  );
  return tools.find((held) => held.tool === tool)?.count;
}

/** The nearest visible field on which the player may lay mines; null if none. */
async function fieldForMines(page: Page): Promise<Position | null> {
  const { status: from } = await payloadOf(page);
  const view = await queryApi<ViewAnswer>(page, "/api/fields/view");
  const groundAt = ({ x, y }: Position): Ground | undefined => {
    const letter = view.rows[y - 1]?.[x - 1];
    const type = FIELD_TYPES.find((one) => MAP_LETTERS[one] === letter);
    return type && { x, y, type, ownerId: null };
  };
  const around = [-2, -1, 0, 1, 2].flatMap((dy) =>
    [-2, -1, 0, 1, 2].map((dx) => ({
      x: wrapCoordinate(from.x + dx),
      y: wrapCoordinate(from.y + dy),
    })),
  );
  return (
    around
      .filter((cell) => mineGroundRefusal(cell, groundAt) === null)
      .sort((a, b) => gridDistance(from, a) - gridDistance(from, b))[0] ?? null
  );
}

/** Jumps to a field of a kind with the Probability Drive. */
async function jumpTo(page: Page, desk: Locator, type: FieldType): Promise<void> {
  const before = Number(await ownedCount(page, "prob_drive"));
  await desk.getByRole("combobox", { name: english.tools("prob_drive.type") }).selectOption(type);
  await press(desk, english.tools("prob_drive.go", { title: t(`fields.${type}.title`) }));
  await expect.poll(() => ownedCount(page, "prob_drive")).toBe(before - 1);
}

/** SQL assignments that give the player this many of each tool. */
const held = (counts: Partial<Record<ToolId, number>>) =>
  TOOL_IDS.flatMap((tool, index) =>
    counts[tool] === undefined ? [] : [`tools[${index + 1}] = ${counts[tool]}`],
  ).join(", ");

for (const [name, viewport] of screens("phone")) {
  it(`raises a research up to the level of the base, ${name}`, async () => {
    const player = await openPlayerPage(browser, server, viewport);
    const { page } = player;
    await equipInDatabase(server, page, { metal: 10_000, energy: 10_000 });
    const before = (await payloadOf(page)).status;
    const desk = await openDesk(page, "research");
    await press(desk, english.research("raise", { name: MINES, level: "1" }));
    await desk.getByText(english.research("raised", { name: MINES, level: "1" })).waitFor();
    await desk.getByText(`+20 ${MINES}`).waitFor();
    expect((await payloadOf(page)).status.metal).toBe(before.metal - 800);
    expect(await ownedCount(page, "mines")).toBe(20);
    const next = desk.getByRole("button", {
      name: english.research("raise", { name: MINES, level: "2" }),
    });
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    await desk.getByText(english.errors("needBaseLevel", { need: 2 })).waitFor();
    await next.click({ force: true });
    expect((await payloadOf(page)).status.metal).toBe(before.metal - 800);
    await auditPageAgain(player);
  });

  it(`lays mines, finds a factory, jumps and moves the base, ${name}`, async () => {
    const player = await openPlayerPage(browser, server, viewport);
    const { page } = player;
    const counts = { mines: 10, flag_locator: 2, prob_drive: 20, base_mover: 1, scouter: 1 };
    const { base } = await payloadOf(page);
    await equipInDatabase(server, page, { set: `${held(counts)}, x = ${base.x}, y = ${base.y}` });
    const desk = await openDesk(page, "tools");
    const use = (tool: ToolId) =>
      desk
        .getByRole("button", { name: `${english.tools("open")} ${t(`tools.${tool}.name`)}` })
        .click();
    const row = (title: string) => desk.getByRole("listitem").filter({ hasText: title }).first();
    await row(t("tools.base_mover.name")).getByText(english.tools("refused.alreadyBase")).waitFor();
    await row(english.tools("count", { count: "10" }))
      .getByText(english.tools("refused.emptyOnly"))
      .waitFor();

    await use("prob_drive");
    await jumpTo(page, desk, "cave");
    await desk.getByText(`−1 ${t("tools.prob_drive.name")}`).waitFor();
    await page
      .getByRole("main")
      .getByRole("heading", { name: english.desks("titles.cave") })
      .first()
      .waitFor();
    let to = await fieldForMines(page);
    while (to === null) {
      await jumpTo(page, desk, "waste");
      to = await fieldForMines(page);
    }

    await use("mines");
    await desk.getByRole("gridcell", { name: new RegExp(`^${to.x}, ${to.y}\\.`) }).click();
    await auditPageAgain(player);
    const { status } = await payloadOf(page);
    if (!isSameCell(to, status)) {
      await press(desk, english.tools("walkFirst", { x: to.x, y: to.y }));
    }
    await desk.getByRole("textbox", { name: english.tools("mines.howMany") }).fill("3");
    await desk.getByRole("button", { name: english.tools("mines.go", { count: 3 }) }).click();
    await answer(page, english.tools("mines.question.verb")).click();
    await desk.getByText("−3 mines").waitFor();
    // The shield is gone, so there is no question.
    await desk.getByText(english.tools("mines.dropsShield")).waitFor({ state: "hidden" });
    expect(await ownedCount(page, "mines")).toBe(7);
    await desk.getByRole("button", { name: english.tools("mines.go", { count: 3 }) }).click();
    await desk.getByRole("alert").getByText(english.errors("texts.NO_MINES_HERE")).waitFor();
    expectOneRefusal(player);
    expect(await ownedCount(page, "mines")).toBe(7);

    await use("flag_locator");
    await desk.getByRole("button", { name: english.tools("flag_locator.go") }).click();
    const found = desk.getByRole("region", { name: english.tools("found.title") });
    await found.getByText(english.tools("found.freeFactory")).waitFor();
    await found.getByRole("button", { name: english.tools("found.save") }).click();
    await found.getByRole("button", { name: english.tools("found.saved") }).waitFor();

    await use("base_mover");
    await desk.getByRole("button", { name: english.tools("base_mover.go") }).click();
    await answer(page, english.tools("base_mover.question.verb")).click();
    await desk.getByText(`−1 ${t("tools.base_mover.name")}`).waitFor();
    const after = await payloadOf(page);
    expect(after.base).toEqual({ x: after.status.x, y: after.status.y });
    expect(after.base).not.toEqual(base);
    await auditPageAgain(player);
  });
}
