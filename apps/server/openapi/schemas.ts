/** Our schemas as JSON Schema; those that the contract exports get a name and stand apart. */
import * as contract from "@emberlode/contract";
import { z } from "zod";
import type { Schema } from "./open-api.ts";

/** What a file in a form is; nothing else in an input has no JSON. */
const FILE_TYPE = "application/octet-stream";

type Direction = "input" | "output";

/** `loginPayloadSchema` is LoginPayload, `gatherAnswer` is GatherAnswer. */
function nameOf(exported: string): string {
  const name = exported.replace(/Schema$/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names of what answers and bodies are made of. A body as a whole is shown where it is sent. */
function nameSchemas() {
  const names = z.registry<{ id: string }>();
  for (const [exported, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodType) || exported.endsWith("Input") || names.has(schema)) continue;
    names.add(schema, { id: nameOf(exported) });
  }
  return names;
}

/** A text that is looked at twice has to fit both. */
function bothSides(schema: z.core.$ZodType, direction: Direction): Schema {
  if (direction === "output" || !(schema instanceof z.ZodPipe)) return {};
  const { in: first, out: second } = schema;
  return first instanceof z.ZodString && second instanceof z.ZodStringFormat
    ? z.toJSONSchema(second, { io: direction })
    : {};
}

/** Leaves out what says nothing to a reader: bounds of JavaScript's numbers, patterns beside a format. */
function tidy(json: Schema): void {
  if (json.format !== undefined) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  delete json.$schema;
}

/** Turns schemas into JSON Schema and keeps those that have a name. */
export class Schemas {
  readonly #names = nameSchemas();
  readonly #named = new Map<string, string>();

  /** @param direction what is sent to us, or what we answer */
  of(schema: z.ZodType, direction: Direction): Schema {
    const made = z.toJSONSchema(schema, {
      io: direction,
      metadata: this.#names,
      unrepresentable: ({ zodSchema }) =>
        zodSchema instanceof z.ZodCustom && direction === "input"
          ? { type: "string", contentMediaType: FILE_TYPE }
          : "throw",
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, { ...bothSides(zodSchema, direction), ...jsonSchema });
        tidy(jsonSchema);
      },
    });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $defs = {}, $schema: _, ...rest }: Schema = JSON.parse(text);
    for (const [name, named] of Object.entries($defs)) this.#keep(name, named);
    return rest;
  }

  /** What is sent to a call: as a whole it has no name, so that its parts can be listed one by one. */
  ofInput(schema: z.ZodType): Schema {
    const { $ref, ...rest } = this.of(schema, "input");
    const name = $ref?.split("/").at(-1);
    const text = name === undefined ? undefined : this.#named.get(name);
    return text === undefined ? rest : JSON.parse(text);
  }

  #keep(name: string, schema: Schema): void {
    const text = JSON.stringify(schema);
    const kept = this.#named.get(name);
    if (kept !== undefined && kept !== text) throw new Error(`${name} is two different schemas.`);
    this.#named.set(name, text);
  }

  /** All that were named so far, by name. */
  named(): Record<string, Schema> {
    const sorted = [...this.#named].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, text]) => [name, JSON.parse(text)]));
  }
}

/** An input as JSON can carry it: a file comes in a form only. */
export function withoutFiles(schema: Schema): Schema {
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties).map(([name, field]) => {
    if (typeof field === "boolean") return [name, field];
    const left = field.anyOf?.filter((one) => one.contentMediaType !== FILE_TYPE) ?? [];
    return [name, left.length === 1 ? left[0] : field];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
