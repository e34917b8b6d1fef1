import { act, render } from "@testing-library/react";
import { Fragment } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { guardAgainstPageTranslation } from "./page-translation.ts";
import { translatePage } from "./testing-translator.ts";

let ends: (() => void)[] = [];

beforeEach(() => {
  ends = [guardAgainstPageTranslation()];
});

afterEach(() => {
  for (const end of ends.reverse()) end();
});

/** Lets mutation observers run. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

interface ArmyProps {
  count: number;
  isMax?: boolean;
  names?: readonly string[];
}

/** Text nodes beside elements that change, appear, disappear and move. */
function Army({ count, isMax = false, names = [] }: ArmyProps) {
  return (
    <p>
      {isMax && <b>Max: </b>}
      You have {count} {isMax && "of "}
      {isMax ? 12 : null} <i>{count}</i>
      {names.map((name) => (
        <Fragment key={name}>/{name}</Fragment>
      ))}
    </p>
  );
}

it.each(["replaces", "wraps"] as const)(
  "updates, removes and moves texts that a translator %s",
  async (manner) => {
    const { container, rerender } = render(<Army count={3} names={["Ada", "Bob", "Cyd"]} />);
    ends.push(translatePage(manner));
    await settled();
    expect(container.querySelectorAll("p > font").length).toBeGreaterThan(5);
    const shows = async (army: ArmyProps, text: string) => {
      rerender(<Army {...army} />);
      expect(container.textContent).toBe(text);
      // Wait for the new text to be translated.
      await settled();
      expect(container.textContent).toBe(text);
    };
    await shows({ count: 3, names: ["Cyd", "Ada", "Bob"] }, "You have 3  3/Cyd/Ada/Bob");
    await shows(
      { count: 12, isMax: true, names: ["Bob", "Cyd"] },
      "Max: You have 12 of 12 12/Bob/Cyd",
    );
    await shows({ count: 4, names: ["Dee", "Bob"] }, "You have 4  4/Dee/Bob");
    await shows({ count: 4, isMax: true }, "Max: You have 4 of 12 4");
  },
);

it("updates texts that the translator restored", async () => {
  const { container, rerender } = render(<Army count={3} />);
  const [paragraph] = container.children;
  const texts = [...(paragraph?.childNodes ?? [])].filter((node) => node instanceof Text);
  const fonts = texts.map((text) => {
    const font = document.createElement("font");
    font.textContent = "translated";
    text.replaceWith(font);
    return font;
  });
  await settled();
  for (const [at, font] of fonts.entries()) font.replaceWith(texts[at] ?? "");
  await settled();
  rerender(<Army count={12} isMax />);
  expect(container.textContent).toBe("Max: You have 12 of 12 12");
});

it("works after a text was removed without a replacement", async () => {
  const { container, rerender } = render(<Army count={3} names={["Ada"]} />);
  for (const node of [...(container.querySelector("p")?.childNodes ?? [])]) {
    if (node instanceof Text) node.remove();
  }
  await settled();
  rerender(<Army count={4} isMax />);
  expect(container.textContent).toContain("Max: ");
});
