import { useAtom, useAtomValue } from "jotai";
import { persistedField } from "../../lib/persisted.ts";
import { useMedia } from "../../lib/use-media.ts";

const mapLookAtom = persistedField("mapLook");
const themeAtom = persistedField("theme");

/** Whether the map shows letters: the player's choice, by default in high contrast only. */
export function useLetters(): readonly [boolean, (letters: boolean) => void] {
  const [look, setLook] = useAtom(mapLookAtom);
  const theme = useAtomValue(themeAtom);
  const prefersContrast = useMedia("(prefers-contrast: more)");
  const hasForcedColors = useMedia("(forced-colors: active)");
  const isContrast = theme === "contrast" || (theme === "system" && prefersContrast);
  const letters = look === null ? isContrast || hasForcedColors : look === "letters";
  return [letters, (next) => setLook(next ? "letters" : "pictures")];
}
