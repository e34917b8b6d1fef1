/** Whether and where an attack on a player can begin, as far as the page knows. */
import type { NapView, Status, ViewAnswer } from "@emberlode/contract";
import { type GameErrorCode, hasAttackUnits, isSameCell, type Position } from "@emberlode/game";

/** The known facts about the attacker. */
export interface Attacker {
  status: Pick<Status, "x" | "y" | "attack_units" | "totalSlots">;
  view: ViewAnswer;
  naps: readonly NapView[];
}

export type AttackWay =
  /** At their base, where the attack's own rule decides. */
  | { kind: "there"; at: Position }
  /** Refused at any place. */
  | { kind: "refused"; code: GameErrorCode }
  /** At another place; null for a base that was not seen yet. */
  | { kind: "away"; base: Position | null };

/** A pact is in force until it is ended, and during its notice. */
function isPartner(naps: readonly NapView[], username: string): boolean {
  const nap = naps.find(({ player }) => player.username === username);
  return nap !== undefined && (nap.state === "active" || nap.endsAt !== null);
}

export function attackWay({ status, view, naps }: Attacker, username: string): AttackWay {
  const base = view.bases.find((one) => one.username === username) ?? null;
  if (base !== null && isSameCell(base, status)) {
    return { kind: "there", at: { x: base.x, y: base.y } };
  }
  if (isPartner(naps, username)) return { kind: "refused", code: "NAP_PARTNER" };
  const army = { attackUnits: status.attack_units };
  if (!hasAttackUnits(army) || status.totalSlots === 0) return { kind: "refused", code: "NO_ARMY" };
  return { kind: "away", base: base && { x: base.x, y: base.y } };
}
