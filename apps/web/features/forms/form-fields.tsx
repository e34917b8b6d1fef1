/** The fields and the footer that forms share. */
import { DAY, SECOND } from "@emberlode/game";
import {
  type HTMLAttributes,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useId,
  useState,
} from "react";
import type { Failure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { Icon } from "../ui/icon.tsx";
import { FieldNote } from "../ui/notes.tsx";

const t = await messages("account");

interface StayFieldProps {
  stay: boolean;
  onChange: (stay: boolean) => void;
}

/** Keeps the session beyond an idle hour; off by default. */
export function StayField({ stay, onChange }: StayFieldProps) {
  const id = useId();
  return (
    <div className="mt-2">
      <label className="flex min-h-touch cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-ember"
          aria-describedby={id}
          checked={stay}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t("stay")}
      </label>
      <p id={id} className="text-xs text-muted">
        {t("stayHint")}
      </p>
    </div>
  );
}

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | null;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete: string;
  onChange: (value: string) => void;
}

/** A labeled input with hint and error; passwords can be shown. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, error, hint = null, type = "text", autoComplete, onChange } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <input
          id={id}
          name={name}
          value={value}
          type={secret && shown ? "text" : type}
          inputMode={props.inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null && hint === null ? undefined : `${id}-note`}
          className={secret ? "input pr-18" : "input"}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret && (
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-touch px-3 text-xs font-semibold text-steel"
            aria-pressed={shown}
            aria-label={shown ? t("hidePassword") : t("showPassword")}
            onClick={() => setShown(!shown)}
          >
            {shown ? t("hide") : t("show")}
          </button>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

export const ACCOUNT_FIELDS = ["username", "email", "password"] as const;
type AccountField = (typeof ACCOUNT_FIELDS)[number];

interface FieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** Username, email and password for a new account. */
export function AccountFields({ field }: { field: (name: AccountField) => FieldProps }) {
  return (
    <>
      <TextField
        {...field("username")}
        label={t("username")}
        hint={t("usernameHint")}
        autoComplete="username"
      />
      <TextField {...field("email")} label={t("email")} type="email" autoComplete="email" />
      <TextField
        {...field("password")}
        label={t("password")}
        hint={t("passwordHint")}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}

interface FormFooterProps {
  failure: Failure | null;
  isPending: boolean;
  /** Server time when the form may be sent again, in milliseconds; null if it may be sent now. */
  retryAt?: number | null;
  submit: string;
  /** The button's look. */
  look?: string;
  /** Below the error. */
  help?: ReactNode;
}

const ERROR_CLASS = "mt-3 rounded-sm border border-bad px-3 py-2 text-bad";

/** The failure's reason with a countdown, or its text unchanged if it names no waiting time. */
function FailureCountdown({ failure: { text, reason }, left }: { failure: Failure; left: number }) {
  if (reason === text) return text;
  return (
    <>
      {reason} <span translate="no">{t("tryAgainIn", { span: clockSpan(left) })}</span>
    </>
  );
}

/** A form's footer: the error, the time until a retry is allowed, and the submit button. */
export function FormFooter(props: FormFooterProps) {
  const { failure, isPending, retryAt = null, submit, look = "btn-ember", help } = props;
  // Rerenders every second only while there is a wait.
  const now = useNow(retryAt === null ? DAY : SECOND);
  const left = retryAt === null ? 0 : retryAt - now;
  const isWaiting = left > 0;
  const isOver = retryAt !== null && !isWaiting;
  return (
    <>
      {failure !== null && !isOver && (
        <p role="alert" className={isWaiting ? "sr-only" : ERROR_CLASS}>
          {failure.text}
        </p>
      )}
      {/* Screen readers hear the time once; the ticking clock is visual only. */}
      {isWaiting && (
        <p aria-hidden="true" className={ERROR_CLASS}>
          {failure !== null && <FailureCountdown failure={failure} left={left} />}
        </p>
      )}
      {retryAt !== null && (
        <p role="status" className={isOver ? "mt-3" : "sr-only"}>
          {isOver && t("tryAgainNow")}
        </p>
      )}
      {help}
      <button
        type="submit"
        className={`btn ${look} mt-4 w-full`}
        aria-disabled={isPending || isWaiting}
      >
        {isPending ? t("working") : submit}
      </button>
    </>
  );
}

interface CopyLineProps {
  label: string;
  value: string;
  /** The button's label. */
  copy: string;
  copied: string;
  role?: "status" | "alert";
}

/** Text to copy: shown in full, selected on focus, copied by a button. */
export function CopyLine({ label, value, copy, copied, role = "status" }: CopyLineProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-4 block font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          className="input flex-1 basis-52"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="btn btn-ember"
          onClick={() => copyText(value, copied, role)}
        >
          <Icon name="copy" />
          {copy}
        </button>
      </div>
    </>
  );
}
