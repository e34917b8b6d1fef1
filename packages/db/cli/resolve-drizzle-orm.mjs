/** Module hook: `drizzle-orm` always resolves to the copy that this package uses. */
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

if (isMainThread) register(import.meta.url);

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  const own = specifier === "drizzle-orm" || specifier.startsWith("drizzle-orm/");
  return next(specifier, own ? { ...context, parentURL: import.meta.url } : context);
}
