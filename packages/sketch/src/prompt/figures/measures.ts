import type { Cut, FigureRole } from '../screen-text.js';
import { labelOf } from './entries.js';
import { NUMBER, numberOf } from './number-in-words.js';

const SUBJECT = String.raw`(?<label>(?:\p{L}[\p{L}\p{N}&'-]*\s+){1,4}?)`;
const UP = String.raw`(?:(?:is|are|was|were|has|have|went|goes|going)\s+)?(?:up|grew|grows?|growing|rose|rises?|rising|increased?|increases|climbed|climbs|jumped|jumps)`;
const DOWN = String.raw`(?:(?:is|are|was|were|has|have|went|goes|going)\s+)?(?:down|fell|falls?|falling|dropped|drops?|decreased?|decreases|declined|declines|sank)`;
const BY = String.raw`(?:\s+(?:by|of|at))?\s*`;

/** One number that is told with the way it goes. The unit has to be a share: "three birds fall" is a scene. */
const PERCENT = String.raw`(?<number>[-\u2212+]?\d+(?:[.,]\d+)?\s?(?:%|percent\b|per cent\b))`;

const WHEN = String.raw`(?<when>\s+(?:(?:this|last) (?:year|month|quarter|week)|year[- ]over[- ]year|yoy|in (?:19|20)\d\d))?`;

interface Told {
  readonly pattern: RegExp;
  readonly role: FigureRole;
  readonly way: 'up' | 'down' | 'none';
}

const TOLD: readonly Told[] = [
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${SUBJECT}${UP}${BY}${PERCENT}${WHEN}`, 'giu'),
    role: 'measure',
    way: 'up',
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${SUBJECT}${DOWN}${BY}${PERCENT}${WHEN}`, 'giu'),
    role: 'measure',
    way: 'down',
  },
  {
    pattern: new RegExp(
      String.raw`(?<label>(?:\p{L}[\p{L}&'-]*\s+){0,3}?(?:growth|increase|rise|boost|gain|wachstum|crecimiento|croissance|crescita|crescimento))(?:\s+(?:of|by|von|del?|di))?:?\s*${PERCENT}`,
      'giu',
    ),
    role: 'measure',
    way: 'up',
  },
  {
    pattern: new RegExp(
      String.raw`${PERCENT}\s+(?<label>(?:growth|increase|rise|more|higher|faster)(?:\s+(?:in|of))?(?:\s+\p{L}[\p{L}'-]*){0,3})`,
      'giu',
    ),
    role: 'measure',
    way: 'up',
  },
  {
    pattern: new RegExp(
      String.raw`(?:an?\s+)?(?:progress|loading|download|upload)\s?(?:bar|ring|circle)?(?:\s+(?:at|to|of|filling(?: up)? to|reaching|going to|showing))?:?\s*${PERCENT}(?<label>)`,
      'giu',
    ),
    role: 'progress',
    way: 'none',
  },
  {
    pattern: new RegExp(
      String.raw`(?:an?\s+|animated\s+){0,3}(?:(?:number\s+)?counter|count(?:ing|s)?[- ]up|number)(?:\s+(?:animation|counting up|going))?(?:\s+from\s+0)?(?:\s+(?:to|of|reaching))?:?\s+(?<number>${NUMBER})(?<label>(?:\s+(?!in\b|on\b|over\b|with\b|at\b)\p{L}[\p{L}'-]*){0,3})`,
      'giu',
    ),
    role: 'measure',
    way: 'none',
  },
];

/** Words that begin a clause and name nothing that is measured. */
const LEADING =
  /^(?:(?:show(?:ing)?|an?|the|our|of|animated?|infographic|text|with|where|and|video|animation|that|says?|how|kinetic|motion|graphic)\s+)+/i;

/** "Revenue growth up 25 %", "progress bar 75%", "counter to 10,000 users"; arrows without numbers. */
export function findMeasures(prompt: string): Cut[] {
  return [
    ...TOLD.flatMap((told) => [...prompt.matchAll(told.pattern)].map((at) => measureAt(at, told))),
    ...ARROWS.flatMap(([pattern, way]) => [...prompt.matchAll(pattern)].map((at) => arrowAt(at, way))),
  ];
}

function measureAt(at: RegExpExecArray, { role, way }: Told): Cut {
  const { label = '', number = '', when = '' } = at.groups ?? {};
  const lead = at[0].startsWith(label) ? (LEADING.exec(label)?.[0].length ?? 0) : 0;
  const written = numberOf(number);
  const entry = { label: labelOf(label.slice(lead).trim() + when), ...written };
  const text = { role, words: way, entries: [entry] };
  return { start: at.index + lead, end: at.index + at[0].trimEnd().length, role, text, isCue: false };
}

const ARROWS: readonly (readonly [RegExp, 'up' | 'down' | 'right' | 'left'])[] = [
  [
    /\b(?:an? )?(?:(?:growing|rising|upward|animated) ){1,3}arrows?(?: (?:going|pointing) up(?:wards?)?)?|\barrows? (?:going |pointing |shooting |rising )?up(?:wards?)?\b/gi,
    'up',
  ],
  [
    /\b(?:an? )?(?:falling|downward|declining) arrows?|\barrows? (?:going |pointing |falling )?down(?:wards?)?\b/gi,
    'down',
  ],
  [/\barrows? (?:going |pointing )?(?:to the )?right\b|\bright arrow\b/gi, 'right'],
  [/\barrows? (?:going |pointing )?(?:to the )?left\b|\bleft arrow\b/gi, 'left'],
];

function arrowAt(at: RegExpExecArray, way: string): Cut {
  const text = { role: 'arrow', words: way, entries: [] } as const;
  return { start: at.index, end: at.index + at[0].length, role: 'arrow', text, isCue: false };
}
