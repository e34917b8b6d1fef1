/** NAPs for tests. */
import type { NapView } from "@emberlode/contract";

/** A request from Rask, with overrides; the id is derived from the name. */
export function makeNap({
  username = "Rask",
  baseName = "",
  isBot = false,
  ...set
}: Partial<Omit<NapView, "player">> & {
  username?: string;
  baseName?: string;
  isBot?: boolean;
} = {}): NapView {
  const id = `id of ${username}`;
  return {
    _id: id,
    player: {
      _id: id,
      username,
      baseName,
      profilePicture: "",
      isBot,
      power: 1_200,
      rank: 3,
    },
    state: "asked",
    askedByMe: false,
    blockedByMe: false,
    endsAt: null,
    ...set,
  };
}
