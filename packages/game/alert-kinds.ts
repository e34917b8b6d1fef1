/** What an alert can be about. */
export const ALERT_KINDS = [
  "defense",
  "factory-lost",
  "base-left",
  "base-placed",
  "mine",
  "referral",
  "nap",
  "nap-accepted",
  "report",
  "absence",
  "release",
  /** One whose words somebody wrote. */
  "text",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
