/** A form that calls the server: its text, errors by field, and waiting time. */
import { isInputError } from "@emberlode/contract";
import { SECOND } from "@emberlode/game";
import { inputText } from "@emberlode/messages/input-text";
import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { type SubmitEvent, useRef, useState } from "react";
import type { ZodType } from "zod";
import { readItem, removeItem, writeItem } from "../../lib/browser-storage.ts";
import { type Failure, toFailure } from "../../lib/failure.ts";
import { isRecord } from "../../lib/is-record.ts";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";

const KEY = "emberlode-drafts";

/** Typed text, by form and field. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const textsOf = (draft: unknown): Drafts[string] =>
  Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text]] : [],
    ),
  );

function parse(stored: string | null): Drafts {
  if (stored === null) return {};
  try {
    const drafts: unknown = JSON.parse(stored);
    const forms = isRecord(drafts) ? Object.entries(drafts) : [];
    return Object.fromEntries(forms.map(([id, draft]) => [id, textsOf(draft)]));
  } catch {
    return {};
  }
}

const storage = {
  getItem: (key: string) => parse(readItem("session", key)),
  setItem(key: string, drafts: Drafts) {
    writeItem("session", key, JSON.stringify(drafts));
  },
  removeItem: (key: string) => removeItem("session", key),
};

/** Text typed into this tab's forms, to survive leaving or reloading the page. Never passwords. */
const draftsAtom = atomWithStorage<Drafts>(KEY, {}, storage, { getOnInit: true });

const t = await messages("inputs");

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors = Readonly<Record<string, string>>;

/** Passwords are kept in the component's state only. */
function isSecret(name: string): boolean {
  return /password/i.test(name);
}

interface FormOptions<Name extends string, Input> {
  /** Key of the draft; forms with the same id share typed text. */
  id: string;
  names: readonly Name[];
  /** Initial values; a successful submit resets the form to them. */
  initial?: Values<Name>;
  schema: ZodType<Input>;
  /** The schema's input from the typed values. */
  toInput: (values: Values<Name>) => unknown;
  /** Sends the input; calls `onSaved` when it is saved, even if passwords may still be refused. */
  submit: (input: Input, onSaved: () => void) => Promise<unknown>;
}

/** The first error text per field; for a union, the fields that all its branches name. */
function fieldErrors(schema: ZodType, input: unknown): Errors {
  const parsed = schema.safeParse(input);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message, code } of parsed.error.issues) {
    // Custom errors are already translated.
    const isText = code === "custom" && !isInputError(message);
    errors[String(path[0] ?? "form")] ??= isText ? message : inputText({ inputs: t }, message);
  }
  return errors;
}

/**
 * A form over a schema of the API contract: errors per field, including the server's, and drafts
 * that survive a reload.
 */
export function useForm<Name extends string, Input>(options: FormOptions<Name, Input>) {
  const { id, names, initial, schema, toInput, submit } = options;
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = drafts[id] ?? {};
  const typed = (name: Name) => (isSecret(name) ? secrets : draft)[name];
  const pairs = names.map((name) => [name, typed(name) ?? initial?.[name] ?? ""]);
  const values = Object.fromEntries(pairs) as Values<Name>;

  function set(name: Name, value: string): void {
    // Password managers fill several fields before the next render, so build on the latest state.
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)),
    );
    if (isSecret(name)) setSecrets((known) => ({ ...known, [name]: value }));
    else setDrafts((all) => ({ ...all, [id]: { ...all[id], [name]: value } }));
  }

  function show(found: Errors): void {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function refuse(failed: Failure): void {
    setFailure(failed);
    const { code, retryAfterSeconds } = failed;
    if (code !== "TOO_MANY_REQUESTS" || retryAfterSeconds === null) return;
    setRetryAt(serverNow() + retryAfterSeconds * SECOND);
  }

  /** Drops the sent draft, but keeps text typed while it was being sent. */
  function clearDraft(): void {
    if (initial === undefined) return;
    setDrafts((all) => (all[id] === drafts[id] ? { ...all, [id]: {} } : all));
  }

  function clearSecrets(): void {
    setSecrets((now) => (now === secrets ? {} : now));
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending || (retryAt !== null && serverNow() < retryAt)) return;
    setFailure(null);
    setRetryAt(null);
    const parsed = schema.safeParse(toInput(values));
    if (!parsed.success) return show(fieldErrors(schema, toInput(values)));
    setIsPending(true);
    try {
      await submit(parsed.data, clearDraft);
      clearDraft();
      clearSecrets();
    } catch (error) {
      const failed = toFailure(error);
      const named = names.some((name) => failed.fields[name] !== undefined);
      if (named) show(failed.fields);
      else refuse(failed);
    } finally {
      setIsPending(false);
    }
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => set(name, value),
  });
  return { form, field, onSubmit, footer: { isPending, failure, retryAt } };
}
