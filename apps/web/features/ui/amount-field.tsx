import {
  createContext,
  type Dispatch,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { FieldNote } from "./notes.tsx";
import { readWholeNumber } from "./whole-number.ts";

const t = await messages("controls");

interface AmountBounds {
  min: number;
  max: number;
  /** Amounts must be multiples of this; 1 by default. */
  step?: number;
}

interface AmountInputOptions extends AmountBounds {
  /** The current amount; null while the text is invalid. */
  value: number | null;
  /** Called with null for invalid text, which the field keeps along with an error. */
  onChange: (value: number | null) => void;
  /** Whether to use the browser's number input, which hides text that it cannot parse. */
  isNative?: boolean;
  /** The value of an empty field; by default, an amount is required. */
  emptyValue?: number;
}

interface TypedAmount {
  text: string;
  amount: number | null;
  isEmpty: boolean;
}

function parseInput(
  { value, validity }: HTMLInputElement,
  options: AmountInputOptions,
): TypedAmount {
  const { isNative = false, emptyValue = null } = options;
  if (value.trim() === "" && !validity.badInput) {
    return { text: value, amount: emptyValue, isEmpty: true };
  }
  // A number input would read "1.500" as one and a half, so accept digits only.
  const amount = isNative && !/^\d+$/.test(value) ? null : readWholeNumber(value);
  return { text: value, amount, isEmpty: false };
}

/** The error message for a text that is not a valid amount; null if it is valid. */
function problemOf({ amount, isEmpty }: TypedAmount, { min, max, step = 1 }: AmountBounds) {
  const range = { min: exactNumber(min), max: exactNumber(max) };
  if (amount === null) return isEmpty ? t("amount.missing") : t("amount.notWhole", range);
  if (amount < min || amount > max) return t("amount.outside", range);
  return amount % step === 0 ? null : t("amount.notMultiple", { step: exactNumber(step) });
}

/**
 * Props of an input for a whole amount. The reported amount always matches the text: invalid text
 * stays, shows an error, and prevents its form from being submitted.
 */
export function useAmountInput(options: AmountInputOptions) {
  const { value, onChange, isNative = false } = options;
  const [typed, setTyped] = useState<TypedAmount | null>(null);
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // An amount set from outside, for example by a button, replaces the text.
  const isTyped = typed !== null && (value === null || typed.amount === value);
  // Remounting the field drops the text.
  const empty: TypedAmount = { text: "", amount: options.emptyValue ?? null, isEmpty: true };
  const shown = isTyped ? typed : value === null ? empty : null;
  const problem = shown === null ? null : problemOf(shown, options);
  // The bounds may have changed since the text was typed.
  const isPossibleNow = shown !== null && value === null && problem === null;
  useEffect(() => {
    if (isPossibleNow) onChange(shown.amount);
  });
  useEffect(() => input.current?.setCustomValidity(problem ?? ""));
  // A player who empties the field is about to type: show no error yet.
  const showsProblem = problem !== null && !(shown?.isEmpty === true && isEditing);
  const text = value === null ? "" : isNative ? String(value) : exactNumber(value);
  return {
    problem: showsProblem ? problem : null,
    inputProps: {
      ref: input,
      type: isNative ? "number" : "text",
      inputMode: "numeric",
      autoComplete: "off",
      value: shown?.text ?? text,
      "aria-invalid": showsProblem,
      // On bad input, the value stays empty, which React's onChange does not report.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        const next = parseInput(event.currentTarget, options);
        setTyped(next);
        setEditing(true);
        onChange(problemOf(next, options) === null ? next.amount : null);
      },
      onChange: () => {},
      // Fired when the form is submitted.
      onInvalid: () => setEditing(false),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (isNative || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        const { min, max, step = 1 } = options;
        const next = (value ?? min) + (event.key === "ArrowUp" ? step : -step);
        onChange(Math.min(max, Math.max(min, next)));
      },
      onBlur: () => {
        setEditing(false);
        if (problem === null) setTyped(null);
      },
      // On a focused number input, the wheel would change the number instead of scrolling.
      onWheel: () => {
        if (isNative) input.current?.blur();
      },
    },
  } as const;
}

/** Setter for the number of invalid amount fields; the provider calculates only at zero. */
export const InvalidAmountsContext = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Counts a field while it is invalid. */
function useCountInvalidAmount(isInvalid: boolean): void {
  const setCount = useContext(InvalidAmountsContext);
  useEffect(() => {
    if (!isInvalid) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isInvalid, setCount]);
}

interface AmountFieldProps extends Pick<AmountBounds, "max"> {
  label: ReactNode;
  icon?: ReactNode;
  className?: string;
  value: number;
  onChange: (value: number) => void;
}

/** A labeled field for a non-negative amount; empty counts as zero. */
export function AmountField({ label, icon, className, value, onChange, max }: AmountFieldProps) {
  const id = useId();
  /** The last valid amount, while the text is invalid. */
  const [invalidAt, setInvalidAt] = useState<number | null>(null);
  // An amount set from outside replaces the text.
  if (invalidAt !== null && invalidAt !== value) setInvalidAt(null);
  const isInvalid = invalidAt === value;
  useCountInvalidAmount(isInvalid);
  const { problem, inputProps } = useAmountInput({
    value: isInvalid ? null : value,
    onChange: (amount) => {
      setInvalidAt(amount === null ? value : null);
      if (amount !== null) onChange(amount);
    },
    min: 0,
    max,
    emptyValue: 0,
  });
  return (
    <div className={className}>
      {icon}
      <label htmlFor={id}>{label}</label>
      <input
        {...inputProps}
        id={id}
        className="input figure"
        aria-describedby={problem === null ? undefined : `${id}-note`}
        onFocus={(event) => event.target.select()}
      />
      {problem !== null && <FieldNote id={`${id}-note`} error={problem} hint={null} />}
    </div>
  );
}
