import { english } from "@emberlode/messages/testing/english";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPlaying } from "../session/testing-render.tsx";
import { deskBinding, KEYED_DESKS } from "./key-map.ts";
import KeysDialog from "./keys-dialog.tsx";
import { customKeysAtom } from "./use-key-map.ts";

it("lists the key of each desk, also a custom one", () => {
  const { store } = renderPlaying(<KeysDialog onClose={() => {}} />);
  const keyOf = (desk: (typeof KEYED_DESKS)[number]) =>
    screen
      .getAllByText(english.desks(`titles.${desk}`))
      .map((title) => title.closest("div")?.querySelector("kbd")?.textContent);
  const letters = KEYED_DESKS.flatMap(keyOf);
  expect(new Set(letters).size).toBe(KEYED_DESKS.length);
  expect(keyOf("map")).toEqual(["M"]);
  act(() => store.set(customKeysAtom, { default: { [deskBinding("map")]: "O" }, numpad: {} }));
  expect(keyOf("map")).toEqual(["O"]);
});
