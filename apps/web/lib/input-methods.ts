/** Input methods: Japanese, Chinese and Korean text is composed before it is inserted. */

const TEXT_FIELDS = "input, textarea, [contenteditable]";

/**
 * Whether a key belongs to a composition. Safari sends the key that ends one after its end, with
 * code 229.
 */
const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;

const endsComposition = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === "Escape";

/** Keeps keys of a composition, such as the Enter that ends one, from having other effects. */
export function guardComposition(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      const isTyping = event.target instanceof Element && event.target.matches(TEXT_FIELDS);
      if (!isTyping || !isComposing(event)) return;
      event.stopImmediatePropagation();
      // The composition is over: prevent the browser's own reaction, such as closing a dialog.
      if (!event.isComposing && endsComposition(event)) event.preventDefault();
    },
    { capture: true },
  );
}
