/** `replaces` swaps in a copy of the text, `wraps` moves the text node itself. */
type Manner = "replaces" | "wraps";

/**
 * Wraps each text of the page, now and later, in `<font><font>`, like browsers' translators.
 * Self-contained, since journeys inject it as a script. Returns a function that stops it.
 */
export function translatePage(manner: Manner = "replaces"): () => void {
  const SPARED = "font, script, style, title, textarea, noscript, [translate=no]";
  const translate = (text: Text) => {
    if (text.data.trim() === "" || text.parentElement?.closest(SPARED) !== null) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    if (manner === "replaces") inner.append(text.data);
    text.before(outer);
    if (manner === "replaces") text.remove();
    else inner.append(text);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    texts.forEach(translate);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translateIn(target);
      addedNodes.forEach(translateIn);
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  // Before the page is parsed, there is no body yet.
  if (document.body !== null) translateIn(document.body);
  return () => observer.disconnect();
}
