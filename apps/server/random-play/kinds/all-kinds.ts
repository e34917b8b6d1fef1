import { CALLS } from "@emberlode/contract/calls";
import { accountKinds } from "./account-kinds.ts";
import { armyKinds } from "./army-kinds.ts";
import { type Kind, kind } from "./kind.ts";
import { mapKinds } from "./map-kinds.ts";
import { socialKinds } from "./social-kinds.ts";
import { townKinds } from "./town-kinds.ts";

const KINDS: readonly Kind[] = [
  ...mapKinds,
  ...armyKinds,
  ...townKinds,
  ...socialKinds,
  ...accountKinds,
];

const withKind = new Set(KINDS.map(({ procedure }) => procedure));

/** Every action of the random play; calls without their own kind use their example. */
export const ALL_KINDS: readonly Kind[] = [
  ...KINDS,
  ...CALLS.filter((call) => call.kind === "mutation" && call.example !== undefined)
    .filter(({ name }) => !withKind.has(name))
    .map(({ name, example }) => kind(name, 2, () => ({ input: example }))),
];
