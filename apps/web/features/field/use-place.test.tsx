import type { Field } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { renderHook } from "@testing-library/react";
import { getQueryKey } from "@trpc/react-query";
import { expect, it } from "vitest";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { trpc } from "../../lib/trpc.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { makeView } from "../session/testing.tsx";
import { usePlace } from "./use-place.ts";

const t = english.game;
const AT = { x: 12, y: 7 };
const OWNER = { _id: "3", username: "ada", baseName: "Ironhold", quote: "", profilePicture: "" };

function placeOf(
  field?: Partial<Field>,
  base = { x: 1, y: 1 },
  { metal = 1000, walls = 0, isMapKnown = true, baseOnMap = true } = {},
) {
  const { store, queries, wrapper } = pretendPage();
  store.set(loggedInAtom, true);
  const map = getQueryKey(trpc.fields.view, undefined, "query");
  queries.setQueryData(map, isMapKnown ? makeView([]) : undefined);
  const units = { attack_units: [0], defense_units: [walls] };
  const status = { ...AT, metal, energy: 1000, ...units, serverTime: "2025-06-01T12:00:00.000Z" };
  queries.setQueryDefaults(SESSION, { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(SESSION, {
    user: { base, baseOnMap, status, digMetalCap: [0, 100], digEnergyCap: [0, 100] },
  });
  const asked = field && ({ ...AT, desc: "As told.", ...field } as Field);
  return renderHook(() => usePlace(AT, asked), { wrapper }).result.current;
}

it("treats an unknown field as waste with the default description", () => {
  const desc = english.catalogue("fields.waste.description");
  expect(placeOf()).toMatchObject({ type: "waste", title: "Wasteland", desc, offMapNote: "" });
});

it("shows no texts before the map or the field is loaded", () => {
  const waiting = placeOf(undefined, undefined, { isMapKnown: false });
  expect(waiting).toMatchObject({ title: "", desc: "", isLoading: true });
  const asked = placeOf({ type: "cave" }, undefined, { isMapKnown: false });
  expect(asked).toMatchObject({ title: "Cave", desc: "As told.", isLoading: false });
});

it("calls an owned factory Factory, and a base by its name", () => {
  expect(placeOf({ type: "factory", user: OWNER })).toMatchObject({
    title: "Factory",
    owner: t("field.of", { name: "ada" }),
  });
  expect(placeOf({ type: "base", user: OWNER })).toMatchObject({
    title: "Ironhold",
    owner: t("field.baseOf", { name: "ada" }),
  });
  const bot = { ...OWNER, isBot: true as const };
  const name = "ada (bot)";
  expect(placeOf({ type: "base", user: bot }).owner).toBe(t("field.baseOf", { name }));
  expect(placeOf({ type: "factory", user: bot }).owner).toBe(t("field.of", { name }));
});

it("shows newcomers their base before others see it, without a note", () => {
  const place = placeOf({ type: "base", user: OWNER }, AT, { baseOnMap: false });
  expect(place).toMatchObject({ isOwnBase: true, offMapNote: "" });
});

it.each([
  [{ metal: 1001 }, "waste"],
  [{ walls: 1 }, "waste"],
  [{ walls: 1 }, "metal"],
] as const)("tells a player with %j, also on %s, that the base left the map", (had, type) => {
  const { offMapNote } = placeOf({ type }, AT, { ...had, baseOnMap: false });
  expect(offMapNote).toBe(t("field.leftMap"));
  expect(placeOf({ type }, AT, had).offMapNote).toBe("");
});

it.each([
  [undefined, t("field.yoursText.tent")],
  [501, t("field.yoursText.tent")],
  [37, t("field.yoursText.between", { rank: "37" })],
  [1, t("field.yoursText.citadel")],
])("says of one's own base at rank %s what its picture shows", (rank, text) => {
  const place = placeOf({ type: "base", user: OWNER, ...(rank && { rank }) }, AT);
  expect(place.desc).toBe(text);
});
