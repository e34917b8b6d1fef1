import type { Language } from "@emberlode/messages/languages";
import { inLanguage, pageLanguage } from "./language.ts";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** Between groups of three digits, in numbers from `from` up. */
const GROUPING: Readonly<Record<Language, { from: number; separator: string }>> = {
  en: { from: 1_000, separator: "," },
  es: { from: 10_000, separator: "." },
};
const GROUP_END = /\B(?=(?:\d{3})+$)/g;

const exact = inLanguage((locale) => new Intl.NumberFormat(locale));
const formatByDecimals = {
  0: exact,
  1: inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })),
  2: inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })),
};
/** Larger amounts are shortened; smaller ones show every digit. */
const SHORT_FROM = 1_000_000;
const MILLION = [1e6, "million"] as const;
const UNITS = [[1e15, "quadrillion"], [1e12, "trillion"], [1e9, "billion"], MILLION] as const;

/** Every digit, grouped: 12,340. */
export function exactNumber(value: number): string {
  // Loading the browser's tables takes a phone 150 ms, and every page starts with whole numbers.
  if (!Number.isSafeInteger(value)) return exact().format(value);
  const { from, separator } = GROUPING[pageLanguage()];
  return Math.abs(value) < from ? String(value) : String(value).replace(GROUP_END, separator);
}

/**
 * Three significant digits from a million up, truncated rather than rounded: 1.94M. Smaller values
 * show every digit.
 */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size < SHORT_FROM) return exactNumber(value);
  const [unit, name] = UNITS.find(([from]) => size >= from) ?? MILLION;
  const scaled = size / unit;
  const decimals = scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2;
  const factor = 10 ** decimals;
  const truncated = Math.floor(scaled * factor + 1e-9) / factor;
  return `${value < 0 ? "-" : ""}${formatByDecimals[decimals]().format(truncated)}${t(`numberUnits.${name}`)}`;
}

/** A change with its sign, a true minus for a loss: +57, −120, +1.94M; `write` formats its size. */
export function signedNumber(value: number, write = shortNumber): string {
  const size = write(Math.abs(value));
  return value === 0 ? size : `${value > 0 ? "+" : "−"}${size}`;
}

/** Whether the short form hides digits, so that the UI must offer the exact one. */
export function isShortened(value: number): boolean {
  return Math.abs(value) >= SHORT_FROM;
}

/**
 * A duration as a clock: 59:04, or 1:02:03 from an hour on. Milliseconds in, partial seconds
 * dropped.
 */
export function clockSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}

const percent = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
);
const signedPercent = inLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    }),
);

/** 0.873 as 87.3%. */
export const shareText = (share: number): string => percent().format(share);

/** 0.05 as +5%. */
export const signedShareText = (share: number): string => signedPercent().format(share);
