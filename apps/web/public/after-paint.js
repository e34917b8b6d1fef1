/* Loads the scripts of a page that is readable without them, once its text is on the screen. */
(() => {
  // Keep the query string, which names the referrer: the script stores it.
  for (const way of document.querySelectorAll('#root a[href^="/login"]'))
    way.setAttribute("href", `/login${location.search}${way.hash}`);

  /** After this long, in milliseconds, they are loaded in any case. */
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
  // A background tab is never painted.
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
