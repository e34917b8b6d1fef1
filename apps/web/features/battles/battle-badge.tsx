/** A fight's result, as a word with its own shape. */
export function BattleBadge({ won, text }: { won: boolean; text: string }) {
  return (
    <span className="battle-badge" data-won={won || undefined}>
      {text}
    </span>
  );
}
