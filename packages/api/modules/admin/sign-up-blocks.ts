/** Blocks of sign-ups: of a network, or of the mail addresses of a domain. */
import type {
  BlockInput,
  BlockPreviewAnswer,
  BlocksAnswer,
  SignUpBlock,
  SignUpsState,
} from "@emberlode/contract";
import { STAFF_PAGE } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { MINUTE } from "@emberlode/game";
import type { ServerTranslators } from "@emberlode/messages";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { limitAddress } from "../../platform/limits/address.ts";
import {
  countDomain,
  deleteBlock,
  domainOf,
  findBlocksWithin,
  findCoveringBlock,
  findLastingBlock,
  insertBlock,
  listBlocks,
  networkContains,
  normalizedSubject,
  type StoredBlock,
  subjectOf,
  toBlock,
} from "../accounts/sign-up-blocks.queries.ts";
import { findSignUps } from "../accounts/sign-ups.queries.ts";
import { findAccount } from "../players/players.queries.ts";
import { byCaller } from "../staff/by-caller.ts";
import { performAsStaff, type StaffCaller, type StaffOutcome } from "../staff/staff-action.ts";
import { countNetwork } from "./networks.queries.ts";

/** Narrower blocks that a preview lists. */
const MAX_WITHIN = 20;

/** The refusal of a block that another one covers. */
function blockedAlready(block: StoredBlock): GameError<"NOTHING_TO_CHANGE"> {
  const { subject } = toBlock(block);
  const text = ({ answers }: ServerTranslators) => answers("team.blockedAlready", { subject });
  return new GameError("NOTHING_TO_CHANGE", { text });
}

/**
 * Blocks sign-ups from a network, or with mail addresses of a domain. Refuses with
 * `NOTHING_TO_CHANGE` if a block that lasts as long covers it.
 */
export function blockSignUps(
  db: Database,
  { subject, minutes, reason }: BlockInput,
  { actor, now, key = null }: StaffCaller,
): Promise<StaffOutcome<"NOTHING_TO_CHANGE">> {
  const until = minutes === null ? null : now + minutes * MINUTE;
  return performAsStaff(db, {
    actor,
    now,
    entry: { action: "blockSignUps", subject, reason, key },
    async work(tx) {
      const lasting = await findLastingBlock(tx, subject, { until, now });
      if (lasting !== null) return blockedAlready(lasting);
      const by = actor === "console" ? null : actor.id;
      const stored = await insertBlock(tx, { subject, reason, until, by, now });
      return { subject: stored, facts: { minutes } };
    },
  });
}

/** Removes a block. Refuses with `NOT_FOUND` for an unknown id. */
export function unblockSignUps(
  db: Database,
  { block, reason }: { block: number; reason: string },
  { actor, now, key = null }: StaffCaller,
): Promise<StaffOutcome<"NOT_FOUND">> {
  return performAsStaff(db, {
    actor,
    now,
    entry: { action: "unblockSignUps", reason, key },
    async work(tx) {
      const subject = await deleteBlock(tx, block, now);
      return subject === null ? new GameError("NOT_FOUND") : { subject };
    },
  });
}

/** Every active block, newest first. */
export async function listAllBlocks(db: Database, now: number): Promise<SignUpBlock[]> {
  const blocks = await listBlocks(db, { before: undefined, limit: Number.MAX_SAFE_INTEGER }, now);
  return blocks.map(toBlock);
}

const DONE = { ok: true } as const;

/** A page of the blocks. */
export async function showBlocks(
  { services: { db, clock } }: StaffContext<"clock" | "db">,
  { before }: { before?: number | undefined },
): Promise<BlocksAnswer> {
  const found = await listBlocks(db, { before, limit: STAFF_PAGE + 1 }, clock.now());
  const page = found.slice(0, STAFF_PAGE);
  return {
    blocks: page.map(toBlock),
    next: found.length > STAFF_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Who may join, and who decided it. */
export async function showSignUps({
  services: { db, config },
}: StaffContext<"config" | "db">): Promise<SignUpsState> {
  const override = await findSignUps(db);
  const { signUps: setting = "open" } = config;
  return { current: override ?? setting, override, setting };
}

/** The accounts that a subject has now. */
async function countSubject(db: Database, subject: string) {
  const { network, domain } = subjectOf(subject);
  if (network !== null) {
    const { accounts, guests, played } = await countNetwork(db, network);
    return { accounts, guests, played };
  }
  return { accounts: await countDomain(db, domain ?? ""), guests: 0, played: 0 };
}

/** Whether a subject contains the caller's own address, or that of their mail. */
async function coversCaller(
  { services: { db }, playerId, request }: StaffContext<"db">,
  subject: string,
): Promise<boolean> {
  const { network, domain } = subjectOf(subject);
  if (network !== null) return networkContains(db, limitAddress(request.address), network);
  const ownDomain = `.${domainOf((await findAccount(db, playerId))?.email ?? "").toLowerCase()}`;
  return ownDomain.endsWith(`.${domain}`);
}

/** Previews the accounts that a block would affect. */
export async function previewBlock(
  ctx: StaffContext<"clock" | "db">,
  input: { subject: string },
): Promise<BlockPreviewAnswer> {
  const { db, clock } = ctx.services;
  const now = clock.now();
  const subject = await normalizedSubject(db, input.subject);
  const [counts, covering, within, coversYou] = await Promise.all([
    countSubject(db, subject),
    findCoveringBlock(db, subject, now),
    findBlocksWithin(db, subject, { now, limit: MAX_WITHIN }),
    coversCaller(ctx, subject),
  ]);
  return {
    kind: subjectOf(subject).network === null ? "domain" : "network",
    subject,
    ...counts,
    coversYou,
    coveredBy: covering && toBlock(covering),
    covers: within.map(toBlock),
  };
}

/** Runs `blockSignUps` for a member of staff. */
export async function addSignUpBlock(
  ctx: StaffContext<"clock" | "db">,
  input: BlockInput,
): Promise<typeof DONE | GameError<"NOTHING_TO_CHANGE" | "KEY_REUSED" | "FORBIDDEN">> {
  const outcome = await blockSignUps(ctx.services.db, input, byCaller(ctx, input));
  return outcome instanceof GameError ? outcome : DONE;
}

/** Runs `unblockSignUps` for a member of staff. */
export async function removeBlock(
  ctx: StaffContext<"clock" | "db">,
  input: { block: number; reason: string },
): Promise<typeof DONE | GameError<"NOT_FOUND" | "KEY_REUSED" | "FORBIDDEN">> {
  const outcome = await unblockSignUps(ctx.services.db, input, byCaller(ctx, input));
  return outcome instanceof GameError ? outcome : DONE;
}
