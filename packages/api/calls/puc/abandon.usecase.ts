/** Abandoning a factory (rules §13). */
import type { OwnFactoryInput } from "@emberlode/contract";
import { abandonFactory, type FactoryState } from "@emberlode/game";
import { alone } from "../../world/actions/alone.ts";

const named =
  ({ id }: OwnFactoryInput) =>
  (factory: FactoryState) =>
    factory.id === Number(id);

/** Gives up a plain factory, wherever the caller is. */
export const abandon = alone({
  fields: ({ id }, input: OwnFactoryInput, { world }) => world.factoriesOf(id).filter(named(input)),
  rule: ({ player, factories }, input, env) =>
    abandonFactory({ player, factory: factories.find(named(input)) ?? null }, env),
  answer: (_, { status }) => ({ newStatus: status }),
});
