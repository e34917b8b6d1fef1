/** One REST call as an operation of the document. */
import type { RestRow } from "../rest/rest-row.ts";
import type { Failures } from "./failures.ts";
import type { Body, Operation, Parameter, Ref, Schema } from "./open-api.ts";
import { factsOf, type ProcedureFacts } from "./procedure-facts.ts";
import { RATE_REFS } from "./rate-headers.ts";
import { holdsSomething, inputOfRow, type RowInput, without } from "./row-input.ts";
import { type Schemas, withoutFiles } from "./schemas.ts";
import { CALL_TEXTS, type CallText, LIMIT_TEXTS } from "./texts/call-texts.ts";

const KEY_PARAMETER: Ref = { $ref: "#/components/parameters/IdempotencyKey" };

function credentialsFor(facts: ProcedureFacts, { sessionOnly }: CallText) {
  if (facts.isPublic) return [];
  if (sessionOnly) return [{ session: [] }];
  // Without one of these it is refused; a token has to have the scope besides.
  return [{ session: [] }, { token: facts.scope === undefined ? [] : [facts.scope] }];
}

interface Parts {
  schemas: Schemas;
  failures: Failures;
}

function property(schema: Schema, name: string): Schema {
  const found = schema.properties?.[name];
  return typeof found === "object" ? found : { type: "string" };
}

function parametersOf(input: Schema, { path, takesQuery, takesBody, fixed }: RowInput) {
  const inPath = path.map(
    (name): Parameter => ({ name, in: "path", required: true, schema: property(input, name) }),
  );
  if (!takesQuery) return inPath;
  const names = Object.keys(input.properties ?? {});
  const inQuery = names
    .filter((name) => !path.includes(name) && !fixed.includes(name))
    .map((name): Parameter => {
      // What may come in the body as well is missed only where neither has it.
      const required = !takesBody && input.required?.includes(name) === true;
      return { name, in: "query", required, schema: property(input, name) };
    });
  return [...inPath, ...inQuery];
}

function bodyOf(input: Schema, row: RestRow, from: RowInput): Body | null {
  const schema = without(input, [...from.path, ...from.fixed]);
  if (!from.takesBody || !holdsSomething(schema)) return null;
  const json = { "application/json": { schema: withoutFiles(schema) } };
  const form = row.takesForm && { "multipart/form-data": { schema } };
  return { required: from.needsBody, content: { ...json, ...form } };
}

/** The ways in which what a call answers and takes may be more than its schema says. */
function describe(facts: ProcedureFacts, more: string | undefined): string {
  const limit = `At most ${LIMIT_TEXTS[facts.limit]}.`;
  return more === undefined ? limit : `${more} ${limit}`;
}

/** What a call of the table takes, answers and refuses. */
export function operationOf(row: RestRow, { schemas, failures }: Parts): Operation {
  const text = CALL_TEXTS[row.procedure];
  if (text === undefined) throw new Error(`Nobody has said what ${row.procedure} does.`);
  const facts = factsOf(row.procedure);
  const from = inputOfRow(row);
  const input = facts.input === null ? {} : schemas.ofInput(facts.input);
  const parameters = [
    ...parametersOf(input, from),
    ...(facts.changes && !text.keyless ? [KEY_PARAMETER] : []),
  ];
  const requestBody = facts.input === null ? null : bodyOf(input, row, from);
  const answer = schemas.of(row.answer?.schema ?? facts.output, "output");
  return {
    operationId: row.procedure,
    tags: [row.procedure.split(".", 1)[0] ?? ""],
    summary: text.does,
    description: describe(facts, text.more),
    security: credentialsFor(facts, text),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== null && { requestBody }),
    responses: {
      [String(row.status ?? 200)]: {
        description: "Done.",
        // A log-in counts its failures only, of which it tells nobody.
        ...(facts.limit !== "login" && { headers: RATE_REFS }),
        content: { "application/json": { schema: answer } },
      },
      ...failures.of(row, facts, text),
    },
  };
}
