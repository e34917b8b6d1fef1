/**
 * The team's word filter for the chat and for names. Matching takes one pass over a text: a machine
 * of all words (Aho and Corasick) finds where one may end, and only there its letters are compared.
 */
import { foldText, isGap, isWordEdge, joinedWords, type Run, spelledWords } from "./folded-text.ts";

export const FILTER_SCOPES = ["chat", "names", "both"] as const;
export type FilterScope = (typeof FILTER_SCOPES)[number];

/** The effect on a chat message: asterisks in place of the word, or a refusal. */
export const FILTER_ACTIONS = ["mask", "refuse"] as const;
export type FilterAction = (typeof FILTER_ACTIONS)[number];

/** Length of a word or phrase, in code points. */
export const FILTER_WORD_MAX_LENGTH = 40;
export const FILTER_WORDS_MAX = 1_000;
/** A single letter would be in nearly every text. */
const MIN_LETTERS = 2;

/** A word or phrase to look for. */
export interface SoughtWord {
  text: string;
  /** Whether it is only found as a word of its own: "Scunthorpe" is a town. */
  isWhole: boolean;
}

/** A part of a text, in UTF-16 units. */
export interface Span {
  from: number;
  to: number;
}

interface Pattern<Word extends SoughtWord> {
  word: Word;
  runs: readonly Run[];
  /** A number is not read as letters, nor with repeated digits. */
  isNumber: boolean;
}

interface State<Word extends SoughtWord> {
  next: Map<string, number>;
  /** Where to go on when no longer word fits: the longest end of this one that begins another. */
  fallback: number;
  patterns: Pattern<Word>[];
  /** The next shorter end that is a whole pattern, or 0. */
  shorter: number;
}

const newState = <Word extends SoughtWord>(): State<Word> => ({
  next: new Map(),
  fallback: 0,
  patterns: [],
  shorter: 0,
});

const isNumber = (runs: readonly Run[]): boolean => runs.every((run) => isGap(run) || run.digit);

/** The runs of a word, without gaps at its ends. */
function wordRuns(text: string): readonly Run[] {
  const runs = foldText(text);
  const first = runs.findIndex((run) => !isGap(run));
  const last = runs.findLastIndex((run) => !isGap(run));
  return first === -1 ? [] : runs.slice(first, last + 1);
}

/** The form that words are compared by, equal for all spellings; null if it is too short. */
export function wordForm(text: string): string | null {
  const runs = wordRuns(text);
  const letters = runs.reduce((sum, run) => sum + (isGap(run) ? 0 : run.count), 0);
  if (letters < MIN_LETTERS) return null;
  const isPlain = isNumber(runs);
  return runs
    .map((run) => {
      if (isGap(run)) return run.letter;
      return (isPlain ? (run.digit ?? "") : run.letter).repeat(run.count);
    })
    .join("");
}

/** Whether the runs from `start` on are those of a pattern, whose letters may be repeated. */
function isPattern<Word extends SoughtWord>(
  { runs, word: { isWhole }, isNumber }: Pattern<Word>,
  text: readonly Run[],
  start: number,
): boolean {
  const end = start + runs.length;
  if (isWhole && !isWordEdge(text[start - 1], text[start])) return false;
  if (isWhole && !isWordEdge(text[end - 1], text[end])) return false;
  let hasLetter = false;
  for (const [at, run] of runs.entries()) {
    const found = text[start + at];
    if (found === undefined) return false;
    if (isGap(run)) continue;
    hasLetter ||= found.hasLetter;
    if (found.count < run.count) return false;
    if (!isNumber) continue;
    const isOuter = at === 0 || at === runs.length - 1;
    if (found.digit !== run.digit) return false;
    if (found.count !== run.count && (isWhole || !isOuter)) return false;
  }
  // An amount of 455 is no insult.
  return isNumber || hasLetter;
}

