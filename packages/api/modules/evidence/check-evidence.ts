/** The job that looks for accounts that serve another one. It only opens cases, and never acts. */
import { type Database, evidenceRuns } from "@emberlode/db";
import {
  type AccountFacts,
  DAY,
  EVIDENCE_THRESHOLDS,
  EVIDENCE_WINDOW_MS,
  type EvidenceCase,
  type EvidenceThresholds,
  findCases,
  type Link,
  linksOf,
  MINUTE,
} from "@emberlode/game";
import { gt, lte, or } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import { type FoundCase, removeEndedCases, saveCase } from "./cases.queries.ts";
import { findAccountFacts, findFavors } from "./facts.queries.ts";
import { findSharedTraces } from "./traces.queries.ts";

/** Accounts that were used within this time are looked at, with those they share something with. */
const SEEN_MS = DAY;
/** Linked accounts that are looked at in one run. */
const MAX_ACCOUNTS = 2_000;

/** The facts that are the strongest evidence: an idle account, played by a program. */
const WORST: AccountFacts = { earned: 0, spent: 0, rhythm: { percent: 100, hours: 24 } };

const NOT_LINKED = { devices: 0, addresses: 0 };

type FindLink = (a: number, b: number) => Link | undefined;

/** Finds the link of two accounts. */
function finderOf(links: readonly Link[]): FindLink {
  const byPair = new Map(links.map((link) => [`${link.one} ${link.other}`, link]));
  return (a, b) => byPair.get(`${Math.min(a, b)} ${Math.max(a, b)}`);
}

/** A case with what is known of its accounts. */
function withMembers(
  found: EvidenceCase,
  linkOf: FindLink,
  facts: ReadonlyMap<number, AccountFacts>,
): FoundCase {
  const { mainId } = found;
  const members = [mainId, ...found.accounts].flatMap((id) => {
    const known = facts.get(id);
    if (known === undefined) return [];
    const { devices, addresses } = linkOf(id, mainId) ?? NOT_LINKED;
    return [{ id, ...known, devices, addresses }];
  });
  return { ...found, members };
}

/**
 * Looks at linked accounts that were used in the last day, and at what passed between them within
 * 30 days; stores the cases and ends those that are over. Returns how many there are.
 */
export async function checkEvidence(
  db: Database,
  thresholds: EvidenceThresholds,
  now: number,
): Promise<number> {
  const shared = linksOf(await findSharedTraces(db, now - SEEN_MS));
  const ids = [...new Set(shared.flatMap(({ one, other }) => [one, other]))].slice(0, MAX_ACCOUNTS);
  const isKept = new Set(ids);
  const links = shared.filter(({ one, other }) => isKept.has(one) && isKept.has(other));
  const linkOf = finderOf(links);
  const since = now - EVIDENCE_WINDOW_MS;
  const favors = (await findFavors(db, ids, since)).filter(
    ({ from, to }) => linkOf(from, to) !== undefined,
  );
  // Reading how an account plays costs most: only of those that would have a case at worst.
  const worst = new Map(ids.map((id) => [id, WORST]));
  const suspects = findCases({ links, favors, accounts: worst }, thresholds);
  const accounts = new Map<number, AccountFacts>();
  for (const id of new Set(suspects.flatMap((one) => [one.mainId, ...one.accounts]))) {
    accounts.set(id, await findAccountFacts(db, id, since));
  }
  const cases = findCases({ links, favors, accounts }, thresholds);
  for (const found of cases) {
    const withAccounts = withMembers(found, linkOf, accounts);
    await db.transaction((tx) => saveCase(tx, withAccounts, now));
  }
  const mains = cases.map(({ mainId }) => mainId);
  await removeEndedCases(db, { checked: ids, found: mains }, now);
  return cases.length;
}

/** How often the job runs, on any of the world's processes. */
const EVIDENCE_EVERY_MS = 10 * MINUTE;

/** Whether it is time to run; no other process runs for the same time. */
async function takeTurn(db: Database, now: number): Promise<boolean> {
  const { ranAt } = evidenceRuns;
  const isDue = or(lte(ranAt, now - EVIDENCE_EVERY_MS), gt(ranAt, now));
  const rows = await db
    .insert(evidenceRuns)
    .values({ id: 1, ranAt: now })
    .onConflictDoUpdate({
      target: evidenceRuns.id,
      set: { ranAt: now },
      ...(isDue !== undefined && { setWhere: isDue }),
    })
    .returning({ id: evidenceRuns.id });
  return rows.length > 0;
}

interface Deps {
  db: Database;
  clock: Clock;
  config: { evidence?: EvidenceThresholds };
}

/** Runs the job if it is due. */
export async function checkEvidenceIfDue({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now();
  if (!(await takeTurn(db, now))) return;
  await checkEvidence(db, config.evidence ?? EVIDENCE_THRESHOLDS, now);
}
