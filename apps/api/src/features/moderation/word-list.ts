/**
 * Words and phrases that are looked for whole, in any letter case, with or without accents. `*` stands for
 * any letters or digits of one word. No entry makes it slow: there is nothing to try again.
 */
export class WordList {
  private readonly words = new Set<string>();
  private readonly phrases: WordPattern[][] = [];

  constructor(entries: readonly string[]) {
    for (const entry of entries) this.add(wordsOf(entry, ENTRY_WORD));
  }

  isIn(text: string): boolean {
    const words = wordsOf(text, TEXT_WORD);
    if (words.some((word) => this.words.has(word))) return true;
    return this.phrases.some((phrase) => words.some((_, at) => begins(words, at, phrase)));
  }

  private add(entry: string[]): void {
    const [first] = entry;
    if (entry.length === 1 && first !== undefined && !first.includes('*')) this.words.add(first);
    else if (entry.length > 0) this.phrases.push(entry.map(patternOf));
  }
}

const TEXT_WORD = /[\p{L}\p{N}]+/gu;
const ENTRY_WORD = /[\p{L}\p{N}*]+/gu;

/** Accents, and characters that show nothing, fall away; wide and styled letters become plain ones. */
function wordsOf(text: string, word: RegExp): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return plain.match(word) ?? [];
}

/** What stands before, between and after the stars; without a star `tail` is null. */
interface WordPattern {
  readonly head: string;
  readonly pieces: readonly string[];
  readonly tail: string | null;
}

function patternOf(text: string): WordPattern {
  const [head = '', ...rest] = text.split('*');
  return { head, pieces: rest.slice(0, -1).filter(Boolean), tail: rest.at(-1) ?? null };
}

const begins = (words: readonly string[], at: number, phrase: readonly WordPattern[]): boolean =>
  phrase.every((pattern, index) => fits(words[at + index], pattern));

/**
 * The pieces are found from left to right, each where it first comes: any other place leaves less room for
 * the next.
 */
function fits(word: string | undefined, { head, pieces, tail }: WordPattern): boolean {
  if (word === undefined || !word.startsWith(head)) return false;
  if (tail === null) return word.length === head.length;
  let from = head.length;
  for (const piece of pieces) {
    const at = word.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return word.length - tail.length >= from && word.endsWith(tail);
}
