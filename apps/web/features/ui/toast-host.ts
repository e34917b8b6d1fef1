/** Where toasts stand: one element of the page, which moves into a modal window, since that hides the page. */
const host = document.createElement("div");

/** The element that toasts are drawn into; on the page from the first call on. */
export function toastHost(): HTMLElement {
  if (!host.isConnected) document.body.append(host);
  return host;
}

function moveTo(parent: Element): void {
  // Moved in one piece where the browser can, so that a toast does not come in a second time.
  if ("moveBefore" in parent && parent.isConnected && host.isConnected)
    parent.moveBefore(host, null);
  else parent.append(host);
}

/** Moves the toasts, those that show too, into an open window; the answer moves them back out. */
export function bringToasts(dialog: Element): () => void {
  const before = host.parentElement;
  moveTo(dialog);
  return () => {
    if (host.parentElement === dialog) moveTo(before?.isConnected ? before : document.body);
  };
}
