/** `AbortSignal.any`, also for browsers before Safari 17.4, Firefox 124 and Chrome 116. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === "function") return AbortSignal.any([...signals]);
  const combined = new AbortController();
  for (const signal of signals) {
    const abort = () => combined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: combined.signal });
  }
  return combined.signal;
}
