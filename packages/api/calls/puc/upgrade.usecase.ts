/** Upgrading the base (rules §10). */
import type { OwnFactoryInput } from "@emberlode/contract";
import { upgradeBase } from "@emberlode/game";
import { alone } from "../../world/actions/alone.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** Raises the caller's base by one level; what it outgrew falls free. */
export const upgrade = alone({
  fresh: true,
  fields: ({ id }, _: OwnFactoryInput, { world }) => world.factoriesOf(id),
  rule: (state, { id }, env) => upgradeBase(state, { id: Number(id) }, env),
  answer: ({ base }, { status, rank }) => ({ status, factory: toOwnedFactory(base, rank) }),
});
