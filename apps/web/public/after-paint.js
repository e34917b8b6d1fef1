/* Fetches the scripts of a page that can be read without them, once its words are on the screen. */
(() => {
  // Who referred a visitor is told in the address, and kept by the script.
  for (const way of document.querySelectorAll('#root a[href="/login"]'))
    way.setAttribute("href", `/login${location.search}`);

  /** Then they are fetched in any case. */
  const LONGEST_WAIT_MS = 2_000;
  let isFetched = false;
  const fetchAll = () => {
    if (isFetched) return;
    isFetched = true;
    for (const link of document.querySelectorAll('link[rel="after-paint"]')) {
      link.rel = "modulepreload";
      if (!link.hasAttribute("data-start")) continue;
      const script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "";
      script.src = link.href;
      document.head.append(script);
    }
  };
  // A page behind others is never painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) fetchAll();
  else {
    const words = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) fetchAll();
    });
    words.observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", fetchAll, { once: true });
    setTimeout(fetchAll, LONGEST_WAIT_MS);
  }
})();
