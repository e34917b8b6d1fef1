import { useKeyLabels } from "../hooks/use-key-labels.ts";
import { useKeyMap } from "../hooks/use-key-map.ts";
import type { Binding } from "../key-map.ts";

/** The key that does the same as the button it stands in; nothing that a screen reader needs. */
export function KeyHint({ binding }: { binding: Binding }) {
  const keys = useKeyMap();
  const label = useKeyLabels(keys);
  const [key] = keys[binding];
  return (
    <span className="key dig-key" aria-hidden="true">
      {key === undefined ? null : label(binding, key)}
    </span>
  );
}
