import type { RelationKind } from '../scene-description.js';

/** Words that tie two things of the picture together. */
export const RELATION_WORDS: Record<RelationKind | 'chased-by' | 'held-by', string> = {
  chase: 'chase, chases, chasing, pursuing, pursues, hunting, running after, runs after, following, follows',
  'chased-by': 'chased by, followed by, pursued by, hunted by, running from, fleeing from, running away from',
  hold: 'holding, holds, hold, carrying, carries, clutching, holding up',
  'held-by': 'held by, carried by',
  ride: 'riding, rides, ride, riding on, rides on, on the back of, sitting on the back of',
  on: 'on, on top of, atop, upon',
  under: 'under, below, beneath, underneath',
  behind: 'behind',
  'in-front': 'in front of',
};
