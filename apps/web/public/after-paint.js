/* Fetches the scripts of a page that can be read without them, once its words are on the screen. */
(() => {
  // Who referred a visitor is told in the address, and kept by the script.
  for (const way of document.querySelectorAll('#root a[href="/login"]'))
    way.search = location.search;
  const fetchAll = () => {
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
  if (document.hidden) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
})();
