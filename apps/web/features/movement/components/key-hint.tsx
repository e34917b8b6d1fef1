import { useKeyMap } from "../hooks/use-key-map.ts";
import type { Binding } from "../key-map.ts";
import { keyText } from "../key-text.ts";

/** The key that does the same as the button it stands in; nothing that a screen reader needs. */
export function KeyHint({ binding }: { binding: Binding }) {
  const [key] = useKeyMap()[binding];
  return (
    <span className="key dig-key" aria-hidden="true">
      {key === undefined ? null : keyText(key)}
    </span>
  );
}
