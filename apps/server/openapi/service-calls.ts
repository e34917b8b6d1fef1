/** The calls of the server itself, which are no procedures. */
import type { Answer, Operation, Paths, Schema } from "./open-api.ts";

const flag: Schema = { type: "boolean" };
const SERVICE = { tags: ["service"], security: [] };

const json = (description: string, schema: Schema): Answer => ({
  description,
  content: { "application/json": { schema } },
});
const text = (description: string, type: string): Answer => ({
  description,
  content: { [type]: { schema: { type: "string" } } },
});
const flags = (...names: string[]): Schema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, flag])),
  required: names,
  additionalProperties: false,
});

const readiness = flags("ok", "database", "migrations", "writes");

const get = (operation: Omit<Operation, keyof typeof SERVICE>) => ({
  get: { ...SERVICE, ...operation },
});

export const SERVICE_CALLS: Paths = {
  "/healthz": get({
    operationId: "service.health",
    summary: "Whether the process serves requests.",
    responses: { 200: json("It does.", flags("ok")) },
  }),
  "/readyz": get({
    operationId: "service.readiness",
    summary:
      "Whether the process can serve players: the database answers, is migrated and takes writes.",
    responses: { 200: json("It can.", readiness), 503: json("It cannot now.", readiness) },
  }),
  "/metrics": get({
    operationId: "service.metrics",
    summary: "Figures of the process, for Prometheus.",
    description:
      "For programs on the same machine, or with the bearer token that the server is run with. To anybody else there is no such path.",
    responses: {
      200: text("The figures.", "text/plain"),
      404: text("Not for whoever asks.", "text/plain"),
    },
  }),
  "/pictures/{name}.webp": get({
    operationId: "service.picture",
    summary: "A player's picture; a picture never changes.",
    parameters: [{ name: "name", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      200: {
        description: "The picture.",
        content: { "image/webp": { schema: { contentMediaType: "image/webp" } } },
      },
      404: text("There is none of that name.", "text/plain"),
    },
  }),
  "/api/openapi.json": get({
    operationId: "service.openapi",
    summary: "This document.",
    responses: { 200: json("The document.", { type: "object" }) },
  }),
  "/api/docs": get({
    operationId: "service.docs",
    summary: "This document as a page to read.",
    responses: { 200: text("The page.", "text/html") },
  }),
};
