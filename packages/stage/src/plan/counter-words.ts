import type { CounterPlan, RoomName, StagePlan } from './stage-plan.js';

/** One that is drunk at: no granola bar, and none that gymnasts hang on. */
const A_BAR =
  '(?:cocktail bar|(?:at|in|behind|across|on|along|over) (?:an? |the )?(?:(?!(?:granola|chocolate|candy|high|snack|gold|pull-up|protein)\\b)\\w+ ){0,2}bar)';

/** What people call what they stand at. */
const NAMES: readonly (readonly [RegExp, CounterPlan['name']])[] = [
  [new RegExp(`\\b(?:bar counter|${A_BAR})\\b`, 'i'), 'bar'],
  [/\b(?:work ?bench|lab(?:oratory)? bench)\b/i, 'workbench'],
  [/\bdesks?\b/i, 'desk'],
  [
    /\b(?:counter|countertop|counter top|stall|market stand|food stand|food cart|kiosk|kitchen island)\b/i,
    'counter',
  ],
  [/\b(?:table(?! (?:tennis|lamp|saw|cloth))|tabletop)\b/i, 'table'],
];

/** What rooms are called, whatever is said about them. */
const CALLED = {
  kitchen: 'kitchen|bakery|pizzeria',
  bar: 'pub|tavern|caf[eé]|coffee ?(?:shop|house|bar)|restaurant|diner|bistro',
  library: 'library|bookshop|bookstore|book shop',
  workshop: 'laboratory|workshop',
} as const;

/** What rooms are called; who works in one brings it along. */
const ROOMS: readonly (readonly [RegExp, RoomName])[] = [
  [new RegExp(`\\b(?:${CALLED.kitchen})\\b`, 'i'), 'kitchen'],
  [new RegExp(`\\b(?:${CALLED.bar}|${A_BAR})\\b`, 'i'), 'bar'],
  [
    new RegExp(
      `\\b(?:${CALLED.library}|(?:in|of|into) (?:an? |the |his |her |their )?(?:[\\w-]+ ){0,2}study)\\b`,
      'i',
    ),
    'library',
  ],
  [
    new RegExp(
      `\\b(?:(?:in|at|of|into) (?:an? |the |his |her |their )?(?:\\w+ ){0,2}lab|lab (?:bench|coat|table)|${CALLED.workshop}|pottery|work ?bench)\\b`,
      'i',
    ),
    'workshop',
  ],
  [/\b(?:bartender|barista|barkeeper)\b/i, 'bar'],
  [/\b(?:scientist|microscope|(?<!harry )potter|carpenter|inventor|alchemist|test tubes?)\b/i, 'workshop'],
  [/\b(?:chef|cook|cooks|cooking|baker|bakes|baking|dough|dumplings|wok|frying)\b/i, 'kitchen'],
  [/\b(?:wizard|sorcerer|spell ?book|librarian)\b/i, 'library'],
];

const MATTERS: readonly (readonly [RegExp, CounterPlan['matter']])[] = [
  [/\bmarble\b/i, 'marble'],
  [/\b(?:stone|granite|slate|concrete)\b/i, 'stone'],
  [/\b(?:steel|metal|stainless|plastic|painted|glass)\b/i, 'plain'],
];

const of = <Value>(table: readonly (readonly [RegExp, Value])[], text: string): Value | null =>
  table.find(([words]) => words.test(text))?.[1] ?? null;

/** What is called a table, a counter, a bar or a desk in a prompt; null where nothing is. */
export const nameAt = (prompt: string): CounterPlan['name'] | null => of(NAMES, prompt);

/** What stands in a street. */
export const isStall = (prompt: string): boolean =>
  /\b(?:stall|market stand|food stand|food cart|kiosk)\b/i.test(prompt);

/** "A neon blue cocktail" is of that colour, and nothing lights the room so. */
export const isNeonColour = (prompt: string): boolean =>
  /\bneon[ -](?:blue|green|pink|yellow|orange|red|purple)\b/i.test(prompt) &&
  !/\bneon (?:light|sign|lit)/i.test(prompt);

/** The room that a prompt names, or whoever works in it. */
export const roomOf = (prompt: string): RoomName | null => of(ROOMS, prompt);

const ROOM = [...Object.values(CALLED), 'bar', 'study', 'lab'].join('|');
const NO_ROOM = '(?:status|progress|menu|task|tool|search|granola|chocolate|candy|snack|gold|high)';
/** Somebody is in it, or something on its counter; a pub's garden is none. */
const IN_ROOM = new RegExp(
  `\\b(?:in|inside|at) (?:an? |the |my |our |his |her |their )?(?:(?!${NO_ROOM}\\b)[\\w-]+ ){0,3}(?:${ROOM})\\b(?! (?:garden|terrace|patio|yard|window))|\\b(?:kitchen|bar|cafe|café) (?:counter|countertop|table|island)\\b|\\bon (?:an? |the )?(?:[\\w-]+ ){0,2}work ?bench\\b`,
  'i',
);

/** Whether a prompt says that it is in a room with a table. */
export const isInRoomCalled = (prompt: string): boolean => IN_ROOM.test(prompt) && roomOf(prompt) !== null;

const BEFORE =
  /(?<![\p{L}-])((?:[\p{L}-]+\s+){1,3})(?:table|tabletop|counter|countertop|bar|desk|workbench|bench|stall)\b/iu;

/** What it is of, by the words right before it; a colour paints it. */
export function matterAt(
  prompt: string,
  colours: Readonly<Record<string, string>>,
): Pick<CounterPlan, 'matter' | 'colour'> {
  const before = BEFORE.exec(prompt)?.[1] ?? '';
  const said = before.trim().toLowerCase().split(/\s+/);
  const colour = said.findLast((word) => Object.hasOwn(colours, word));
  const matter = of(MATTERS, before) ?? 'wood';
  const isPainted = matter === 'wood' && colour !== undefined && !/\bwood/i.test(before);
  return { matter: isPainted ? 'plain' : matter, colour: colour === undefined ? null : colours[colour]! };
}

const SHOWN =
  /^(?:bar|counter|countertop|stall|desks?|table|workbench|bench|kitchen|bakery|pub|caf[eé]|restaurant|diner|library|study|lab|laboratory|workshop|bookshop|bookstore)$/i;

/** Whether a word names the table that a plan has, or the room around it. */
export const isOfCounter = (text: string, { counter }: Pick<StagePlan, 'counter'>): boolean =>
  counter !== null && text.split(/\s+/).every((word) => SHOWN.test(word));
