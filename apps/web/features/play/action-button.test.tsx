import { type Field, MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePlace } from "../field/use-place.ts";
import { makeView } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { EnterButton } from "./action-button.tsx";

const t = english.desks;
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

const { user: _nobody, ...FREE } = heldBy("ada");

it.each([
  ["one's own", heldBy("me"), [], t("enter.ownFactory")],
  ["one's own by the map, before it is described", undefined, [AT], t("enter.ownFactory")],
  ["anybody else's", heldBy("ada"), [], t("enter.factory")],
  ["anybody else's, though the map is older", heldBy("ada"), [AT], t("enter.factory")],
  ["free", FREE, [], t("enter.factory")],
])("offers at a factory that is %s what can be done there", (_whose, field, factories, text) => {
  const view = makeView([` ${MAP_LETTERS.factory}`], { factories });
  renderPlaying(<Sample field={field} />, { view });
  expect(screen.getByRole("button").textContent).toContain(text);
  const isYours = screen.queryByText(new RegExp(english.game("field.ofYou"))) !== null;
  expect(isYours).toBe(text === t("enter.ownFactory"));
});

interface Answer {
  refusal: { code: string } | null;
  plunderRefusal?: { code: string } | null;
}

/** The button at ada's base or factory, once the server has answered. */
async function atEnemy(type: "base" | "factory", sent: Answer) {
  const view = makeView([` ${MAP_LETTERS[type]}`]);
  const answer = Promise.resolve(sent);
  const page = { view, at: AT, server: () => answer };
  renderPlaying(<Sample field={{ ...heldBy("ada"), type }} />, page);
  const button = screen.getByRole("button");
  expect(button.className).not.toContain("btn-ember");
  await answer;
  return button;
}

const SHIELDED = { code: "SHIELDED" };

it.each([
  ["base", { refusal: null }, t("enter.raid")],
  ["factory", { refusal: null, plunderRefusal: SHIELDED }, t("enter.factory")],
  ["factory", { refusal: { code: "FACTORY_SAFE" }, plunderRefusal: null }, t("enter.plunder")],
  ["factory", { refusal: { code: "NO_ARMY" }, plunderRefusal: SHIELDED }, t("enter.factory")],
] as const)("highlights the fight at a %s if it is allowed: %o", async (type, answer, text) => {
  const button = await atEnemy(type, answer);
  await waitFor(() => expect(button.className).toContain("btn-ember"));
  expect(button.textContent).toContain(text);
});

it.each([
  ["base", { refusal: SHIELDED }],
  ["factory", { refusal: SHIELDED, plunderRefusal: SHIELDED }],
] as const)("only shows a %s that may not be attacked", async (type, answer) => {
  const button = await atEnemy(type, answer);
  await waitFor(() =>
    expect(button.textContent).toContain(
      t(`noAttack.look.${type === "base" ? "raid" : "factory"}`),
    ),
  );
  expect(button.textContent).toContain(t("noAttack.why"));
  expect(button.className).not.toContain("btn-ember");
});
