/** A line about a battle in a player's log, as an attack writes it. */
import type { TestGame } from "./game.ts";
import { addLedgerLine } from "./ledger-line.ts";

interface BattleLine {
  kind: "attack" | "capture" | "defense";
  /** Whether the attacker won. */
  won: boolean;
  /** The amount moved: negative for the victim. */
  metal?: number;
  /** Of the factory fought for. */
  slots?: number;
  other?: { id: number; username: string };
  battle?: string;
  /** Counter of a provable roll. */
  roll?: number;
}

/** Writes only the line, without changing any balance. */
export async function addBattleLine(game: TestGame, id: number, line: BattleLine): Promise<void> {
  const { kind, won, metal = 0, other, battle = "b1", roll, slots } = line;
  const detail = {
    won,
    battle,
    otherId: other?.id ?? 0,
    other: other?.username ?? "Nobody",
    ...(roll !== undefined && { roll }),
    ...(slots !== undefined && { slots }),
  };
  await addLedgerLine(game, id, { kind, metal, detail });
}
