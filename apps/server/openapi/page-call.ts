/** Renders one call for the API documentation page (`/api/docs`). */
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import { type Html, html, join } from "./html.ts";
import type {
  Method,
  OpenApi,
  Operation,
  Parameter,
  Ref,
  ResponseObject,
  Schema,
} from "./open-api.ts";
import { nameOf, notation } from "./schema-notation.ts";

const NOTHING = html``;

/** Backticks become code; the rest is text. */
export function prose(text: string): Html {
  const pieces = text.split("`");
  return join(
    pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`)),
    NOTHING,
  );
}

function authenticationText({ security }: Operation): string {
  if (security.length === 0) return "No authentication required.";
  const token = security.find((scheme) => "token" in scheme)?.token;
  if (token === undefined) return "Requires a session.";
  const [scope] = token;
  const needs = scope === undefined ? "" : ` with the scope ${scope}`;
  return `For players: a session or an API token${needs}.`;
}

function parameters(operation: Operation, { components }: OpenApi): Html {
  const found = (operation.parameters ?? []).map((parameter: Parameter | Ref) =>
    "$ref" in parameter ? components.parameters[nameOf(parameter.$ref)] : parameter,
  );
  const rows = found.flatMap((parameter) => {
    if (parameter === undefined) return [];
    const { name, in: place, required, schema, description } = parameter;
    const need = required ? "required" : "optional";
    return html`<dt><code>${name}</code> <i>in the ${place}, ${need}</i></dt>
<dd><code>${notation(schema)}</code>${description === undefined ? NOTHING : html`<br>${description}`}</dd>`;
  });
  return rows.length === 0 ? NOTHING : html`<h4>Parameters</h4><dl>${rows}</dl>`;
}

function contentSchemas(content: Readonly<Record<string, { schema: Schema }>>): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<p><i>${type}</i></p><pre><code>${notation(schema)}</code></pre>`,
  );
}

function body({ requestBody }: Operation): Html {
  if (requestBody === undefined) return NOTHING;
  const need = requestBody.required ? "" : " (optional)";
  return html`<h4>Body${need}</h4>${contentSchemas(requestBody.content)}`;
}

function codesOf({ headers }: ResponseObject): string[] {
  const code = headers?.[ERROR_CODE_HEADER];
  return code !== undefined && "schema" in code ? (code.schema.enum ?? []).map(String) : [];
}

function failure(status: string, answer: ResponseObject): Html {
  const links = codesOf(answer).map(
    (code) => html`<code><a href="#code-${code}">${code}</a></code> `,
  );
  return html`<li><span>${status}</span>${links.length === 0 ? html`${answer.description}` : links}</li>`;
}

function answers({ responses }: Operation, { components }: OpenApi): Html {
  const responseAnswers = Object.entries(responses).flatMap(([status, response]) => {
    const answer = "$ref" in response ? components.responses[nameOf(response.$ref)] : response;
    return answer === undefined ? [] : [{ status, answer }];
  });
  const good = responseAnswers.filter(({ status }) => status < "300");
  const bad = responseAnswers.filter(({ status }) => status >= "300");
  const successes = good.map(
    ({ status, answer }) =>
      html`<h4>Response ${status}</h4>${contentSchemas(answer.content ?? {})}`,
  );
  if (bad.length === 0) return html`${successes}`;
  const failures = bad.map(({ status, answer }) => failure(status, answer));
  return html`${successes}<h4>Errors</h4><ul class="failures">${failures}</ul>`;
}

/** A call with its complete documentation. */
export function callArticle(
  method: Method,
  path: string,
  operation: Operation,
  document: OpenApi,
): Html {
  const description =
    operation.description === undefined ? NOTHING : html`<p>${prose(operation.description)}</p>`;
  return html`<article id="${operation.operationId}" aria-labelledby="${operation.operationId}-name">
<h3 id="${operation.operationId}-name"><code><span class="method">${method.toUpperCase()}</span> ${path}</code></h3>
<p>${prose(operation.summary)} ${authenticationText(operation)}</p>
${description}
${parameters(operation, document)}
${body(operation)}
${answers(operation, document)}
</article>
`;
}
