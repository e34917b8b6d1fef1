import { FIELD_TYPES, isDiggable } from "@emberlode/game";
import { expect, it } from "vitest";
import { DESKS, deskOfPlace, isDeskId } from "./desk-ids.ts";

it.each(FIELD_TYPES)("opens a place desk on %s, or none if it is diggable or waste", (type) => {
  const desk = deskOfPlace(type, false);
  if (isDiggable(type) || type === "waste") expect(desk).toBeNull();
  else expect(desk === null ? desk : DESKS[desk]).toBe("place");
});

it("distinguishes the player's own base from another's", () => {
  expect(deskOfPlace("base", true)).toBe("base");
  expect(deskOfPlace("base", false)).toBe("raid");
});

it("accepts desk ids, but not names of inherited properties", () => {
  expect(isDeskId("army.attack")).toBe(true);
  expect(isDeskId("toString")).toBe(false);
});
