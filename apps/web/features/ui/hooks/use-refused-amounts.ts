import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** Counts the amount fields below that show no possible amount: nothing is worked out from the rest. */
export const RefusedAmounts = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Counts a field for as long as it is refused. */
export function useRefusedAmount(isRefused: boolean): void {
  const setCount = useContext(RefusedAmounts);
  useEffect(() => {
    if (!isRefused) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isRefused, setCount]);
}
