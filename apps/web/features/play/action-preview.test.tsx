import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button } from "../../lib/testing-screen.ts";
import { effortAtom } from "../field/field-atoms.ts";
import { makePlace } from "../field/testing.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { ActionPreview, NearestDig } from "./action-preview.tsx";

const t = english.game;
const { waste, metal } = MAP_LETTERS;

function show(set: Parameters<typeof makePlace>[0]) {
  const view = makeView([waste + waste + metal]);
  return renderPlaying(<NearestDig place={makePlace(set)} />, { view }).store;
}

it("offers a choice of effort for digging on arrival", async () => {
  const store = show({ type: "waste" });
  const group = screen.getByRole("group", { name: t("field.effort") });
  const all = within(group).getAllByRole("button");
  expect(all).toHaveLength(3);
  await userEvent.click(all[2] ?? document.body);
  expect(store.get(effortAtom)).toBe(20);
});

it("says what a higher effort counts as, and how few full-yield digs are left", async () => {
  const fatigue = { digs: 430, factor: 1, remaining: 70, veins: 0 } as const;
  const payload = makePayload({ status: makeStatus({ fatigue }) });
  const place = makePlace({ type: "metal" });
  const page = (
    <>
      <ActionPreview place={place} />
      <NearestDig place={place} />
    </>
  );
  const { container } = renderPlaying(page, { payload, view: makeView([waste + waste + metal]) });
  expect(container.textContent).not.toContain(t("field.countsAs", { effort: 1 }));
  button(`${t("field.walkAndDig")} ${t("field.fewLeft", { left: 70 })}`);
  await userEvent.click(screen.getByText(t("field.effortOf", { effort: 20 })));
  expect(container.textContent).toContain(t("field.countsAs", { effort: 20 }));
});

it("leaves the choice of effort to a field that can be dug itself", () => {
  show({ type: "metal" });
  expect(screen.queryByRole("group", { name: t("field.effort") })).toBeNull();
  button(t("field.walkAndDig"));
});

it.each([
  ["keeps its button in a phone's way where the big one enters the place", "forest", true],
  ["leaves the way to a phone's big button elsewhere", "waste", false],
] as const)("%s", (_what, type, enters) => {
  show({ type });
  expect(button(t("field.walkAndDig")).closest("[data-enters]") !== null).toBe(enters);
});
