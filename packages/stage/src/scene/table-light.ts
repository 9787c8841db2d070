import { kindOf, type Kind } from '../plan/thing-kinds.js';
import type { Behind, LightName, SetName, StagePlan } from '../plan/stage-plan.js';
import type { MoodName } from './mood.js';

/** What is behind the things of a table where nobody says: a room out of focus, one lamp in the dark, a lit wall. */
export type Backing = Behind | 'room' | 'halo' | 'dapple' | 'cool';

type TopPlan = Pick<StagePlan, 'actors' | 'set' | 'light' | 'sky' | 'counter' | 'tableTop' | 'backdrop'>;

/** How what is on a table or in a studio is lit: food from behind, what is for the skin brightly, what is chilled coolly. */
export function tableMoodOf({ actors: [main], light, sky, counter, set }: TopPlan): MoodName {
  if (sky !== null || counter !== null || set === 'stage') return light;
  return LIT[kindOf(main?.noun)][light] ?? light;
}

const LIT: Readonly<Record<Kind, Partial<Record<LightName, MoodName>>>> = {
  food: { studio: 'appetite', golden: 'appetite' },
  chilled: { studio: 'crisp' },
  beauty: { studio: 'beauty', golden: 'appetite' },
  thing: {},
};

/** Tables that end in what is behind them. */
const TABLES: readonly SetName[] = ['wood', 'marble', 'stone', 'mirror', 'window'];
const DARK: readonly LightName[] = ['night', 'candle', 'drama'];
const BEHIND: Readonly<Record<Kind, Backing>> = {
  food: 'room',
  chilled: 'cool',
  beauty: 'dapple',
  thing: 'halo',
};

/** What is behind a table: what was said, or what goes with what stands on it. */
export function backingOf(plan: TopPlan): Backing | null {
  if (plan.tableTop.behind !== null) return plan.tableTop.behind;
  return plan.sky !== null || plan.counter !== null ? null : usualBacking(plan);
}

function usualBacking(plan: TopPlan): Backing | null {
  if (isBeforeLamp(plan)) return 'halo';
  return TABLES.includes(plan.set) ? behindTable(plan) : null;
}

/** A podium, and a studio whose colour nobody tells. */
const isBeforeLamp = ({ set, backdrop }: TopPlan): boolean =>
  set === 'podium' || (set === 'seamless' && backdrop === null);

function behindTable({ actors: [main], set, light }: TopPlan): Backing | null {
  const kind = kindOf(main?.noun);
  if (set === 'window' && kind === 'thing') return null;
  if (DARK.includes(light)) return 'halo';
  return kind === 'beauty' && light === 'golden' ? 'room' : BEHIND[kind];
}

/** The colour of dust in the light over a table; null where the air is clean, as in a studio. */
export const dustIn = ({ set, light, sky, counter }: TopPlan): string | null =>
  sky === null && counter === null && TABLES.includes(set) ? (DUST[light] ?? null) : null;

const DUST: Readonly<Partial<Record<LightName, string>>> = {
  studio: '#ffe9c8',
  golden: '#ffd9a0',
  candle: '#ffb870',
  drama: '#ffe2bc',
};
