/** Formats of shares and factors. */
import { inLanguage } from "./in-language.ts";

const percent = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
);
const more = inLanguage(
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
export const moreText = (share: number): string => more().format(share);
