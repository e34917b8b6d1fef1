/**
 * Hosts the toasts in one element, which moves into an open modal dialog, since that covers the
 * page.
 */
let host: HTMLElement | undefined;

/** Created lazily, since pages are also rendered without a document. */
function theHost(): HTMLElement {
  host ??= document.createElement("div");
  return host;
}

/** The element that toasts are rendered into; added to the page on the first call. */
export function toastHost(): HTMLElement {
  const element = theHost();
  if (!element.isConnected) document.body.append(element);
  return element;
}

function moveTo(parent: Element, element: HTMLElement): void {
  // `moveBefore` keeps animation state, so that toasts do not animate in again.
  if ("moveBefore" in parent && parent.isConnected && element.isConnected)
    parent.moveBefore(element, null);
  else parent.append(element);
}

/**
 * Moves the toasts, including visible ones, into an open dialog; returns a function that moves them
 * back.
 */
export function bringToasts(dialog: Element): () => void {
  const element = theHost();
  const before = element.parentElement;
  moveTo(dialog, element);
  return () => {
    if (element.parentElement !== dialog) return;
    moveTo(before?.isConnected ? before : document.body, element);
  };
}
