/** Where toasts stand: one element of the page, which moves into a modal window, since that hides the page. */
let host: HTMLElement | undefined;

/** Not made before it is needed: pages are also rendered where there is no document. */
function theHost(): HTMLElement {
  host ??= document.createElement("div");
  return host;
}

/** The element that toasts are drawn into; on the page from the first call on. */
export function toastHost(): HTMLElement {
  const element = theHost();
  if (!element.isConnected) document.body.append(element);
  return element;
}

function moveTo(parent: Element, element: HTMLElement): void {
  // Moved in one piece where the browser can, so that a toast does not come in a second time.
  if ("moveBefore" in parent && parent.isConnected && element.isConnected)
    parent.moveBefore(element, null);
  else parent.append(element);
}

/** Moves the toasts, those that show too, into an open window; the answer moves them back out. */
export function bringToasts(dialog: Element): () => void {
  const element = theHost();
  const before = element.parentElement;
  moveTo(dialog, element);
  return () => {
    if (element.parentElement !== dialog) return;
    moveTo(before?.isConnected ? before : document.body, element);
  };
}
