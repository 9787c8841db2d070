import type { EventName } from './live.js';

const VIDEOS: readonly EventName[] = ['queued', 'settled', 'deleted'];

/** Which events say that what a path answers has changed. */
const TOPICS: Readonly<Record<string, readonly EventName[]>> = {
  overview: [...VIDEOS, 'window', 'credits', 'plan'],
  videos: VIDEOS,
  trash: VIDEOS,
  usage: ['settled', 'deleted'],
  credits: ['queued', 'settled', 'credits', 'plan'],
  'credits/entries': ['queued', 'settled', 'credits'],
  budget: ['window', 'credits'],
  plan: ['plan'],
};
const NONE: readonly EventName[] = [];

/** None for what is not of one's own account: operators' pages ask. */
export const topicsOf = (path: string): readonly EventName[] => TOPICS[path] ?? NONE;
