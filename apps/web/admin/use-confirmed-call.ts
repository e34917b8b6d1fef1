import { useState } from "react";
import { type Failure, toFailure } from "../lib/failure.ts";
import { useConfirmation } from "./confirmation.tsx";

/** Makes calls that may need a confirmation. Do not send while one is pending. */
export function useConfirmedCall() {
  const withConfirmation = useConfirmation();
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [isPending, setIsPending] = useState(false);

  /** The failure, which is also the `refusal`; null if the call succeeded. */
  async function send(call: () => Promise<unknown>): Promise<Failure | null> {
    setIsPending(true);
    setRefusal(null);
    try {
      await withConfirmation(call);
      return null;
    } catch (error) {
      const failure = toFailure(error);
      setRefusal(failure);
      return failure;
    } finally {
      setIsPending(false);
    }
  }

  return { send, refusal, isPending, clearRefusal: () => setRefusal(null) };
}
