/**
 * `npm run admin -- block-network …`: blocks sign-ups from networks and with mail addresses of
 * domains.
 */
import {
  blockSignUps,
  findBlockOf,
  GameError,
  listAllBlocks,
  unblockSignUps,
} from "@emberlode/api";
import {
  blockInput,
  blockSubjectSchema,
  networkSchema,
  type SignUpBlock,
} from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { DAY, MINUTE } from "@emberlode/game";
import { CommandError } from "./command-error.ts";

/** What a command takes: a network or a domain. */
const TAKES: Readonly<Record<string, "network" | "domain">> = {
  "block-network": "network",
  "unblock-network": "network",
  "block-domain": "domain",
  "unblock-domain": "domain",
};

export const BLOCK_COMMANDS: ReadonlySet<string> = new Set([...Object.keys(TAKES), "blocks"]);

const ACTOR = "console";

function blockText({ subject, reason, by, at, until }: SignUpBlock): string {
  const end = until === null ? "no end" : `until ${until}`;
  return `${subject}: since ${at}, ${end}, by ${by ?? "a command"}: ${reason}`;
}

async function listText(db: Database, now: number): Promise<string> {
  const blocks = await listAllBlocks(db, now);
  return blocks.length === 0 ? "There are no blocks." : blocks.map(blockText).join("\n");
}

/** A subject of the kind that the command takes; null for anything else. */
function parseSubject(what: string, text: string): string | null {
  const subject = blockSubjectSchema.safeParse(text).data;
  if (subject === undefined) return null;
  return networkSchema.safeParse(subject).success === (TAKES[what] === "network") ? subject : null;
}

interface BlockCommand {
  what: string;
  subject: string;
  /** Undefined for a block without an end. */
  days: string | undefined;
  reason: string;
}

/** The outcome as text; null for a wrong command. */
export async function runBlockCommand(
  db: Database,
  { what, subject: text, days, reason }: BlockCommand,
  now: number,
): Promise<string | null> {
  if (what === "blocks") return text === "--list" ? listText(db, now) : null;
  const subject = parseSubject(what, text);
  if (subject === null) {
    throw new CommandError(
      TAKES[what] === "network"
        ? `${text} isn't a network such as 2001:db8::/48 (/32 to /64) or 192.0.2.0/24 (/16 to /32).`
        : `${text} isn't a domain such as example.com.`,
    );
  }
  const by = { actor: ACTOR, now } as const;
  if (what.startsWith("unblock")) {
    const block = days === undefined ? await findBlockOf(db, subject, now) : null;
    if (block === null) throw new CommandError(`${subject} isn't blocked.`);
    await unblockSignUps(db, { block: block.id, reason }, by);
    return `${subject} is no longer blocked.`;
  }
  const minutes = days === undefined ? null : (Number(days) * DAY) / MINUTE;
  const input = blockInput.safeParse({ subject, minutes, reason });
  if (!input.success) return null;
  const outcome = await blockSignUps(db, input.data, by);
  if (outcome instanceof GameError) throw new CommandError(outcome.message);
  if (days === undefined) return `${subject} is blocked until it is unblocked.`;
  return `${subject} is blocked for ${days} ${Number(days) === 1 ? "day" : "days"}.`;
}
