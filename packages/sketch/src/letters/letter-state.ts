import { isEastern, isWestern } from './scripts.js';

/** Whether there are letters for a text: `absent` where they can be fetched, `unknown` where no font of ours has them. */
export type LetterState = 'here' | 'absent' | 'unknown';
export type LettersFor = (text: string) => LetterState;

/** Where nothing was fetched: the scripts of Europe, Arabic and Devanagari are here. */
export const BUNDLED_LETTERS: LettersFor = (text) => {
  const strange = [...text].filter((letter) => !isWestern(letter));
  if (strange.length === 0) return 'here';
  return strange.every(isEastern) ? 'absent' : 'unknown';
};
