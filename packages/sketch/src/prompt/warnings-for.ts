import { lookUp, phraseKey, type Meaning } from './phrase-book.js';
import type { WordAccount } from './word-account.js';

const MOST_NAMED = 24;

/** One sentence that tells a person which of their words the clip does not show; none when all were used. */
export function warningsFor(words: readonly WordAccount[], facts: { overPicture: boolean }): string[] {
  const told = facts.overPicture ? overPicture(words) : words;
  const missing = unique(told.flatMap((word) => (word.fate === 'missing' ? [`"${word.text}"`] : [])));
  const replaced = unique(
    told.flatMap((word) => (word.fate === 'replaced' ? [`"${word.text}" as ${word.as}`] : [])),
  );
  const parts = [
    ...(missing.length > 0 ? [`does not draw ${listed(missing)}`] : []),
    ...(replaced.length > 0 ? [`draws ${listed(replaced)}`] : []),
  ];
  return parts.length > 0 ? [`The sketch engine ${parts.join(' and ')}.`] : [];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** What a photograph can be given: its camera, its mood, its weather. */
const OVER_PICTURES = ['camera', 'speed', 'style', 'air'];

// What stands in a photograph is given: a word for a thing, a place or an hour changes nothing there, and it
// is moved in one way.
function overPicture(words: readonly WordAccount[]): WordAccount[] {
  const [move] = words.flatMap((word) => meaningsOf(word).filter(({ kind }) => kind === 'camera'));
  return words.map((word) => {
    if (word.fate !== 'drawn' && word.fate !== 'replaced') return word;
    const counts = meaningsOf(word).some(
      ({ kind, value }) => OVER_PICTURES.includes(kind) && (kind !== 'camera' || value === move?.value),
    );
    if (counts || word.as === 'left out' || word.as.endsWith(' on screen')) return word;
    const { text, start, end } = word;
    return { text, start, end, fate: 'missing' };
  });
}

function meaningsOf({ text }: WordAccount): readonly Meaning[] {
  return lookUp([phraseKey(text.toLowerCase().split(/\s+/))]);
}
