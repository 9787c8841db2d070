import type { Language } from './concepts.js';
import { lookFor, type Entry } from './dictionary.js';

/** Languages that write two nouns as one word. */
const JOINS: Partial<Record<Language, readonly string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'en', 'n', 'e'],
};
/** Shorter ends are found in words that have nothing to do with them. */
const SHORTEST_PART = 3;

/** A compound in English, its parts in their order: "Holztür" is a wood door. Null where a part is unknown. */
export function compoundOf(word: string, language: Language): Entry | null {
  const joints = JOINS[language];
  if (!joints) return null;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const head = partOf(word.slice(at), language);
    const first = head && firstPart(word.slice(0, at), { language, joints });
    if (head && first) return { english: `${first.english} ${head.english}`, number: head.number };
  }
  return null;
}

function firstPart(
  written: string,
  { language, joints }: { readonly language: Language; readonly joints: readonly string[] },
): Entry | null {
  const stems = joints.flatMap((joint) =>
    written.endsWith(joint) && written.length - joint.length >= SHORTEST_PART
      ? [written.slice(0, written.length - joint.length)]
      : [],
  );
  const found = [...stems, `${written}e`].map((stem) => partOf(stem, language));
  return found.find((entry) => entry !== null) ?? null;
}

function partOf(word: string, language: Language): Entry | null {
  const entry = lookFor([word], language);
  return entry && !['of', 'in', 'the', 'a'].includes(entry.english) && !entry.english.endsWith('ing')
    ? entry
    : null;
}
