import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { afterPaint, usePainted } from "./after-paint.ts";

const turns: string[] = [];

function Late({ id, value }: { id: string; value: number }) {
  const painted = usePainted(value);
  turns.push(`${id} ${painted}`);
  return <p>{`${id} shows ${painted}`}</p>;
}

const page = (value: number) => (
  <>
    <Late id="one" value={value} />
    <Late id="two" value={value} />
  </>
);

it("keeps the old value for the frame of a change, then shows the latest", async () => {
  const { rerender, unmount } = render(page(1));
  rerender(page(2));
  expect(screen.getByText("one shows 1")).toBeDefined();
  rerender(page(3));
  turns.length = 0;
  await act(() => screen.findByText("two shows 3"));
  expect(screen.getByText("one shows 3")).toBeDefined();
  // One render each, and none with the skipped value.
  expect(turns).toEqual(["one 3", "two 3"]);
  rerender(page(4));
  unmount();
  turns.length = 0;
  await new Promise<void>((done) => void afterPaint(done));
  expect(turns).toEqual([]);
});
