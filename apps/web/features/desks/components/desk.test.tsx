import { fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { isDeskOpen } from "../hooks/use-desk.ts";
import { Desk } from "./desk.tsx";

beforeEach(() => {
  window.history.replaceState(null, "", "/game?desk=bank");
  const { wrapper } = pretendPage();
  render(
    <Desk id="bank" title="Bank">
      <p>Vault</p>
    </Desk>,
    { wrapper },
  );
});

const pressEscape = () => fireEvent.keyDown(window, { key: "Escape" });

it("is closed by Escape", () => {
  pressEscape();
  expect(isDeskOpen()).toBe(false);
});

it("is not closed by the Escape that closes an explanation", () => {
  // jsdom knows no popovers.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
    selector === ":popover-open" ? document.body : find(selector),
  );
  pressEscape();
  expect(isDeskOpen()).toBe(true);
});
