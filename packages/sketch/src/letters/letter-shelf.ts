import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALPHABETS, letterAssetsIn, type Alphabet } from '../assets/letter-assets.js';
import { BUNDLED_LETTERS, type LettersFor } from './letter-state.js';
import { eastOf, foreignLetters, isWestern } from './scripts.js';

/** One file of letters for a clip, as it crosses to the process that draws. */
export interface LentFont {
  readonly family: string;
  readonly bytes: Uint8Array;
}

/** Some of the letters of an alphabet, in one file. Both ends of a range belong to it. */
interface Drawer {
  readonly alphabet: Alphabet;
  readonly key: string;
  readonly ranges: readonly (readonly [number, number])[];
}

/** A character that several languages write is taken from the language of the prompt. */
const ORDER: Readonly<Record<ReturnType<typeof eastOf>, readonly Alphabet[]>> = {
  Chinese: ['sc', 'jp', 'kr'],
  Japanese: ['jp', 'sc', 'kr'],
  Korean: ['kr', 'sc', 'jp'],
};

/** The letters that were fetched, if they were: which there are, and the files of those that a clip needs. */
export interface LetterShelf {
  readonly lettersFor: LettersFor;
  fontsFor(texts: readonly string[], prompt: string): Promise<LentFont[]>;
}

const EMPTY: LetterShelf = { lettersFor: BUNDLED_LETTERS, fontsFor: () => Promise.resolve([]) };
const opened = new Map<string, LetterShelf>();

/** Looks below CLIPWRIGHT_HOME, each time until they are there: they may come while a server is up. */
export function letterShelf(homeDir: string | null | undefined): LetterShelf {
  if (!homeDir) return EMPTY;
  const { folder, state } = letterAssetsIn(homeDir);
  if (state === 'absent') return EMPTY;
  const shelf = opened.get(folder) ?? new FetchedLetters(folder);
  opened.set(folder, shelf);
  return shelf;
}

class FetchedLetters implements LetterShelf {
  private drawers: readonly Drawer[] | null = null;

  constructor(private readonly folder: string) {}

  readonly lettersFor: LettersFor = (text) =>
    [...text].every((letter) => isWestern(letter) || this.drawerOf(letter, ALPHABETS)) ? 'here' : 'unknown';

  async fontsFor(texts: readonly string[], prompt: string): Promise<LentFont[]> {
    const letters = foreignLetters(texts.join(''));
    const order = ORDER[eastOf(prompt)];
    const drawers = new Set(letters.flatMap((letter) => this.drawerOf(letter, order) ?? []));
    return await Promise.all(
      [...drawers].map(async ({ alphabet, key }) => ({
        family: `clipwright-lent-${alphabet}-${key}`,
        bytes: await readFile(join(this.folder, alphabet, `noto-sans-${alphabet}-${key}-wght-normal.woff2`)),
      })),
    );
  }

  private drawerOf(letter: string, order: readonly Alphabet[]): Drawer | undefined {
    const code = letter.codePointAt(0)!;
    this.drawers ??= ALPHABETS.flatMap((alphabet) => this.readDrawers(alphabet));
    const holding = this.drawers.filter(({ ranges }) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    return order.flatMap((alphabet) => holding.filter((one) => one.alphabet === alphabet))[0];
  }

  /** As the package lists them, in the notation of CSS. */
  private readDrawers(alphabet: Alphabet): Drawer[] {
    const listed = JSON.parse(readFileSync(join(this.folder, `${alphabet}.json`), 'utf8')) as Record<
      string,
      string
    >;
    return Object.entries(listed).map(([key, ranges]) => ({
      alphabet,
      key: key.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(rangeOf),
    }));
  }
}

function rangeOf(written: string): [number, number] {
  const [first = '', last = first] = written.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
