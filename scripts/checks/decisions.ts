/** Checks that decisions have a number, a date and a status, and are all in the index. */
import { posix } from "node:path";
import type { Sources } from "./repository-files.ts";

const FOLDER = "docs/decisions/";
export const INDEX = `${FOLDER}README.md`;

const LINK = String.raw`\[(\d+)\]\((\d{4})-[a-z0-9-]+\.md\)`;
const LINKS = new RegExp(LINK, "g");
/** `Date: 2026-11-20. Status: accepted, amended by [16](0016-name.md).` */
const STATUS_LINE = new RegExp(
  String.raw`^Date: (\d{4}-\d{2}-\d{2})\. ` +
    String.raw`Status: (accepted(?:, amended by ${LINK}(?:(?:,| and) ${LINK})*)?|superseded by ${LINK})\.$`,
);

const INTRODUCTION = `# Decisions

Why things are as they are. A record is not rewritten when a later decision changes it: its status names the later one. A new one takes the next free number and begins like the others; \`npx vitest run --project checks -u\` regenerates this page. Search it by title: file names are never changed, and some have an older wording. Numbers 37, 38 and 63 were never used.
`;

interface Decision {
  file: string;
  /** From the file name. */
  number: number;
  heading: string;
  statusLine: string;
}

function decisionsIn(sources: Sources): Decision[] {
  return [...sources].flatMap(([path, text]) => {
    if (!path.startsWith(FOLDER) || path === INDEX) return [];
    const file = posix.basename(path);
    const [heading = "", , statusLine = ""] = text.split("\n");
    return [{ file, number: Number.parseInt(file, 10), heading, statusLine }];
  });
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Decisions without a unique number, a date, or a status that names a later decision. */
export function findInvalidDecisions(sources: Sources): string[] {
  const decisions = decisionsIn(sources);
  return decisions.flatMap((decision) => {
    const { file, number, heading, statusLine } = decision;
    if (decisions.some((other) => other !== decision && other.number === number)) {
      return [`${file} shares its number`];
    }
    if (!heading.startsWith(`# ${number}. `)) return [`${file} is not headed "# ${number}. …"`];
    const [, day = ""] = STATUS_LINE.exec(statusLine) ?? [];
    if (!isDay(day)) return [`${file} has no date and status in its third line`];
    const named = [...statusLine.matchAll(LINKS)].map(([, label, link]) =>
      [label, link].map(Number),
    );
    const isLater = named.every(([label, link = 0]) => label === link && link > number);
    return isLater ? [] : [`${file} names a decision in its status that is not a later one`];
  });
}

/** The index page of the decisions, in order. */
export function decisionIndex(sources: Sources): string {
  const lines = decisionsIn(sources)
    .sort((a, b) => a.number - b.number)
    .map(({ file, heading, statusLine }) => {
      const [, day, status] = STATUS_LINE.exec(statusLine) ?? [];
      return `- [${heading.replace("# ", "")}](${file}): ${day}, ${status}\n`;
    });
  return `${INTRODUCTION}\n${lines.join("")}`;
}
