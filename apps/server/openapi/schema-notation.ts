/** Renders schemas in a notation like TypeScript, with bounds in words. */
import { type Html, html, join } from "./html.ts";
import type { Schema } from "./open-api.ts";

type SchemaOrBoolean = Schema | boolean;

const OR = html` | `;

/** The name that a reference ends with. */
export function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? reference;
}

function rangeText(min: number | undefined, max: number | undefined): string | null {
  if (min === undefined) return max === undefined ? null : `at most ${max}`;
  if (max === undefined) return `at least ${min}`;
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** The constraints of a text or number besides its type. */
function boundsOf(schema: Schema): string[] {
  const { format, pattern, contentMediaType, minLength, maxLength, minimum, maximum } = schema;
  const length = rangeText(minLength, maxLength);
  const value = rangeText(minimum, maximum);
  return [
    ...(contentMediaType === undefined ? [] : ["a file"]),
    ...(format === undefined ? [] : [format]),
    ...(length === null ? [] : [`${length} character${/\b1$/.test(length) ? "" : "s"}`]),
    ...(value === null ? [] : [value]),
    ...(pattern === undefined ? [] : [pattern]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function plain(schema: Schema): Html {
  const { type } = schema;
  const names = typeof type === "string" ? [type] : (type ?? ["anything"]);
  const bounds = boundsOf(schema);
  const name = names.join(" | ");
  return bounds.length === 0 ? html`${name}` : html`${name} <i>(${bounds.join(", ")})</i>`;
}

function literals(values: readonly unknown[]): Html {
  return join(
    values.map((value) => html`${JSON.stringify(value)}`),
    OR,
  );
}

/** Whether it needs parentheses before `[]`. */
function isAlternative({ anyOf, oneOf, enum: values, type }: Schema): boolean {
  return [anyOf, oneOf, values].some((list) => list !== undefined) || Array.isArray(type);
}

function list(schema: Schema, indent: string): Html {
  if (Array.isArray(schema.prefixItems)) {
    const places = schema.prefixItems.map((place: SchemaOrBoolean) => notation(place, indent));
    return html`[${join(places, html`, `)}]`;
  }
  const { items, minItems, maxItems } = schema;
  const item: SchemaOrBoolean = Array.isArray(items) || items === undefined ? {} : items;
  const itemNotation = notation(item, indent);
  const count = rangeText(minItems, maxItems);
  const bounds = count === null ? html`` : html` <i>(${count})</i>`;
  return typeof item === "object" && isAlternative(item)
    ? html`(${itemNotation})[]${bounds}`
    : html`${itemNotation}[]${bounds}`;
}

function record(schema: Schema, indent: string): Html {
  const { properties = {}, required = [], additionalProperties: additional } = schema;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    return html`${deeper}<b>${name}</b>${mark}: ${notation(field, deeper)}\n`;
  });
  if (typeof additional === "object") {
    lines.push(html`${deeper}<i>any other name</i>?: ${notation(additional, deeper)}\n`);
  }
  return lines.length === 0 ? html`{}` : html`{\n${lines}${indent}}`;
}

/** @param indent spaces before its line */
export function notation(schema: SchemaOrBoolean, indent = ""): Html {
  if (typeof schema === "boolean") return html`${schema ? "anything" : "nothing"}`;
  const { $ref, anyOf, oneOf, enum: values, type } = schema;
  if ($ref !== undefined) {
    const name = nameOf($ref);
    const bounds = boundsOf(schema);
    const link = html`<a href="#shape-${name}">${name}</a>`;
    return bounds.length === 0 ? link : html`${link} <i>(${bounds.join(", ")})</i>`;
  }
  if (schema.const !== undefined) return literals([schema.const]);
  if (values !== undefined) return literals(values);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) {
    return join(
      choices.map((choice) => notation(choice, indent)),
      OR,
    );
  }
  if (type === "array") return list(schema, indent);
  return type === "object" && schema.properties !== undefined
    ? record(schema, indent)
    : plain(schema);
}
