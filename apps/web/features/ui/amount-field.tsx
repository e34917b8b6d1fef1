import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useId,
  useState,
} from "react";
import { FieldNote } from "./notes.tsx";
import { type AmountBounds, useAmountInput } from "./use-amount-input.ts";

/** Setter for the number of invalid amounts below; nothing is calculated while there are any. */
export const RefusedAmounts = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Counts a field while it is invalid. */
function useRefusedAmount(isRefused: boolean): void {
  const setCount = useContext(RefusedAmounts);
  useEffect(() => {
    if (!isRefused) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isRefused, setCount]);
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
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  // An amount set from outside replaces the text.
  if (refusedAt !== null && refusedAt !== value) setRefusedAt(null);
  const isRefused = refusedAt === value;
  useRefusedAmount(isRefused);
  const { problem, inputProps } = useAmountInput({
    value: isRefused ? null : value,
    onChange: (amount) => {
      setRefusedAt(amount === null ? value : null);
      if (amount !== null) onChange(amount);
    },
    min: 0,
    max,
    emptyIs: 0,
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
