import { TRPCClientError } from "@trpc/client";
import { isRecord } from "./is-record.ts";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** A failed call in the form the client shows. */
export interface Failure {
  /** The server's code; null when no answer arrived. */
  code: string | null;
  /** The message for the player. */
  text: string;
  /** The message without the waiting time, for use beside a countdown. */
  reason: string;
  /** Text per form field. */
  fields: Readonly<Record<string, string>>;
  /** When to retry, in seconds; null when the server did not say. */
  retryAfterSeconds: number | null;
}

function textFields(value: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!isRecord(value)) return fields;
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === "string") fields[name] = text;
  }
  return fields;
}

/** Reads the code and the player's text from anything a call threw. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError) || !isRecord(error.data)) {
    const text = t("connection.noAnswer");
    return { code: null, text, reason: text, fields: {}, retryAfterSeconds: null };
  }
  const { gameCode: code, reason, retryAfterSeconds } = error.data;
  const text = error.message === "" ? t("connection.serverError") : error.message;
  return {
    code: typeof code === "string" ? code : "INTERNAL",
    text,
    reason: typeof reason === "string" ? reason : text,
    fields: textFields(error.data.fields),
    retryAfterSeconds: typeof retryAfterSeconds === "number" ? retryAfterSeconds : null,
  };
}

/** The handler for failures that change nothing (spec §8 Other failures). */
export function logFailure(error: unknown): void {
  console.info("A call failed:", toFailure(error).text);
}

/** Whether the call got no answer: the network or the server failed. */
export function isUnanswered(error: unknown): boolean {
  return toFailure(error).code === null;
}
