/**
 * Texts in a form that disguises do not change: case, accents, look-alikes, invisible characters.
 */
import { DIGIT_LETTERS, latinLetter } from "./look-alikes.ts";

/**
 * A sign (`$`) and a stroke (`!`) are read as letters. All else is a gap: a stop (`.`) and a joint
 * (`-`) may also be within a word.
 */
type Kind = "letter" | "digit" | "sign" | "stroke" | "stop" | "joint" | "gap";

interface Folded {
  letter: string;
  kind: Kind;
  /** The character itself, if it is a digit. */
  digit: string | null;
  isUpper: boolean;
}

interface PlacedLetter extends Folded {
  from: number;
  to: number;
}

/** Equal letters in a row. */
export interface Run {
  letter: string;
  count: number;
  /** The digit that the run consists of; null for a run with anything else. */
  digit: string | null;
  /** Whether one of them really is a letter. */
  hasLetter: boolean;
  first: Folded;
  last: Folded;
  /** Where it is in the text, in UTF-16 units. */
  from: number;
  to: number;
}

/** The letter of every gap. */
const GAP = " ";
const LOOK_ALIKE_DIGITS: Readonly<Record<string, string>> = { ...DIGIT_LETTERS, 8: "b", 9: "g" };
/** Signs that are read as letters inside and beside words. */
const SIGNS = /[@$€¢£]/;
/** Strokes are letters only before a letter; at the end of a word they are punctuation. */
const STROKES = /[!|]/;
/** Marks that hardly ever separate two words, or only with a space. */
const JOINTS = /[\p{Pd}_*~·•]/u;
const INVISIBLE = /[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const MARK = /\p{M}/u;
const LETTER = /\p{L}/u;
const UPPER = /\p{Lu}/u;
/** In Spanish, ñ is no n with an accent: año is a year. */
const TILDE = "\u0303";
const ENYE = "ñ";

const gap: Folded = { letter: GAP, kind: "gap", digit: null, isUpper: false };
const stop: Folded = { ...gap, kind: "stop" };
const joint: Folded = { ...gap, kind: "joint" };

/** I and l look alike. */
const letterOf = (char: string): string => {
  const letter = latinLetter(char);
  return letter === "l" ? "i" : letter;
};

/** One character without accents; null if it is invisible. */
function foldPlain(char: string): Folded | null {
  if (/\s/u.test(char)) return gap;
  if (INVISIBLE.test(char)) return null;
  if (char === ".") return stop;
  if (JOINTS.test(char)) return joint;
  if (/\d/.test(char)) {
    const letter = LOOK_ALIKE_DIGITS[char] ?? char;
    return { letter, kind: "digit", digit: char, isUpper: false };
  }
  const letter = letterOf(char);
  if (SIGNS.test(char)) return { letter, kind: "sign", digit: null, isUpper: false };
  if (STROKES.test(char)) return { letter, kind: "stroke", digit: null, isUpper: false };
  // Letters in circles and squares are no letters to Unicode.
  const isLetter = LETTER.test(char) || LETTER.test(letter);
  return isLetter ? { letter, kind: "letter", digit: null, isUpper: UPPER.test(char) } : gap;
}

/** The letters that a code point looks like; several for a ligature. */
function foldCodePoint(codePoint: string): readonly Folded[] {
  const folded: Folded[] = [];
  for (const char of codePoint.normalize("NFKD")) {
    const last = folded.at(-1);
    if (char === TILDE && last?.letter === "n") last.letter = ENYE;
    const one = foldPlain(char);
    if (one !== null) folded.push(one);
  }
  return folded;
}

/** Most texts have few different characters. */
const KNOWN_MAX = 4096;
const known = new Map<string, readonly Folded[]>();

function foldOf(codePoint: string): readonly Folded[] {
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_MAX) known.clear();
  const folded = foldCodePoint(codePoint);
  known.set(codePoint, folded);
  return folded;
}

/** The letters of a text in order, without invisible characters. */
function lettersOf(text: string): PlacedLetter[] {
  const letters: PlacedLetter[] = [];
  let from = 0;
  for (const codePoint of text) {
    const to = from + codePoint.length;
    const last = letters.at(-1);
    if (last !== undefined && MARK.test(codePoint)) {
      last.to = to;
      if (codePoint === TILDE && last.letter === "n") last.letter = ENYE;
    }
    for (const folded of foldOf(codePoint)) letters.push({ ...folded, from, to });
    from = to;
  }
  return letters;
}

