/** Uses a page like a player with a screen reader and a keyboard. */

import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";

/** A control counts as unreachable after this many presses of Tab: two rounds of a full page. */
const MAX_TABS = 400;
/** Rounds in which a control may still appear, and the pause before each, in milliseconds. */
const ROUNDS = 20;
const PAUSE_MS = 250;

/** The current text of all live regions, including the chat. */
export function announced(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[role=status], [role=alert], [role=log], [aria-live]")]
      .filter((region) => region.checkVisibility())
      .map((region) => region.textContent)
      .join("\n"),
  );
}

/** The last announced position of the player. */
export async function announcedPlace(page: Page): Promise<string> {
  return (await page.getByTestId("live-place").textContent()) ?? "";
}

interface FocusedControl {
  name: string;
  role: string;
  disabled: boolean;
  /** Why the control is disabled. */
  reason: string;
}

/** What a screen reader announces for the focused control. */
function focused(page: Page): Promise<FocusedControl> {
  return page.evaluate(() => {
    const control = document.activeElement;
    const text = (ids: string | null | undefined) =>
      (ids ?? "")
        .split(" ")
        .map((id) => (id === "" ? "" : (document.getElementById(id)?.textContent ?? "")))
        .join(" ")
        .trim();
    const spoken = (element: Element) => {
      const copy = element.cloneNode(true);
      if (!(copy instanceof Element)) return "";
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return (copy.textContent ?? "").trim();
    };
    if (control === null || control === document.body) {
      return { name: "", role: "", disabled: false, reason: "" };
    }
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const label = labels.map(spoken).join(" ").trim();
    const own = control.getAttribute("aria-label") ?? text(control.getAttribute("aria-labelledby"));
    return {
      name: own || label || spoken(control),
      role: control.getAttribute("role") ?? control.tagName.toLowerCase(),
      disabled: control.getAttribute("aria-disabled") === "true",
      reason: text(control.getAttribute("aria-describedby")),
    };
  });
}

const matchesName = (name: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);

/** Moves once around the page by Tab to find a control; false if none. */
async function tabTo(page: Page, isWanted: (control: FocusedControl) => boolean): Promise<boolean> {
  let unfocusedStops = 0;
  for (let tabs = 0; tabs < MAX_TABS && unfocusedStops < 2; tabs++) {
    const now = await focused(page);
    if (isWanted(now)) return true;
    // Nothing has the focus between the last and the first control: twice means one full round.
    if (now.role === "") unfocusedStops++;
    await page.keyboard.press("Tab");
  }
  return false;
}

/** Focuses a control by name with Tab, waiting for it to appear. */
export async function focusByName(page: Page, name: string | RegExp): Promise<void> {
  const isWanted = (control: FocusedControl) =>
    control.role !== "section" && matchesName(control.name, name) && !control.disabled;
  for (let round = 0; round < ROUNDS; round++) {
    if (await tabTo(page, isWanted)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`Tab reaches no control named ${name}.`);
}

/** Presses Enter on the focused control. */
export async function pressFocused(page: Page): Promise<void> {
  const { disabled, name, reason } = await focused(page);
  if (disabled) throw new Error(`${name} is off: ${reason}`);
  await page.keyboard.press("Enter");
}

/** Replaces the text of a field with this label. */
export async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  await focusByName(page, label);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
