/** The subset of OpenAPI 3.1 that our document uses. */
import type { z } from "zod";

/** JSON Schema, draft 2020-12. */
export type Schema = z.core.JSONSchema.BaseSchema;

export interface Ref {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema: Schema }>>;

export interface Header {
  description: string;
  schema: Schema;
}

export interface ResponseObject {
  description: string;
  headers?: Readonly<Record<string, Header | Ref>>;
  content?: Content;
}

export interface Body {
  required: boolean;
  content: Content;
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  /** Empty for public calls. */
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly (Parameter | Ref)[];
  requestBody?: Body;
  responses: Readonly<Record<string, ResponseObject | Ref>>;
}

export type Method = "get" | "post" | "put" | "patch" | "delete";

export type Paths = Record<string, Partial<Record<Method, Operation>>>;

export interface SecurityScheme {
  type: "apiKey" | "http";
  in?: "cookie";
  name?: string;
  scheme?: "bearer";
  description: string;
}

export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Paths;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    headers: Readonly<Record<string, Header>>;
    responses: Readonly<Record<string, ResponseObject>>;
    securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}
