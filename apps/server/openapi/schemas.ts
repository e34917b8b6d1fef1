/** Our schemas as JSON Schema; those that the contract exports get a name and their own entry. */
import * as contract from "@emberlode/contract";
import { z } from "zod";
import type { Schema } from "./open-api.ts";

/** The media type of a file in a form, the only input that JSON cannot contain. */
const FILE_TYPE = "application/octet-stream";

type Direction = "input" | "output";

/** `loginPayloadSchema` is LoginPayload, `gatherAnswer` is GatherAnswer. */
function nameOf(exported: string): string {
  const name = exported.replace(/Schema$/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names of the parts of answers and bodies. A whole body is shown with its call. */
function nameSchemas() {
  const names = z.registry<{ id: string }>();
  for (const [exported, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodType) || exported.endsWith("Input") || names.has(schema)) continue;
    names.add(schema, { id: nameOf(exported) });
  }
  return names;
}

/** The schema of the format that a string is piped into: inputs must pass both checks. */
function pipedFormat(schema: z.core.$ZodType, direction: Direction): Schema {
  if (direction === "output" || !(schema instanceof z.ZodPipe)) return {};
  const { in: first, out: second } = schema;
  return first instanceof z.ZodString && second instanceof z.ZodStringFormat
    ? z.toJSONSchema(second, { io: direction })
    : {};
}

/** Removes JavaScript's number bounds and patterns next to a format, which help no reader. */
function tidy(json: Schema): void {
  if (json.format !== undefined) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  delete json.$schema;
}

/** Turns schemas into JSON Schema and collects the named ones. */
export class Schemas {
  readonly #names = nameSchemas();
  readonly #named = new Map<string, string>();

  /** @param direction whether clients send it or we do */
  of(schema: z.ZodType, direction: Direction): Schema {
    const generated = z.toJSONSchema(schema, {
      io: direction,
      metadata: this.#names,
      unrepresentable: ({ zodSchema }) =>
        zodSchema instanceof z.ZodCustom && direction === "input"
          ? { type: "string", contentMediaType: FILE_TYPE }
          : "throw",
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, { ...pipedFormat(zodSchema, direction), ...jsonSchema });
        tidy(jsonSchema);
      },
    });
    const text = JSON.stringify(generated).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $defs = {}, $schema: _, ...rest }: Schema = JSON.parse(text);
    for (const [name, named] of Object.entries($defs)) this.#register(name, named);
    return rest;
  }

  /** The input of a call: unnamed as a whole, so its parts can be listed one by one. */
  ofInput(schema: z.ZodType): Schema {
    const { $ref, ...rest } = this.of(schema, "input");
    const name = $ref?.split("/").at(-1);
    const text = name === undefined ? undefined : this.#named.get(name);
    return text === undefined ? rest : JSON.parse(text);
  }

  #register(name: string, schema: Schema): void {
    const text = JSON.stringify(schema);
    const existing = this.#named.get(name);
    if (existing !== undefined && existing !== text)
      throw new Error(`${name} is two different schemas.`);
    this.#named.set(name, text);
  }

  /** All named schemas so far. */
  named(): Record<string, Schema> {
    const sorted = [...this.#named].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, text]) => [name, JSON.parse(text)]));
  }
}

/** An input without files, which only forms can contain. */
export function withoutFiles(schema: Schema): Schema {
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([name, field]) => {
    if (typeof field === "boolean") return [name, field];
    const others = field.anyOf?.filter((one) => one.contentMediaType !== FILE_TYPE) ?? [];
    return [name, others.length === 1 ? others[0] : field];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
