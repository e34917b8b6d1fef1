/** A status line about one bot for the terminal. */
import { armyPower } from "@emberlode/game";
import type { Member } from "./group.ts";

const number = (amount: number) => amount.toLocaleString("en-US");

/** Counts since `before`, most frequent first. */
function newCounts(
  counts: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
): string {
  const added = [...counts]
    .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`);
  return added.length === 0 ? "nothing" : added.join(", ");
}

/**
 * Name, position, resources, and recent intents and refusals.
 * @param before the counts at the last line
 */
export function reportLine(member: Member, before: ReadonlyMap<string, number>): string {
  const { account, temperament, bot } = member;
  const name = (account?.username ?? `bot ${member.number + 1}`).padEnd(15);
  const head = `${name} ${temperament.padEnd(8)}`;
  const notebook = bot?.notebook ?? null;
  if (bot === null || notebook === null) return `${head} has not played yet`;
  const { status, factories } = notebook;
  const { attack, defense } = armyPower({
    attackUnits: status.attack_units,
    defenseUnits: status.defense_units,
  });
  const base = factories.find(({ factory }) => factory.type === "base");
  const plain = factories.length - (base === undefined ? 0 : 1);
  return [
    `${head} at ${status.x}, ${status.y}`,
    `base ${base?.lvl ?? "-"}, factories ${plain}`,
    `metal ${number(status.metal)}, energy ${number(status.energy)}`,
    `attack ${number(attack)}, defense ${number(defense)}`,
    newCounts(bot.counts, before),
  ].join(" · ");
}
