/** Every kind of alert. */
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
  /** The season ends in some days. */
  "season",
  /** A warning, mute, suspension or ban, and its end. */
  "sanction",
  "sanction-lifted",
  /** The answer to an appeal. */
  "appeal",
  /** Another change by staff, such as a new name. */
  "moderated",
  /** A peace or maintenance was announced, changed, canceled or ended; sent as a text. */
  "peace",
  "maintenance",
  /** Free text written by an admin. */
  "text",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
