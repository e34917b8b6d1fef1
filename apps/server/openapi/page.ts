/** Renders the document as a readable page: no script, one style sheet. */
import { type Html, html } from "./html.ts";
import type { Method, OpenApi, Operation, Schema } from "./open-api.ts";
import { callArticle, prose } from "./page-call.ts";
import { notation } from "./schema-notation.ts";

/** The path of the page's style sheet. */
export const STYLE_PATH = "/api/docs.css";

interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

const METHODS: readonly Method[] = ["get", "post", "put", "patch", "delete"];

function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation === undefined ? [] : [{ method, path, operation }];
    }),
  );
}

interface Chapter {
  name: string;
  description: string;
  calls: readonly Call[];
}

function contents(chapters: readonly Chapter[]): Html {
  const lists = chapters.map(({ name, calls }) => {
    const links = calls.map(
      ({ method, path, operation }) =>
        html`<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${path}</code></a></li>`,
    );
    return html`<details><summary>${name}</summary><ul>${links}</ul></details>\n`;
  });
  return html`<nav aria-label="Contents">
${lists}<ul><li><a href="#schemas">Schemas</a></li><li><a href="#codes">Error codes</a></li></ul>
</nav>`;
}

function chapter({ name, description, calls }: Chapter, document: OpenApi): Html {
  const articles = calls.map(({ method, path, operation }) =>
    callArticle(method, path, operation, document),
  );
  return html`<section aria-labelledby="tag-${name}">
<h2 id="tag-${name}">${name}</h2>
<p>${description}</p>
${articles}</section>
`;
}

/** Codes have a section of their own. */
const isCodes = ({ oneOf }: Schema) => oneOf?.every((one) => one.const !== undefined) === true;

function schemas({ components }: OpenApi): Html {
  const all = Object.entries(components.schemas).filter(([, schema]) => !isCodes(schema));
  const rows = all.map(
    ([name, schema]) => html`<h3 id="shape-${name}">${name}</h3>
<pre><code>${notation(schema)}</code></pre>
`,
  );
  return html`<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
<p>Optional fields have a question mark.</p>
${rows}</section>`;
}

function codes({ components }: OpenApi): Html {
  const all = Object.values(components.schemas).filter(isCodes);
  const rows = all
    .flatMap(({ oneOf = [] }) => oneOf)
    .map(({ const: code, description = "" }) => {
      const name = String(code);
      return html`<dt id="code-${name}"><code>${name}</code></dt><dd>${description}</dd>\n`;
    });
  return html`<section aria-labelledby="codes"><h2 id="codes">Error codes</h2>
<p>The player sees these messages. Some are more specific.</p>
<dl>
${rows}</dl></section>`;
}

/** The whole page. */
export function renderPage(document: OpenApi): string {
  const { info, tags } = document;
  const calls = callsOf(document);
  const chapters = tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const about = info.description.split("\n\n").map((text) => html`<p>${prose(text)}</p>\n`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<a class="skip" href="#calls">Skip to calls</a>
<header>
<h1>${info.title}</h1>
${about}<p>For programs: <a href="/api/openapi.json">this page as an OpenAPI document</a>.</p>
</header>
<div class="columns">
${contents(chapters)}
<main id="calls">
${chapters.map((one) => chapter(one, document))}${schemas(document)}
${codes(document)}
</main>
</div>
</body>
</html>
`.text;
}
