import { type Field, MAP_LETTERS } from "@emberlode/contract";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeView, playingPage } from "../../session/testing.tsx";
import { usePlace } from "../hooks/use-place.ts";
import { EnterButton } from "./enter-button.tsx";

const AT = { x: 2, y: 1 };

function Sample({ field }: { field?: Field | undefined }) {
  const place = usePlace(AT, field);
  return (
    <>
      <p>{place.owner}</p>
      <EnterButton place={place} />
    </>
  );
}

const heldBy = (id: string): Field => ({
  ...AT,
  _id: "7",
  type: "factory",
  desc: "Chimneys.",
  user: { _id: id, username: id, baseName: "", quote: "", profilePicture: "" },
});

/** The button on a factory field, for the player called "me". */
function show(field?: Field, factories: readonly (typeof AT)[] = []) {
  const view = makeView([` ${MAP_LETTERS.factory}`], { factories: [...factories] });
  const { wrapper } = playingPage({ view });
  render(<Sample field={field} />, { wrapper });
  return screen.getByRole("button").textContent;
}

it("does not offer to attack one's own factory", () => {
  expect(show(heldBy("me"))).toContain("Your factory");
  expect(screen.getByText("Held by you")).toBeDefined();
});

it("knows one's own factory by the map before the field is described", () => {
  expect(show(undefined, [AT])).toContain("Your factory");
});

it("offers to attack anybody else's factory, and nobody's", () => {
  expect(show(heldBy("ada"))).toContain("Attack factory");
});

it("goes by the field where the map is older", () => {
  expect(show(heldBy("ada"), [AT])).toContain("Attack factory");
});

it("offers to attack a free factory", () => {
  const { user: _nobody, ...free } = heldBy("ada");
  expect(show(free)).toContain("Attack factory");
});
