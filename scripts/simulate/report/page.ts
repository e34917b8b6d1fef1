/** The page on balance, and its charts, from the figures of one run. */
import type { Effort, Figures } from "../simulate.ts";
import type { Society, SocietyEffort } from "../society/society.ts";
import { armiesSection } from "./armies-section.ts";
import { careersSection, casinoSection, newcomersSection } from "./careers-section.ts";
import { paragraphs } from "./markdown.ts";
import { ringsSection } from "./rings-section.ts";
import { societiesSection } from "./societies-section.ts";

export interface Findings {
  figures: Figures;
  effort: Effort;
  isFull: boolean;
  societies: readonly Society[];
  /** Crowded worlds, for who comes into one; none where none was played. */
  crowds: readonly Society[];
  societyEffort: SocietyEffort;
  /** The goals that were missed, in words. */
  missed: readonly string[];
  /** What the figures were made from: the numbers of the game. */
  fingerprint: string;
}

interface Page {
  text: string;
  /** By file name. */
  charts: Readonly<Record<string, string>>;
}

/** The line by which a test knows whether the figures are those of today's numbers. */
export const fingerprintLine = (fingerprint: string): string =>
  `<!-- Made from the numbers ${fingerprint} -->`;

export function pageOf(findings: Findings): Page {
  const { figures, effort, isFull, societies, missed } = findings;
  const sections = [
    armiesSection(figures),
    careersSection(figures),
    newcomersSection(figures, findings.crowds),
    societiesSection(societies, findings.societyEffort),
    ringsSection(figures.rings, figures.searched, effort.rings.generations),
    casinoSection(figures),
  ];
  const options = isFull ? " with `--full`" : "";
  const text = paragraphs(
    "# Balance",
    fingerprintLine(findings.fingerprint),
    "What the simulator found ([rules, section 20](rules.md#20-simulator)). `npm run simulate -- --report` writes this page and its charts; nobody edits them by hand. A changed number of the game fails a test until they are written again.",
    `Figures are those of seed \`${figures.seed}\`${options}: ${effort.careers.worlds.casual} worlds of each style, ${effort.careers.days} days. They are the same on every machine.`,
    missed.length === 0
      ? "All goals are met."
      : `Goals that are missed:\n\n${missed.map((one) => `- ${one}`).join("\n")}`,
    ...sections.map((section) => section.text),
  );
  const charts = Object.assign({}, ...sections.map((section) => section.charts));
  return { text: `${text}\n`, charts };
}
