import { expect, it } from "vitest";
import { asSeenBy } from "./speaker.ts";
import { message } from "./testing.ts";

const NAMED = { _id: "7", username: "Ulla", role: "player" } as const;
const said = (senderId: string, sender: string) => ({ ...message(1), senderId, sender });

it("shows a former guest's own messages under the new name, in the color of the role", () => {
  expect(asSeenBy(NAMED, said("7", "Guest-2azdef"))).toEqual(said("7", "Ulla"));
  const moderator = { ...NAMED, role: "moderator" } as const;
  expect(asSeenBy(moderator, said("7", "Guest-2azdef")).color).toBe("red");
});

it("leaves other players' messages under their old name", () => {
  const other = said("8", "Guest-2azdef");
  expect(asSeenBy(NAMED, other)).toBe(other);
});
