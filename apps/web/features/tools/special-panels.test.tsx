import { MAP_LETTERS, type UseToolInput } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { makeWorldView } from "../local-map/testing.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { MinesPanel } from "./special-panels.tsx";
import { knownGround } from "./tool-refusal.ts";

const AT = { x: 10, y: 10 };
const LAY: UseToolInput = { tool: "mines", count: 2, n: 1 };

/** Presses the button that lays a mine; returns the uses sent. */
async function lay(shieldUntil: string | null) {
  const used: UseToolInput[] = [];
  const view = makeWorldView({}, {}, MAP_LETTERS.waste);
  const { user } = makePayload({ status: makeStatus({ shieldUntil, ...AT }) });
  const context = { groundAt: knownGround(view), base: { x: 1, y: 1 }, attack: 0, gpsReadyAt: 0 };
  renderPlaying(
    <MinesPanel
      tool={"mines"}
      held={3}
      at={AT}
      user={user}
      context={context}
      refusal={null}
      isPending={false}
      onUse={(input) => used.push(input)}
    />,
    { at: AT, view },
  );
  await press(english.tools("mines.go", { count: 1 }));
  return used;
}

it("asks a shielded player once before giving up the shield", async () => {
  const used = await lay(new Date(Date.now() + DAY).toISOString());
  expect(used).toEqual([]);
  const question = screen.getByRole("alertdialog", { name: english.tools("mines.question.title") });
  const verb = english.tools("mines.question.verb");
  await userEvent.click(within(question).getByRole("button", { name: verb }));
  expect(used).toEqual([LAY]);
});

it("does not ask a player without a shield", async () => {
  expect(await lay(null)).toEqual([LAY]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
