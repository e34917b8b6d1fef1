/** A page as somebody has it who hears it and presses keys. */

import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";

/** Presses of Tab after which a control counts as not to be reached: two rounds of a full page. */
const MOST_TABS = 400;
/** Rounds in which a control may still come, and the pause before each. */
const ROUNDS = 20;
const PAUSE_MS = 250;

/** What live regions say now; those of the chat too. */
export function announced(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[role=status], [role=alert], [role=log], [aria-live]")]
      .filter((region) => region.checkVisibility())
      .map((region) => region.textContent)
      .join("\n"),
  );
}

/** Where the player was last said to stand. */
export async function announcedPlace(page: Page): Promise<string> {
  return (await page.getByTestId("live-place").textContent()) ?? "";
}

interface Focused {
  name: string;
  role: string;
  disabled: boolean;
  /** Why it does nothing now. */
  reason: string;
}

/** What a screen reader says of the focused control. */
function focused(page: Page): Promise<Focused> {
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

const isCalled = (name: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);

/** Goes once around the page by Tab for a control; false where there is none. */
async function seek(page: Page, isWanted: (control: Focused) => boolean): Promise<boolean> {
  let ends = 0;
  for (let tabs = 0; tabs < MOST_TABS && ends < 2; tabs++) {
    const now = await focused(page);
    if (isWanted(now)) return true;
    // Between the last control and the first one none has the focus: twice there is once round.
    if (now.role === "") ends++;
    await page.keyboard.press("Tab");
  }
  return false;
}

/** Brings the focus to a control of a name by Tab, waiting for it if it is not there yet. */
export async function keyOfName(page: Page, name: string | RegExp): Promise<void> {
  const isWanted = (control: Focused) =>
    control.role !== "section" && isCalled(control.name, name) && !control.disabled;
  for (let round = 0; round < ROUNDS; round++) {
    if (await seek(page, isWanted)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`No control ${name} can be reached by Tab.`);
}

/** Presses the focused control by Enter. */
export async function pressFocused(page: Page): Promise<void> {
  const { disabled, name, reason } = await focused(page);
  if (disabled) throw new Error(`${name} is off: ${reason}`);
  await page.keyboard.press("Enter");
}

/** Types into a field of a label; what stood there is gone. */
export async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  await keyOfName(page, label);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
