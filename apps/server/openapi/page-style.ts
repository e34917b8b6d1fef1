/** The style sheet of the page. */

export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --page: #e9edf1;
  --panel: #fafbfd;
  --sunken: #dfe5eb;
  --line: #b9c4cf;
  --ink: #131a22;
  --muted: #435262;
  --ember: #9a4206;
  --steel: #265179;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b0e13;
    --panel: #12171f;
    --sunken: #070a0e;
    --line: #34404d;
    --ink: #edf2f7;
    --muted: #b0bdca;
    --ember: #ffab66;
    --steel: #a4c8ea;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--steel); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; padding: 0.5rem 1rem; background: var(--panel); }
header, nav, main { padding: 1rem; }
header { border-bottom: 1px solid var(--line); }
header p, main > section > p { max-width: 46rem; }
h1, h2, h3, h4 { line-height: 1.25; margin: 0 0 0.5rem; }
h1 { color: var(--ember); font-size: 1.9rem; }
h2 { font-size: 1.4rem; text-transform: capitalize; }
h3 { font-size: 1.05rem; }
h4 { font-size: 0.9rem; margin-top: 1rem; color: var(--muted); }
p { margin: 0 0 0.6rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre {
  margin: 0;
  padding: 0.75rem;
  border-radius: 0.4rem;
  background: var(--sunken);
  white-space: pre-wrap;
}
pre + h3 { margin-top: 1.5rem; }
pre b, dt code { font-weight: 600; }
i { color: var(--muted); font-style: normal; }
nav ul, .failures { list-style: none; margin: 0; padding: 0; }
nav a { display: inline-block; padding: 0.2rem 0; }
nav summary { padding: 0.35rem 0; cursor: pointer; text-transform: capitalize; font-weight: 600; }
section { margin-bottom: 2.5rem; }
article {
  margin: 1rem 0;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  background: var(--panel);
}
.method { color: var(--ember); }
dl { margin: 0; }
dd { margin: 0 0 0.5rem 1rem; }
.failures code { margin-right: 0.6rem; }
.failures span { color: var(--muted); margin-right: 0.4rem; }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 21rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; }
  header, nav, main { padding: 1.5rem 2rem; }
}
`.trimStart();
