/** Details that the log lines of several actions share. */

/** Total units over all positions. */
export const unitSum = (units: readonly number[]) =>
  units.reduce((total, count) => total + count, 0);

/** Marks the other player as a bot in a log line. The flag is stored as it was at that time. */
export const botLabel = (isBot = false): { otherIsBot?: true } =>
  isBot ? { otherIsBot: true } : {};
