/** Texts of the card that a returning player sees; loaded with it. */
import { listed } from "./english.ts";

const count = (amount: number, one: string, many: string) =>
  amount === 1 ? `1 ${one}` : `${amount} ${many}`;

export const enAway = {
  minutes: (amount: number) => count(amount, "minute", "minutes"),
  hours: (amount: number) => count(amount, "hour", "hours"),
  days: (amount: number) => count(amount, "day", "days"),
  title: (span: string) => `Since you left, ${span} ago`,
  close: "Close what happened since you left",
  report: "See the report",
  answer: "Answer",
  alerts: "See alerts",
  unknown: "Not known right now.",
  newBase: (x: number, y: number) =>
    `Your base has a new place, at ${x}, ${y}; you keep all that you own.`,
  quiet: "Nobody attacked you.",
  attacks: (amount: number, held: number) =>
    `${count(amount, "attack", "attacks")} on you, ${held === amount ? "held" : `${held} held`}.`,
  newDay: "A new day: your full digs are back.",
  veins: (amount: number) => `${count(amount, "vein", "veins")} in sight.`,
  rested: "Every field you used has rested.",
  resting: (amount: number) => `${count(amount, "field rests", "fields rest")} still.`,
  unread: (amount: number) => `${count(amount, "unread alert", "unread alerts")}.`,
  noUnread: "No unread alerts.",
  asks: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? "asks" : "ask"} you for a NAP.`,
  noAsks: "Nobody asks you for a NAP.",
};
