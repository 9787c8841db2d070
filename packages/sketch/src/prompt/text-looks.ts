import type { Cut, TextLook, TextRole } from './screen-text.js';

const NOUN =
  '(?:text|letters|words|title|titles|headline|type|typography|lettering|font|logo|caption|quote|sign)';
const FORM = '(?:effects?|animations?|animated|style|styled|look|transition|reveal)';
const BEFORE = String.raw`(?:(?:in|with|using|as) )?(?:an? |the )?`;

/** Words for a look beside a word for letters or for an effect, and the verbs that letters do. */
const LOOKS: readonly (readonly [TextLook, string, string])[] = [
  [
    'typewriter',
    'typewriter|typed|typing|type-?on|machine-?typed',
    'types? (?:on|out|itself|in)|typed out|being typed|appears? letter by letter|letter by letter',
  ],
  [
    'bounce',
    'bounc(?:y|ing|e)|playful|springy|elastic',
    'bounc(?:es?|ing)(?: in)?|pops?(?: in| up)?|popping(?: in| up)?|drops?(?: in)?',
  ],
  [
    'neon',
    'neon|glowing(?: neon)?',
    'glow(?:s|ing)?(?: in neon)?|flickers?(?: on)?|flickering|lights? up|in neon',
  ],
  [
    'slide',
    'slid(?:e|ing)(?:[- ]in)?|sweeping',
    'slid(?:es?|ing)(?: in| up| across)?(?: from (?:the )?(?:left|right|side))?|flies in|flying in|moves in',
  ],
  [
    'fade',
    'fad(?:e|ing)(?:[- ]in)?|soft|dissolv(?:e|ing)',
    'fad(?:es?|ing)(?: in| up)?(?: slowly| gently)?|dissolv(?:es|ing)|appears? slowly|slowly appears?',
  ],
  ['glitch', 'glitch(?:y|ing|ed)?|distorted', 'glitch(?:es|ing)?(?: in)?|distorts?'],
  [
    'stamp',
    'stamp(?:ed|ing)?|rubber stamp',
    'stamps?(?: in| down)?|stamped|slams?(?: in| down)?|slamming in',
  ],
  ['wave', 'wav(?:y|ing|e)|rippling', 'waves?|waving|ripples?|undulates?'],
];

/** Letters that come in no look of the eight, but do move. */
const MOVING =
  /\b(?:kinetic (?:typography|text|type)|animated (?:text|typography|title)|text animation|motion graphics?|typography|lyrics? video)\b/giu;

const PATTERNS = LOOKS.map(
  ([look, adjectives, verbs]) =>
    [
      look,
      new RegExp(
        String.raw`(?<![\p{L}])(?:${BEFORE}(?:${adjectives})[ -](?:${FORM}|${NOUN})(?: ${FORM}| animation)?|(?:in|with) (?:an? )?(?:${adjectives})(?= *(?:$|[,.;]))|(?<=(?:;[ "'\u00BB\u201D\u2019]*|\b${NOUN} (?:that )?))(?:that |which )?(?:${verbs})|(?<=^|[,.;][ "\u201D]*)(?:${adjectives})(?=\s*(?:$|[,.;])))(?![\p{L}])`,
        'giu',
      ),
    ] as const,
);

/** How letters are asked to come, where there are some: the look, and the stretches that say it. */
export function findLook(rest: string, role: TextRole): { look: TextLook | null; cuts: Cut[] } {
  const found = PATTERNS.flatMap(([look, pattern]) =>
    [...rest.matchAll(pattern)].map((at) => ({ look, at })),
  );
  const moving = [...rest.matchAll(MOVING)].map((at) => ({ look: null, at }));
  const cuts = [...found, ...moving].map(({ at }) => cueAt(at, role));
  return { look: found[0]?.look ?? null, cuts: cuts.filter((one, i) => !overlapsEarlier(cuts, one, i)) };
}

function cueAt({ index, 0: all }: RegExpExecArray, role: TextRole): Cut {
  return { start: index, end: index + all.length, role, text: null, isCue: true };
}

function overlapsEarlier(cuts: readonly Cut[], one: Cut, at: number): boolean {
  return cuts.slice(0, at).some((other) => one.start < other.end && other.start < one.end);
}
