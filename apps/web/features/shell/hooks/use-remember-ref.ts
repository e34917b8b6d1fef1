import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { refAtom } from "../../session/atoms/session-atoms.ts";

const MAX_LENGTH = 64;

/** Keeps who referred this visitor (`?ref=` of the address) until an account is made. */
export function useRememberRef(): void {
  const setRef = useSetAtom(refAtom);
  useEffect(() => {
    const ref = new URLSearchParams(window.location.search).get("ref")?.trim();
    if (ref) setRef(ref.slice(0, MAX_LENGTH));
  }, [setRef]);
}
