/** Date and time in UTC, such as `2026-11-29 18:40`. */
export const utcTime = (time: number): string =>
  new Date(time).toISOString().slice(0, 16).replace("T", " ");
