/** How a fight ended, in a word and a shape of its own. */
export function BattleBadge({ won, text }: { won: boolean; text: string }) {
  return (
    <span className="battle-badge" data-won={won || undefined}>
      {text}
    </span>
  );
}
