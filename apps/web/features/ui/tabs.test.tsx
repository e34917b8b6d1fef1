import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { id: "one", label: "One", panel: <input aria-label="First" /> },
  { id: "two", label: "Two", panel: "Second" },
  { id: "three", label: "Three", panel: "Third" },
] as const;

function selected() {
  return screen.getByRole("tab", { selected: true }).textContent;
}

it("moves with the arrow keys, wraps, and keeps one tab in the tab order", async () => {
  const user = userEvent.setup();
  render(<Tabs label="Numbers" tabs={TABS} />);
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(selected()).toBe("Two");
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(selected()).toBe("Three");
  expect(document.activeElement?.textContent).toBe("Three");
  const createSequencer = screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  expect(createSequencer).toHaveLength(1);
});

it("keeps typed text when a panel is left and opened again", async () => {
  const user = userEvent.setup();
  render(<Tabs label="Numbers" tabs={TABS} />);
  await user.type(screen.getByLabelText("First"), "draft");
  await user.click(screen.getByRole("tab", { name: "Two" }));
  await user.click(screen.getByRole("tab", { name: "One" }));
  expect(screen.getByLabelText("First")).toHaveProperty("value", "draft");
});

it("opens the requested tab each time, and allows opening others in between", async () => {
  const openRequest = (times: number) => (
    <Tabs label="Numbers" tabs={TABS} openRequest={{ id: "three", times }} />
  );
  const { rerender } = render(openRequest(0));
  expect(selected()).toBe("One");
  rerender(openRequest(1));
  expect(selected()).toBe("Three");
  await userEvent.setup().click(screen.getByRole("tab", { name: "Two" }));
  rerender(openRequest(1));
  expect(selected()).toBe("Two");
  rerender(openRequest(2));
  expect(selected()).toBe("Three");
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

it("scrolls the tabs into view after the panel, which may be taller than the screen", async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = vi.fn(function scroll(this: Element) {
    shown.push(this.getAttribute("role"));
  });
  render(<Tabs label="Numbers" tabs={TABS} />);
  await userEvent.setup().click(screen.getByRole("tab", { name: "Two" }));
  expect(shown).toEqual(["tabpanel", "tablist"]);
});
