import { useEffect, useState } from "react";
import { type Binding, isPlaced, type KeyMap } from "../key-map.ts";
import { keyText } from "../key-text.ts";

/** The signs of a keyboard by place (`KeyQ`), where the browser tells them. */
type Layout = ReadonlyMap<string, string>;

/** The Keyboard Map API, which not every browser has. */
interface Keyboard {
  getLayoutMap(): Promise<Layout>;
}

async function readLayout(): Promise<Layout | null> {
  const { keyboard } = navigator as { keyboard?: Keyboard };
  try {
    return (await keyboard?.getLayoutMap()) ?? null;
  } catch {
    // Browsers refuse it in frames of other sites.
    return null;
  }
}

/** What is printed on the key with this name, on a keyboard with this layout. */
export function labelOf(map: KeyMap, binding: Binding, name: string, layout: Layout | null) {
  const there = layout?.get(`Key${name}`)?.toUpperCase();
  if (layout === null || there === undefined) return keyText(name);
  const isLetterThere = [...layout.values()].some((sign) => sign.toUpperCase() === name);
  return isPlaced(map, binding) || !isLetterThere ? there : keyText(name);
}

/** Names keys as they are printed on the player's keyboard, as far as the browser tells. */
export function useKeyLabels(map: KeyMap): (binding: Binding, name: string) => string {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    let isGone = false;
    void readLayout().then((read) => {
      if (!isGone) setLayout(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (binding, name) => labelOf(map, binding, name, layout);
}
