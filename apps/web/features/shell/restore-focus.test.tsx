import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { RestoreFocus } from "./restore-focus.tsx";

function drawnAgain(href: string | null) {
  document.body.innerHTML =
    '<div id="root"><a href="/story">Story</a><a href="/ranks">Ranks</a></div>';
  const root = document.getElementById("root");
  if (root === null) throw new Error("no root");
  if (href !== null) root.querySelector<HTMLElement>(`[href="${href}"]`)?.focus();
  act(() =>
    createRoot(root).render(
      <>
        <a href="/story">Story</a>
        <a href="/ranks">Ranks</a>
        <RestoreFocus href={href} />
      </>,
    ),
  );
  return document.activeElement?.textContent;
}

it("stays on the link that had it when the page takes the place of its words", () => {
  expect(drawnAgain("/ranks")).toBe("Ranks");
});

it("stays where it is if Tab was not pressed", () => {
  expect(drawnAgain(null)).toBe(document.body.textContent);
});
