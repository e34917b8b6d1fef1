import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { refAtom } from "../../session/atoms/session-atoms.ts";

const MAX_LENGTH = 64;

/** Stores this visitor's referrer (`?ref=` in the address) until an account is created. */
export function useRememberRef(): void {
  const setRef = useSetAtom(refAtom);
  useEffect(() => {
    const ref = new URLSearchParams(window.location.search).get("ref")?.trim();
    if (ref) setRef(ref.slice(0, MAX_LENGTH));
  }, [setRef]);
}
