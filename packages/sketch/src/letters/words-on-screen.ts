import type { ScreenText } from '../prompt/screen-text.js';

/** All that is to be read on a clip, its figures' labels too. */
export function wordsOnScreen(texts: readonly ScreenText[]): string[] {
  return texts.flatMap(({ words, entries = [] }) => [
    words,
    ...entries.flatMap(({ label, shown }) => [label, shown]),
  ]);
}
