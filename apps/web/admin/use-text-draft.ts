/** The text in the editor, kept in the tab until it is saved. */
import { useState } from "react";
import { readItem, removeItem, writeItem } from "../lib/browser-storage.ts";

interface TextDraft {
  draft: string;
  setDraft: (text: string) => void;
  /** Forgets what was typed. */
  discard: () => void;
}

/**
 * @param name of the text and its version: a draft for an older version is not shown
 * @param saved what players read
 */
export function useTextDraft(name: string, saved: string): TextDraft {
  const key = `emberlode:text:${name}`;
  const [draft, setDraft] = useState(() => readItem("session", key) ?? saved);
  return {
    draft,
    setDraft(text) {
      setDraft(text);
      if (text === saved) removeItem("session", key);
      else writeItem("session", key, text);
    },
    discard() {
      removeItem("session", key);
      setDraft(saved);
    },
  };
}
