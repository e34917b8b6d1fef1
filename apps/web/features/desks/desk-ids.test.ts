import { FIELD_TYPES, isDiggable } from "@emberlode/game";
import { expect, it } from "vitest";
import { DESKS, deskOfPlace, isDeskId } from "./desk-ids.ts";

it.each(FIELD_TYPES)("gives %s a place desk, or none where one digs or finds nothing", (type) => {
  const desk = deskOfPlace(type, false);
  if (isDiggable(type) || type === "waste") expect(desk).toBeNull();
  else expect(desk === null ? desk : DESKS[desk]).toBe("place");
});

it("tells one's own base from another's", () => {
  expect(deskOfPlace("base", true)).toBe("base");
  expect(deskOfPlace("base", false)).toBe("raid");
});

it("knows the ids of desks and nothing that every object has", () => {
  expect(isDeskId("army.attack")).toBe(true);
  expect(isDeskId("toString")).toBe(false);
});
