import { type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { readWholeNumber } from "./whole-number.ts";

const t = await messages("controls");

export interface AmountBounds {
  min: number;
  max: number;
  /** Amounts are multiples of this; 1 by default. */
  step?: number;
}

interface AmountInputOptions extends AmountBounds {
  /** The current amount; null while the text is not a valid one. */
  value: number | null;
  /** Called with null for an invalid text; the field keeps the text and shows the error. */
  onChange: (value: number | null) => void;
  /** Whether to use the browser's number input, which hides text that it cannot parse. */
  isNative?: boolean;
  /** The meaning of an empty field; by default an amount is required. */
  emptyIs?: number;
}

interface Typed {
  text: string;
  amount: number | null;
  isEmpty: boolean;
}

function typedIn({ value, validity }: HTMLInputElement, options: AmountInputOptions): Typed {
  const { isNative = false, emptyIs = null } = options;
  if (value.trim() === "" && !validity.badInput) {
    return { text: value, amount: emptyIs, isEmpty: true };
  }
  // To the browser "1.500" is one and a half, so its number input accepts digits only.
  const amount = isNative && !/^\d+$/.test(value) ? null : readWholeNumber(value);
  return { text: value, amount, isEmpty: false };
}

/** Why a text is not a valid amount, in a sentence; null when it is one. */
function problemOf({ amount, isEmpty }: Typed, { min, max, step = 1 }: AmountBounds) {
  if (amount === null) return isEmpty ? t("amount.missing") : t("amount.notWhole");
  if (amount < min || amount > max) {
    return t("amount.outside", { min: exactNumber(min), max: exactNumber(max) });
  }
  return amount % step === 0 ? null : t("amount.notMultiple", { step: exactNumber(step) });
}

/**
 * Props of an input for a whole amount. The reported amount always matches the text: an invalid text
 * stays, gets an error, and prevents its form from being submitted.
 */
export function useAmountInput(options: AmountInputOptions) {
  const { value, onChange, isNative = false } = options;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // An amount set from outside, such as by a button, replaces the text.
  const isTyped = typed !== null && (value === null || typed.amount === value);
  // The text is dropped when the field is remounted.
  const empty: Typed = { text: "", amount: options.emptyIs ?? null, isEmpty: true };
  const shown = isTyped ? typed : value === null ? empty : null;
  const problem = shown === null ? null : problemOf(shown, options);
  // The bounds may have changed since it was typed.
  const isPossibleNow = shown !== null && value === null && problem === null;
  useEffect(() => {
    if (isPossibleNow) onChange(shown.amount);
  });
  useEffect(() => input.current?.setCustomValidity(problem ?? ""));
  // A player who empties the field is about to type.
  const isTold = problem !== null && !(shown?.isEmpty === true && isEditing);
  const text = value === null ? "" : isNative ? String(value) : exactNumber(value);
  return {
    problem: isTold ? problem : null,
    inputProps: {
      ref: input,
      type: isNative ? "number" : "text",
      inputMode: "numeric",
      autoComplete: "off",
      value: shown?.text ?? text,
      "aria-invalid": isTold,
      // With "bad input" the value stays empty, which React's onChange does not report.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        const next = typedIn(event.currentTarget, options);
        setTyped(next);
        setEditing(true);
        onChange(problemOf(next, options) === null ? next.amount : null);
      },
      onChange: () => {},
      // The form was submitted.
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
      // The wheel scrolls the page; on a focused number input it would also change the number.
      onWheel: () => {
        if (isNative) input.current?.blur();
      },
    },
  } as const;
}
