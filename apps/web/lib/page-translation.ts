/**
 * Keeps React working on a page that the browser translates. Translators replace each text node
 * with `<font>` elements, while React keeps a reference to the detached node: removing it or
 * inserting before it throws, and updates to it never show. The guard restores the node before
 * React touches it. The translator then translates it again (decision 58).
 */

/** The element that translators of Chrome, Edge and Google insert. */
const FONT = "FONT";

/** Replacement elements by text node. */
const replacements = new WeakMap<Node, Element>();
/** All elements that replaced a text node. */
const knownReplacements = new WeakSet<Node>();

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;

/** Whether an element replaced a text node: in the same mutation, beside it, or by wrapping it. */
function replaces(element: Node | null, text: Text, isAdded: boolean): element is Element {
  if (!(element instanceof Element) || knownReplacements.has(element)) return false;
  return isAdded || element.nodeName === FONT || element.contains(text);
}

/** Records which elements replaced which text nodes. */
function record(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!isText(text)) continue;
      const replacement =
        [...addedNodes].find((node) => replaces(node, text, true)) ??
        [previousSibling, nextSibling].find((node) => replaces(node, text, false));
      if (!(replacement instanceof Element)) continue;
      replacements.set(text, replacement);
      knownReplacements.add(replacement);
    }
  }
}

/** Installs the guard until the returned function is called. */
export function guardAgainstPageTranslation(): () => void {
  const { prototype } = Node;
  const { appendChild, insertBefore, removeChild } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, "nodeValue") ?? {};
  const observer = new MutationObserver(record);
  observer.observe(document, { childList: true, subtree: true });

  /** The element on the page in place of a text node; null for any other node. */
  function replacementOf(node: Node | null): Element | null {
    if (!isText(node)) return null;
    record(observer.takeRecords());
    const replacement = replacements.get(node);
    if (replacement === undefined || replacement.parentNode === null) return null;
    // The translator may have restored the node, or React moved it.
    return !node.isConnected || replacement.contains(node) ? replacement : null;
  }

  prototype.removeChild = function removeTranslated<T extends Node>(this: Node, child: T): T {
    replacementOf(child)?.replaceWith(child);
    // A text node that was removed without a replacement is already gone.
    if (isText(child) && child.parentNode !== this) return child;
    return removeChild.call(this, child) as T;
  };
  prototype.insertBefore = function insertBeforeTranslated<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    replacementOf(node)?.remove();
    const place = replacementOf(before) ?? before;
    const isLost = isText(before) && place?.parentNode !== this;
    return insertBefore.call(this, node, isLost ? null : place) as T;
  };
  prototype.appendChild = function appendTranslated<T extends Node>(this: Node, node: T): T {
    replacementOf(node)?.remove();
    return appendChild.call(this, node) as T;
  };
  Object.defineProperty(prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      replacementOf(this)?.replaceWith(this);
      nodeValue.set?.call(this, value);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(prototype, { appendChild, insertBefore, removeChild });
    Object.defineProperty(prototype, "nodeValue", nodeValue);
  };
}
