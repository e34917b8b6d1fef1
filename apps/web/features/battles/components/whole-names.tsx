/** Escapes the special characters of a regular expression. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A sentence whose lines do not break within the given names, if a name fits on a line. */
export function WholeNames({ text, names }: { text: string; names: readonly string[] }) {
  const known = names.filter((name) => name !== "").toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  // Every second part is a name.
  const parts = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u"),
  );
  return parts.map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts keep their order
      <span key={i} className="whole-name">
        {part}
      </span>
    ),
  );
}
