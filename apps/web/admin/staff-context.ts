/** Who uses the page. */
import type { StaffAnswer } from "@emberlode/contract";
import { createContext, use } from "react";

export const StaffContext = createContext<StaffAnswer | null>(null);

/** The caller, whose access the gate has checked. */
export function useStaff(): StaffAnswer {
  const staff = use(StaffContext);
  if (staff === null) throw new Error("This part is outside of the gate.");
  return staff;
}

/** Starts the set-up of a second factor, in place of the page. */
export const SetUpContext = createContext<() => void>(() => {});
