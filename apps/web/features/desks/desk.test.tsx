import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { guardComposition } from "../../lib/input-methods.ts";
import { pretendPage } from "../../lib/testing.tsx";
import { Desk } from "./desk.tsx";
import { isDeskOpen, openDesk, useOpenDesk } from "./use-desk.ts";

function openBank() {
  window.history.replaceState(null, "", "/game?desk=bank");
  const { wrapper } = pretendPage();
  render(
    <Desk id="bank" title="Bank">
      <p>Vault</p>
    </Desk>,
    { wrapper },
  );
}

it.each([
  ["is closed by Escape", null],
  ["is not closed by the Escape that closes an explanation", document.body],
])("%s", (_what, explanation) => {
  openBank();
  // jsdom has no popovers.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
    selector === ":popover-open" ? explanation : find(selector),
  );
  fireEvent.keyDown(window, { key: "Escape" });
  expect(isDeskOpen()).toBe(explanation !== null);
});

/** A game page: the main button, a button that opens a desk, and a text field. */
function Game({ dig }: { dig: () => void }) {
  const open = useOpenDesk();
  return (
    <>
      <section className="scene">
        <button type="button" className="dig-btn" onClick={dig}>
          Dig
        </button>
      </section>
      <button type="button" onClick={() => openDesk("log")}>
        Open log
      </button>
      <input aria-label="Talk" />
      {open !== null && (
        <Desk id={open} title="Log">
          <p>Lines</p>
        </Desk>
      )}
    </>
  );
}

async function openLog() {
  window.history.pushState(null, "", "/game");
  const dig = vi.fn();
  render(<Game dig={dig} />, { wrapper: pretendPage().wrapper });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Open log" }));
  expect(document.activeElement?.textContent).toBe("Log");
  return { user, dig };
}

const closed = () => waitFor(() => expect(screen.queryByText("Lines")).toBeNull());

it("leaves Space to the main button once it closes, even if its opener was clicked last", async () => {
  const { user, dig } = await openLog();
  // Pressing the opener again focuses it while the desk is open.
  await user.click(screen.getByRole("button", { name: "Open log" }));
  await user.keyboard("{Escape}");
  await closed();
  await user.keyboard(" ");
  expect(dig).toHaveBeenCalledOnce();
  expect(isDeskOpen()).toBe(false);
});

it("stays open on the Escape that ends a composition", async () => {
  guardComposition();
  await openLog();
  fireEvent.keyDown(screen.getByLabelText("Talk"), { key: "Escape", isComposing: true });
  expect(isDeskOpen()).toBe(true);
});

it("does not take the focus from a field that the player types in", async () => {
  const { user } = await openLog();
  await user.type(screen.getByLabelText("Talk"), "Hi");
  act(() => window.history.back());
  await closed();
  expect(document.activeElement).toBe(screen.getByLabelText("Talk"));
});
