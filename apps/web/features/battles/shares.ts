/** Shares and factors of a battle as people read them. */
import { LOCALE } from "../../lib/numbers.ts";

const percent = new Intl.NumberFormat(LOCALE, { style: "percent", maximumFractionDigits: 1 });
const more = new Intl.NumberFormat(LOCALE, {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** 0.873 as 87.3%. */
export const shareText = (share: number): string => percent.format(share);

/** 0.05 as +5%. */
export const moreText = (share: number): string => more.format(share);
