import { exactNumber, isShortened, shortNumber } from "../../lib/numbers.ts";

/** A shortened number; the exact one is available on hover and focus, and to screen readers. */
export function Amount({ value, className = "" }: { value: number; className?: string }) {
  const figure = `figure ${className}`;
  if (!isShortened(value)) {
    return (
      <span className={figure} translate="no">
        {exactNumber(value)}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact amount must be reachable by keyboard
    <span className={`${figure} amount`} tabIndex={0} data-exact={exactNumber(value)}>
      <span translate="no" aria-hidden="true">
        {shortNumber(value)}
      </span>
      <span translate="no" className="sr-only">
        {exactNumber(value)}
      </span>
    </span>
  );
}
