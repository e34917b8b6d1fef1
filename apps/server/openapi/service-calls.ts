/** The server's own calls, which are not procedures. */
import type { Operation, Paths, ResponseObject, Schema } from "./open-api.ts";

const flag: Schema = { type: "boolean" };
const SERVICE = { tags: ["service"], security: [] };

const json = (description: string, schema: Schema): ResponseObject => ({
  description,
  content: { "application/json": { schema } },
});
const text = (description: string, type: string): ResponseObject => ({
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
    summary: "Liveness check.",
    responses: { 200: json("Alive.", flags("ok")) },
  }),
  "/readyz": get({
    operationId: "service.readiness",
    summary: "Readiness check: the database responds, is migrated and accepts writes.",
    responses: { 200: json("Ready.", readiness), 503: json("Not ready.", readiness) },
  }),
  "/metrics": get({
    operationId: "service.metrics",
    summary: "Metrics for Prometheus.",
    description:
      "Available to programs on the same machine, or with the server's metrics token as a bearer token. Everyone else gets a 404.",
    responses: {
      200: text("The metrics.", "text/plain"),
      404: text("Not available to this caller.", "text/plain"),
    },
  }),
  "/pictures/{name}.webp": get({
    operationId: "service.picture",
    summary: "A player's picture. Its content never changes.",
    parameters: [{ name: "name", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      200: {
        description: "The picture.",
        content: { "image/webp": { schema: { contentMediaType: "image/webp" } } },
      },
      404: text("No picture with that name.", "text/plain"),
    },
  }),
  "/api/user/export/{ticket}": get({
    operationId: "service.export",
    summary: "Everything stored about the player, by the link of `user.prepareExport`.",
    description:
      "For the player's sessions only. The file is written while it is sent; `complete` is its last value. `docs/personal-data.md` describes it.",
    parameters: [{ name: "ticket", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      200: json("The data.", { type: "object" }),
      400: text("The link has expired.", "text/plain"),
      401: text("Not logged in.", "text/plain"),
    },
  }),
  "/api/openapi.json": get({
    operationId: "service.openapi",
    summary: "This document.",
    responses: { 200: json("The document.", { type: "object" }) },
  }),
  "/api/docs": get({
    operationId: "service.docs",
    summary: "This document as a web page.",
    responses: { 200: text("The page.", "text/html") },
  }),
};
