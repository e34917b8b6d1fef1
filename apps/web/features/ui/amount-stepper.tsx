import { NumberField } from "@base-ui/react/number-field";
import { useId } from "react";
import { pageLocale } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shortNumber } from "../../lib/numbers.ts";
import { useAmountInput } from "./amount-field.tsx";
import { FieldNote, Refusal } from "./notes.tsx";

const tControls = await messages("controls");

interface AmountStepperProps {
  label: string;
  /** Null while the text is not a valid amount. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  /** The current maximum; if it is below `min`, no amount is possible. */
  max: number;
  step?: number;
  /** The last chosen amount, if any. */
  last?: number | null;
  disabled?: boolean;
  /** Whether to use the browser's number input (spec §7), which validates with the form. */
  isNative?: boolean;
  /** Why no amount is possible; shown while the field is disabled. */
  reason?: string;
  /** The id of the reason's element, for controls that it also disables. */
  reasonId?: string;
}

/** A whole amount between two bounds: typed, stepped, or set to min, half, max or the last one. */
export function AmountStepper(props: AmountStepperProps) {
  const { label, value, onChange, min = 1, max, step = 1, last = null, reason } = props;
  const { isNative = false } = props;
  const id = useId();
  const isDisabled = props.disabled === true || max < min;
  const inRange = (amount: number) => Math.min(max, Math.max(min, amount - (amount % step)));
  const { problem, inputProps } = useAmountInput({
    value: isDisabled ? 0 : value,
    onChange,
    min,
    max,
    step,
    isNative,
  });
  const noteId = problem === null ? undefined : `${id}-note`;
  const choices = [
    { word: tControls("amount.min"), amount: min },
    { word: tControls("amount.half"), amount: inRange(max / 2) },
    { word: tControls("amount.max"), amount: max },
  ];
  /** Only one is marked, even if several have the same amount. */
  const current = isDisabled ? undefined : choices.find(({ amount }) => amount === value)?.word;
  const isLastPossible = last !== null && last >= min && last <= max;
  return (
    <div className="stepper">
      <label className="stepper-label" htmlFor={id}>
        {label}
        {!isDisabled && (
          <span className="stepper-range figure">
            {tControls("amount.range", { min: shortNumber(min), max: shortNumber(max) })}
          </span>
        )}
      </label>
      <div className="stepper-line">
        <NumberField.Root
          id={id}
          className="stepper-field"
          value={isDisabled ? 0 : value}
          onValueChange={(amount) => {
            if (amount !== null) onChange(inRange(amount));
          }}
          min={isDisabled ? 0 : min}
          max={Math.max(0, max)}
          step={step}
          locale={pageLocale()}
          disabled={isDisabled}
        >
          <NumberField.Group className="stepper-group">
            <NumberField.Decrement className="stepper-step" aria-label={tControls("amount.less")}>
              −
            </NumberField.Decrement>
            <NumberField.Input
              ref={inputProps.ref}
              // Takes only the library's ref, without which its buttons do nothing under a mouse:
              // its own input rounds and truncates text that it cannot parse.
              render={({ ref }) => (
                <input
                  {...inputProps}
                  ref={ref}
                  id={id}
                  className="stepper-input figure"
                  {...(isNative && { min, max, step, required: true })}
                  disabled={isDisabled}
                  aria-roledescription={tControls("amount.role")}
                  aria-describedby={noteId}
                />
              )}
            />
            <NumberField.Increment className="stepper-step" aria-label={tControls("amount.more")}>
              +
            </NumberField.Increment>
          </NumberField.Group>
        </NumberField.Root>
        <fieldset
          className="stepper-quick"
          aria-label={tControls("amount.choices", { label })}
          disabled={isDisabled}
        >
          {choices.map(({ word, amount }) => (
            <button
              key={word}
              type="button"
              className="stepper-choice"
              data-current={word === current}
              onClick={() => onChange(amount)}
            >
              {word}
              <span className="sr-only"> {exactNumber(Math.max(0, amount))}</span>
            </button>
          ))}
          {isLastPossible && (
            <button type="button" className="stepper-choice" onClick={() => onChange(last)}>
              {tControls("amount.last")}{" "}
              <span className="figure" translate="no">
                {shortNumber(last)}
              </span>
            </button>
          )}
        </fieldset>
      </div>
      {noteId !== undefined && <FieldNote id={noteId} error={problem} hint={null} />}
      {isDisabled && reason !== undefined && (
        <div id={props.reasonId}>
          <Refusal text={reason} />
        </div>
      )}
    </div>
  );
}
