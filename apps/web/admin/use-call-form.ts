/** A form that makes one call: its errors by field, and when it may be sent again. */
import { SECOND } from "@emberlode/game";
import { type SubmitEvent, useRef, useState } from "react";
import { type Failure, toFailure } from "../lib/failure.ts";
import { serverNow } from "../lib/server-clock.ts";

/** The server checks the input; `send` rejects with what it refused. */
export function useCallForm<Name extends string>(
  names: readonly Name[],
  send: (values: Readonly<Record<Name, string>>) => Promise<unknown>,
) {
  const empty = Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
  const [values, setValues] = useState(empty);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNamed = names.some((name) => failure?.fields[name] !== undefined);

  function refuse(failed: Failure): void {
    setFailure(failed);
    const { code, retryAfterSeconds } = failed;
    if (code === "TOO_MANY_REQUESTS" && retryAfterSeconds !== null) {
      setRetryAt(serverNow() + retryAfterSeconds * SECOND);
    }
    const first = names.find((name) => failed.fields[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending || (retryAt !== null && serverNow() < retryAt)) return;
    setFailure(null);
    setRetryAt(null);
    setIsPending(true);
    try {
      await send(values);
    } catch (error) {
      refuse(toFailure(error));
    } finally {
      setIsPending(false);
    }
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: failure?.fields[name] ?? null,
    onChange: (value: string) => setValues((known) => ({ ...known, [name]: value })),
  });
  const footer = { isPending, retryAt, failure: isNamed ? null : failure };
  return { form, field, onSubmit, footer, reset: () => setValues(empty) };
}
