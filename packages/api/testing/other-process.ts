/** Calls of a browser to another process. */
import { createContext } from "../context.ts";
import { createCaller } from "../root.ts";
import type { Services } from "../services.ts";
import { type Browser, requestWith } from "./game.ts";

/** Calls a second process on the same database with the same session. */
export function callOtherProcess(
  services: Services,
  { token: sessionToken, address }: Browser,
  idempotencyKey: string | null = null,
) {
  const request = requestWith({ sessionToken, address, idempotencyKey });
  return createCaller(() => createContext(services, request));
}
