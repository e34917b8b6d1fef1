import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { expect, it, vi } from "vitest";
import { type GuidedItem, guidedAtom, useMarkItem } from "./guided-item.tsx";
import { ListRow, ListRows } from "./list-row.tsx";

function Step({ item }: { item: GuidedItem | null }) {
  useMarkItem(item);
  return null;
}

function rows(...steps: (GuidedItem | null)[]) {
  return (
    <>
      {steps.map((item, at) => (
        <Step key={at.toString()} item={item} />
      ))}
      <ListRows label="Units">
        <ListRow title="Pikeman" guide="unit.pikeman" />
        <ListRow title="Wall" guide="unit.wall" />
        <ListRow title="Other" />
      </ListRows>
    </>
  );
}

function show(...steps: (GuidedItem | null)[]) {
  const store = createStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { rerender } = render(rows(...steps), { wrapper });
  return { store, change: (...next: typeof steps) => rerender(rows(...next)) };
}

const marked = () =>
  screen
    .getAllByRole("listitem")
    .filter((row) => row.dataset.marked === "true")
    .map((row) => row.textContent);

const note = english.controls("nextStep");

it("marks the row of the next step, without moving the focus", () => {
  const { change } = show("unit.pikeman");
  expect(marked()).toEqual([`Pikeman${note}`]);
  expect(document.activeElement).toBe(document.body);
  change("unit.wall");
  expect(marked()).toEqual([`Wall${note}`]);
  change(null);
  expect(marked()).toEqual([]);
});

it("scrolls to a requested row and focuses it once", async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const { store } = show();
  act(() => store.set(guidedAtom, { item: "unit.wall", isRequested: true }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Wall${note}`));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(store.get(guidedAtom)).toEqual({ item: "unit.wall", isRequested: false });
  act(() => store.set(guidedAtom, { item: "unit.pikeman", isRequested: false }));
  expect(document.activeElement?.textContent).toBe("Wall");
});

it("keeps a request when the step that is shown turns out to be the same", () => {
  const { store, change } = show();
  act(() => store.set(guidedAtom, { item: "tech.attack.2", isRequested: true }));
  change("tech.attack.2");
  expect(store.get(guidedAtom)).toEqual({ item: "tech.attack.2", isRequested: true });
});
