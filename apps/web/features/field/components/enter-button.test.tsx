import { type Field, MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, waitFor } from "@testing-library/react";
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
  expect(show(heldBy("me"))).toContain(english.desks("enter.ownFactory"));
  expect(screen.getByText(english.game("field.ofYou"))).toBeDefined();
});

it("knows one's own factory by the map before the field is described", () => {
  expect(show(undefined, [AT])).toContain(english.desks("enter.ownFactory"));
});

it("offers to attack anybody else's factory, and nobody's", () => {
  expect(show(heldBy("ada"))).toContain(english.desks("enter.factory"));
});

it("goes by the field where the map is older", () => {
  expect(show(heldBy("ada"), [AT])).toContain(english.desks("enter.factory"));
});

it("offers to attack a free factory", () => {
  const { user: _nobody, ...free } = heldBy("ada");
  expect(show(free)).toContain(english.desks("enter.factory"));
});

/** The button at the base of ada, once the server answered with a refusal or none. */
async function atBase(refusal: { code: string } | null) {
  const view = makeView([` ${MAP_LETTERS.base}`]);
  const answer = Promise.resolve({ refusal });
  const { wrapper } = playingPage({ view, at: AT, server: () => answer });
  render(<Sample field={{ ...heldBy("ada"), type: "base" }} />, { wrapper });
  const button = screen.getByRole("button");
  expect(button.className).not.toContain("btn-ember");
  await answer;
  return button;
}

it("offers an attack brightly only where it may be made", async () => {
  const button = await atBase(null);
  await waitFor(() => expect(button.className).toContain("btn-ember"));
  expect(button.textContent).toContain("Attack");
});

it("leads quietly to the desk of a base that may not be attacked", async () => {
  const button = await atBase({ code: "SHIELDED" });
  await waitFor(() => expect(button.textContent).toContain(english.desks("noAttack.look")));
  expect(button.textContent).toContain(english.desks("noAttack.why"));
  expect(button.className).not.toContain("btn-ember");
});
