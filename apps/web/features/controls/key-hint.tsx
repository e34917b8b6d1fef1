import type { Binding } from "./key-map.ts";
import { useKeyLabels, useKeyMap } from "./use-key-map.ts";

/** Shows the key that triggers a button; hidden from screen readers. */
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
