/** Alerts and notifications: what others did meanwhile (spec §3 Alert). The rest of an alert is a line of the log. */
import type { ReportDecision } from "@emberlode/game";

const REPORTS: Readonly<Record<ReportDecision, string>> = {
  removed: "A moderator has removed the chat message that you reported. Thank you.",
  dismissed: "A moderator has read the chat message that you reported and found that it may stay.",
};

export const enAlertTexts = {
  raided: "Your base was raided",
  baseHeld: "Your base held",
  factoryHeld: "Your factory held",
  factoryLost: "You lost a factory",
  mine: "One of your mines went off",
  referral: {
    title: "Referral credit",
    content: "A player whom you referred is digging today: a tenth of it is yours on top.",
  },
  nap: {
    title: "A pact is offered",
    content: (asker: string) => `${asker} asks you for a non-aggression pact.`,
  },
  report: { title: "Your report was decided", content: REPORTS },
  absence: {
    title: "Factories lost",
    content: (factories: number) =>
      `You were away for a week: ${factories === 1 ? "your factory has" : `your ${factories} factories have`} fallen free.`,
  },
  release: {
    title: "A factory will fall free",
    /** `time` is the hour in UTC: 14:00. */
    content: (x: number, y: number, time: string) =>
      `Small factories are scarce: yours at ${x}, ${y} falls free for newcomers at ${time} UTC.`,
  },
  /** The title of a notification of 2 attacks or more. */
  attackedTimes: (attacks: number) => `You were attacked ${attacks} times`,
};