/** Builds the tree of all patterns, and its fallbacks level by level. */
function machineOf<Word extends SoughtWord>(words: readonly Word[]): readonly State<Word>[] {
  const states = [newState<Word>()];
  const stateAt = (index: number): State<Word> => states[index] ?? newState();
  for (const word of words) {
    const runs = wordRuns(word.text);
    if (runs.length === 0) continue;
    let at = 0;
    for (const { letter } of runs) {
      const known = stateAt(at).next.get(letter);
      if (known === undefined) {
        stateAt(at).next.set(letter, states.length);
        at = states.push(newState()) - 1;
      } else at = known;
    }
    stateAt(at).patterns.push({ word, runs, isNumber: isNumber(runs) });
  }
  const queue = [...stateAt(0).next.values()];
  for (const index of queue) {
    const { next, fallback } = stateAt(index);
    for (const [letter, child] of next) {
      const state = stateAt(child);
      state.fallback = step(states, fallback, letter);
      const shorter = stateAt(state.fallback);
      state.shorter = shorter.patterns.length > 0 ? state.fallback : shorter.shorter;
      queue.push(child);
    }
  }
  return states;
}

/** The state after one more letter. */
function step<Word extends SoughtWord>(
  states: readonly State<Word>[],
  from: number,
  letter: string,
): number {
  for (let at = from; ; at = states[at]?.fallback ?? 0) {
    const next = states[at]?.next.get(letter);
    if (next !== undefined) return next;
    if (at === 0) return 0;
  }
}

/** A word that was found, and where. */
export interface FoundWord<Word extends SoughtWord> extends Span {
  word: Word;
}

/**
 * Finds all occurrences of words in a text, in the order in which they end; those with gaps in them
 * come last.
 */
export type FindWords<Word extends SoughtWord> = (text: string) => FoundWord<Word>[];

/**
 * Prepares a search for words. Their case, accents, look-alike letters and digits, invisible
 * characters and repeated letters make no difference; an `ss` needs at least two. Three or more
 * letters that stand alone are also read as one word, and parts between which are only marks such
 * as dots and dashes.
 */
export function compileWords<Word extends SoughtWord>(words: readonly Word[]): FindWords<Word> {
  const states = machineOf(words);
  /**
   * A number is found only as it is: three numbers in a row are none. Of a joined word, even a part
   * has to begin where it begins and end where a word may end: "class-hit" and "pen-island" are no
   * insults.
   */
  const search = (
    runs: readonly Run[],
    how: "plain" | "spelled" | "joined",
    after = 0,
  ): FoundWord<Word>[] => {
    const found: FoundWord<Word>[] = [];
    let state = 0;
    for (const [last, run] of runs.entries()) {
      state = step(states, state, run.letter);
      for (let end = state; end !== 0; end = states[end]?.shorter ?? 0) {
        for (const pattern of states[end]?.patterns ?? []) {
          const start = last + 1 - pattern.runs.length;
          if (how === "joined" && (start > 0 || run.to <= after)) continue;
          if (how === "joined" && !isWordEdge(run, runs[last + 1])) continue;
          if ((how !== "plain" && pattern.isNumber) || !isPattern(pattern, runs, start)) continue;
          found.push({ word: pattern.word, from: runs[start]?.from ?? 0, to: run.to });
        }
      }
    }
    return found;
  };
  return (text) => {
    if (states.length === 1) return [];
    const runs = foldText(text);
    return [
      ...search(runs, "plain"),
      ...spelledWords(runs).flatMap((word) => search(word, "spelled")),
      ...joinedWords(runs).flatMap((word) => search(word.runs, "joined", word.firstEnd)),
    ];
  };
}

/** Spans in order, joined where they overlap. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** A text with asterisks in place of these parts; spaces stay. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  let masked = "";
  let end = 0;
  for (const { from, to } of joinSpans(spans)) {
    masked += text.slice(end, from) + text.slice(from, to).replace(/\S/gu, "*");
    end = to;
  }
  return masked + text.slice(end);
}

/** An entry of the team's list. */
export interface FilterWord extends SoughtWord {
  scope: FilterScope;
  action: FilterAction;
}

export interface WordFilter {
  /** A chat message with its words masked; null if it is refused. */
  chat(text: string): string | null;
  /** Whether a name or quote is refused. */
  refusesName(text: string): boolean;
}

/** The filter of a list of words. */
export function createWordFilter(words: readonly FilterWord[]): WordFilter {
  const inChat = compileWords(words.filter(({ scope }) => scope !== "names"));
  const inNames = compileWords(words.filter(({ scope }) => scope !== "chat"));
  return {
    chat(text) {
      const found = inChat(text);
      return found.some(({ word }) => word.action === "refuse") ? null : maskSpans(text, found);
    },
    refusesName: (text) => inNames(text).length > 0,
  };
}
