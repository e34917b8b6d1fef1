import { accountKinds } from "./account-kinds.ts";
import { armyKinds } from "./army-kinds.ts";
import type { Kind } from "./kind.ts";
import { mapKinds } from "./map-kinds.ts";
import { socialKinds } from "./social-kinds.ts";
import { townKinds } from "./town-kinds.ts";

/** Everything that a player does in the random play. */
export const ALL_KINDS: readonly Kind[] = [
  ...mapKinds,
  ...armyKinds,
  ...townKinds,
  ...socialKinds,
  ...accountKinds,
];
