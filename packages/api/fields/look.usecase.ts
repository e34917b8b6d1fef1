/** Looking at a field from afar. */
import type { Field, Position } from "@emberlode/contract";
import { isExploredNear, NO_CHANGES, type Refusal } from "@emberlode/game";
import { actionError } from "../actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { toField } from "./to-field.ts";

/** A field that the caller has seen; nothing changes. NOT_EXPLORED. */
export async function look({ services, playerId }: PlayerContext, input: Position): Promise<Field> {
  const result = await services.actions.perform<number | null, Refusal>({
    playerId,
    decide({ players, cooldownUntil }) {
      const explored = players.get(playerId)?.explored;
      if (explored === undefined || !isExploredNear(explored, input)) {
        return { ok: false, error: { ok: false, code: "NOT_EXPLORED" } };
      }
      return { ok: true, changes: NO_CHANGES, answer: cooldownUntil(playerId, input) };
    },
  });
  if (!result.ok) throw actionError(result.error);
  return toField(services, services.world.at(input), result.answer);
}
