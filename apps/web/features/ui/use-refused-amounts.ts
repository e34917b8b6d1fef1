import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** Counts the descendants' invalid amount fields: nothing is calculated from the rest. */
export const RefusedAmounts = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Counts a field while it is invalid. */
export function useRefusedAmount(isRefused: boolean): void {
  const setCount = useContext(RefusedAmounts);
  useEffect(() => {
    if (!isRefused) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isRefused, setCount]);
}
