/** How numbers and times are written, the whole page being in English. */
export const LOCALE = "en-US";
const exact = new Intl.NumberFormat(LOCALE);
/** From here on an amount is shortened; below it every digit is shown. */
const SHORT_FROM = 1_000_000;
const UNITS = [
  [1e15, "Q"],
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
] as const;

/** Every digit, grouped: 12,340. */
export function exactNumber(value: number): string {
  return exact.format(value);
}

/** Three significant digits from a million on, cut and never rounded up: 1.94M; below it every digit. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size < SHORT_FROM) return exactNumber(value);
  const [unit, letter] = UNITS.find(([from]) => size >= from) ?? [1e6, "M"];
  const scaled = size / unit;
  const decimals = scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2;
  const factor = 10 ** decimals;
  const cut = Math.floor(scaled * factor + 1e-9) / factor;
  const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: decimals }).format(cut);
  return `${value < 0 ? "-" : ""}${number}${letter}`;
}

/** A change with its sign, a true minus for a loss: +57, −120, +1.94M; `write` says how its size is written. */
export function signedNumber(value: number, write = shortNumber): string {
  const size = write(Math.abs(value));
  return value === 0 ? size : `${value > 0 ? "+" : "−"}${size}`;
}

/** Whether the short form hides digits, so that the exact one must be offered. */
export function isShortened(value: number): boolean {
  return Math.abs(value) >= SHORT_FROM;
}

/** A time span as a clock: 59:04, or 1:02:03 from an hour on. Milliseconds in, begun seconds left out. */
export function clockSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
