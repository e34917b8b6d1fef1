/** Log lines of the account, of digging and of referrals. */
import { noteColor } from "../rules/write-note.ts";
import type { Resource } from "../state.ts";
import { amounts, type Lines, type LoggedEntry, type LogLine } from "./line.ts";

const LOOK = {
  metal: { color: "steel", icon: "ore" },
  energy: { color: "ember", icon: "steam" },
} as const satisfies Record<Resource, Pick<LogLine, "color" | "icon">>;

function digContent({ metal, energy, detail }: LoggedEntry): string {
  const { x, y, divisor, effort, vein } = detail;
  const digs = effort === undefined ? "" : ` with ${effort} digs`;
  const double = vein === true ? " A vein yielded double." : "";
  const tired = typeof divisor === "number" && divisor > 1;
  const note = tired ? " You are tired; tomorrow a dig yields in full again." : "";
  return `You dug ${amounts(metal, energy)} at ${x}, ${y}${digs}.${double}${note}`;
}

export const digLines = {
  start: ({ metal, energy }) => ({
    cat: "account",
    type: "start",
    color: "neutral",
    icon: "castle",
    content: `Your base stands. You begin with ${amounts(metal, energy)}.`,
  }),
  dig: (entry) => {
    const resource = entry.detail.resource === "energy" ? "energy" : "metal";
    return { cat: "dig", type: resource, ...LOOK[resource], content: digContent(entry) };
  },
  referral: ({ metal, energy }) => ({
    cat: "referral",
    type: "waiting",
    color: "neutral",
    icon: "receive-money",
    content: `Referral credit that waited was paid: ${amounts(metal, energy)}.`,
  }),
  note: ({ detail }) => ({
    cat: "note",
    type: "note",
    color: noteColor(detail.color),
    icon: "quill-ink",
    content: String(detail.content ?? ""),
  }),
} as const satisfies Lines;
