/** Suggestions for words with a typing error. */
import { accounts, type Database } from "@emberlode/db";
import { between, desc, sql } from "drizzle-orm";

/** Typing errors that a suggestion may differ by. */
const MAX_DISTANCE = 2;
const MAX_SUGGESTIONS = 3;
/** Names that are compared, the last seen first. */
const MAX_NAMES = 50_000;

/** How many letters were added, left out or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [at, wanted] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The words that are most like one, the closest first. */
export function nearWords(word: string, words: readonly string[]): string[] {
  const maxDistance = Math.min(MAX_DISTANCE, Math.ceil(word.length / 3));
  return words
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ far }) => far <= maxDistance)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ one }) => one);
}

/** " Did you mean mute or unmute?"; empty without suggestions. */
export function didYouMean(words: readonly string[]): string {
  if (words.length === 0) return "";
  return ` Did you mean ${new Intl.ListFormat("en", { type: "disjunction" }).format(words)}?`;
}

/** Says that no account has this name, and which names are like it. */
export async function unknownNameText(db: Database, name: string): Promise<string> {
  const length = sql`char_length(${accounts.username})`;
  const rows = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(between(length, name.length - MAX_DISTANCE, name.length + MAX_DISTANCE))
    .orderBy(desc(accounts.lastSeenAt))
    .limit(MAX_NAMES);
  const near = nearWords(
    name,
    rows.map(({ username }) => username),
  );
  return `There is no account named ${name}.${didYouMean(near)}`;
}
