import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { RestoreFocus } from "./restore-focus.tsx";

function drawnAgain(href: string | null) {
  document.body.innerHTML =
    '<div id="root"><a href="/story">Story</a><a href="/ranks">Ranks</a></div>';
  const root = document.getElementById("root");
  if (root === null) throw new Error("There is no #root.");
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

it("keeps the focus on the same link when the app replaces the prerendered page", () => {
  expect(drawnAgain("/ranks")).toBe("Ranks");
});

it("leaves the focus alone if Tab was not pressed", () => {
  expect(drawnAgain(null)).toBe(document.body.textContent);
});
