import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** Setter for the number of invalid amounts below; nothing is calculated while there are any. */
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
