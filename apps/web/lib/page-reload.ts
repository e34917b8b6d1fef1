/** Decides whether the page may reload without asking: only if the player would lose nothing. */

const blockers = new Set<() => boolean>();

/**
 * Prevents automatic reloads while `isBusy` returns true, until the returned function is called.
 */
export function blockReload(isBusy: () => boolean): () => void {
  blockers.add(isBusy);
  return () => {
    blockers.delete(isBusy);
  };
}

const editedFields = new WeakSet<EventTarget>();
const NOT_TYPED = ":is([type=checkbox], [type=radio], [type=range])";

/** Tracks which fields the player has typed into: React's state is not accessible here. */
export function followTyping(): void {
  const onInput = ({ target }: Event) => {
    if (target !== null) editedFields.add(target);
  };
  window.addEventListener("input", onInput, { capture: true });
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `input:not(${NOT_TYPED}), textarea`,
  );
  return [...fields].some((field) => editedFields.has(field) && field.value !== "");
}

/** Whether a reload loses nothing: no typed text, no walk and no pending action. */
export function canReloadSafely(): boolean {
  return !hasTypedText() && ![...blockers].some((isBusy) => isBusy());
}

export const reloadPage = (): void => window.location.reload();