/** Turns strokes that no letter follows into gaps. */
function endStrokes(letters: PlacedLetter[]): readonly PlacedLetter[] {
  let isBeforeLetter = false;
  for (let at = letters.length - 1; at >= 0; at--) {
    const letter = letters[at];
    if (letter?.kind === "stroke" && !isBeforeLetter) letters[at] = { ...letter, ...gap };
    isBeforeLetter = letters[at]?.letter !== GAP && letter?.kind !== "digit";
  }
  return letters;
}

/** The runs of a text. A text has no more of them than characters, but for ligatures. */
export function foldText(text: string): Run[] {
  const runs: Run[] = [];
  for (const placed of endStrokes(lettersOf(text))) {
    const { letter, digit, kind, from, to } = placed;
    const run = runs.at(-1);
    if (run?.letter === letter) {
      run.count += 1;
      if (run.digit !== digit) run.digit = null;
      run.hasLetter ||= kind === "letter";
      run.last = placed;
      run.to = to;
    } else {
      const hasLetter = kind === "letter";
      runs.push({ letter, digit, hasLetter, count: 1, first: placed, last: placed, from, to });
    }
  }
  return runs;
}

export const isGap = ({ letter }: Pick<Run, "letter">): boolean => letter === GAP;

/** Letters in a row that stand alone, from which they are read as a word. */
const MIN_SPELLED = 3;

/** Adds a run to others, joined with the last one if that has the same letter. */
function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last?.letter !== run.letter) {
    runs.push({ ...run });
    return;
  }
  last.count += run.count;
  if (last.digit !== run.digit) last.digit = null;
  last.hasLetter ||= run.hasLetter;
  last.last = run.last;
  last.to = run.to;
}

/**
 * The words of a text whose letters stand alone, such as `w.o.r.d` and `w o r d`, without the gaps
 * in them.
 */
export function spelledWords(runs: readonly Run[]): Run[][] {
  const isGapAt = (at: number): boolean => {
    const run = runs[at];
    return run === undefined || isGap(run);
  };
  const isAlone = (at: number): boolean =>
    !isGapAt(at) && runs[at]?.count === 1 && isGapAt(at - 1) && isGapAt(at + 1);
  const words: Run[][] = [];
  for (let at = 0; at < runs.length; at++) {
    const word: Run[] = [];
    const first = at;
    for (; isAlone(at); at += 2) {
      const run = runs[at];
      if (run !== undefined) addRun(word, run);
    }
    if ((at - first) / 2 >= MIN_SPELLED) words.push(word);
  }
  return words;
}

/** Two dots or dashes may still be within a word; three are an ellipsis. */
const MAX_JOINTS = 2;

/**
 * Whether a gap may be within a word: a full stop not before a capital, which begins a sentence.
 */
function isJoint(left: Run, { first, last, count }: Run, right: Run): boolean {
  if (count > MAX_JOINTS || first.kind === "gap" || last.kind === "gap") return false;
  return first.kind === "joint" || left.last.isUpper || !right.first.isUpper;
}

interface JoinedWord {
  /** Without the gaps in it. */
  runs: Run[];
  /** Where its first part ends, in UTF-16 units. */
  firstEnd: number;
}

/**
 * The words of a text with marks in them, such as `wo.rd` and `w-ord`, unless all their letters
 * stand alone.
 */
export function joinedWords(runs: readonly Run[]): JoinedWord[] {
  const words: JoinedWord[] = [];
  for (let at = 0; at < runs.length; at++) {
    const word: Run[] = [];
    let firstEnd: number | null = null;
    let isSpelled = true;
    for (let length = 0; ; at++) {
      const run = runs[at];
      if (run === undefined) break;
      if (!isGap(run)) {
        addRun(word, run);
        length += run.count;
        if (length > 1) isSpelled = false;
        continue;
      }
      const [left, right] = [runs[at - 1], runs[at + 1]];
      if (left === undefined || right === undefined || !isJoint(left, run, right)) break;
      firstEnd ??= run.from;
      length = 0;
    }
    if (firstEnd !== null && !isSpelled) words.push({ runs: word, firstEnd });
  }
  return words;
}

/**
 * Whether a word ends between two neighbors: also between letters and digits, beside a sign, and
 * before a capital, as in `NiceName`.
 */
export function isWordEdge(left: Run | undefined, right: Run | undefined): boolean {
  if (left === undefined || right === undefined || isGap(left) || isGap(right)) return true;
  const { last } = left;
  const { first } = right;
  const hasSign = [last.kind, first.kind].some((kind) => kind === "sign" || kind === "stroke");
  return hasSign || last.kind !== first.kind || (!last.isUpper && first.isUpper);
}
