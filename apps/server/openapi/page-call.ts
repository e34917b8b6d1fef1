/** One call on the page. */
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import { type Html, html, joined } from "./html.ts";
import type { Answer, Method, OpenApi, Operation, Parameter, Ref, Schema } from "./open-api.ts";
import { nameOf, notation } from "./schema-notation.ts";

const NOTHING = html``;

/** Backticks become code; the rest is text. */
export function prose(text: string): Html {
  const pieces = text.split("`");
  return joined(
    pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`)),
    NOTHING,
  );
}

function who({ security }: Operation): string {
  if (security.length === 0) return "No authentication required.";
  const token = security.find((one) => "token" in one)?.token;
  if (token === undefined) return "Requires a session.";
  const [scope] = token;
  const needs = scope === undefined ? "" : ` with the scope ${scope}`;
  return `For players: a session or an API token${needs}.`;
}

function parameters(of: Operation, { components }: OpenApi): Html {
  const found = (of.parameters ?? []).map((one: Parameter | Ref) =>
    "$ref" in one ? components.parameters[nameOf(one.$ref)] : one,
  );
  const rows = found.flatMap((one) => {
    if (one === undefined) return [];
    const { name, in: place, required, schema, description } = one;
    const need = required ? "required" : "optional";
    return html`<dt><code>${name}</code> <i>in the ${place}, ${need}</i></dt>
<dd><code>${notation(schema)}</code>${description === undefined ? NOTHING : html`<br>${description}`}</dd>`;
  });
  return rows.length === 0 ? NOTHING : html`<h4>Parameters</h4><dl>${rows}</dl>`;
}

function shapes(content: Readonly<Record<string, { schema: Schema }>>): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<p><i>${type}</i></p><pre><code>${notation(schema)}</code></pre>`,
  );
}

function body({ requestBody }: Operation): Html {
  if (requestBody === undefined) return NOTHING;
  const need = requestBody.required ? "" : " (optional)";
  return html`<h4>Body${need}</h4>${shapes(requestBody.content)}`;
}

function codesOf({ headers }: Answer): string[] {
  const code = headers?.[ERROR_CODE_HEADER];
  return code !== undefined && "schema" in code ? (code.schema.enum ?? []).map(String) : [];
}

function failure(status: string, answer: Answer): Html {
  const links = codesOf(answer).map(
    (code) => html`<code><a href="#code-${code}">${code}</a></code> `,
  );
  return html`<li><span>${status}</span>${links.length === 0 ? html`${answer.description}` : links}</li>`;
}

function answers({ responses }: Operation, { components }: OpenApi): Html {
  const found = Object.entries(responses).flatMap(([status, one]) => {
    const answer = "$ref" in one ? components.responses[nameOf(one.$ref)] : one;
    return answer === undefined ? [] : [{ status, answer }];
  });
  const good = found.filter(({ status }) => status < "300");
  const bad = found.filter(({ status }) => status >= "300");
  const shown = good.map(
    ({ status, answer }) => html`<h4>Response ${status}</h4>${shapes(answer.content ?? {})}`,
  );
  if (bad.length === 0) return html`${shown}`;
  const failures = bad.map(({ status, answer }) => failure(status, answer));
  return html`${shown}<h4>Errors</h4><ul class="failures">${failures}</ul>`;
}

/** A call with its complete documentation. */
export function callArticle(method: Method, path: string, of: Operation, document: OpenApi): Html {
  const more = of.description === undefined ? NOTHING : html`<p>${prose(of.description)}</p>`;
  return html`<article id="${of.operationId}" aria-labelledby="${of.operationId}-name">
<h3 id="${of.operationId}-name"><code><span class="method">${method.toUpperCase()}</span> ${path}</code></h3>
<p>${prose(of.summary)} ${who(of)}</p>
${more}
${parameters(of, document)}
${body(of)}
${answers(of, document)}
</article>
`;
}
