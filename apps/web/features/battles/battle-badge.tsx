/** A fight's result as a word, with a shape of its own so that it does not rely on color. */
export function BattleBadge({ won, text }: { won: boolean; text: string }) {
  return (
    <span className="battle-badge" data-won={won || undefined}>
      {text}
    </span>
  );
}
