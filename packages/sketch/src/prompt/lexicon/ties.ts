import type { RelationKind } from '../scene-description.js';

/** Words that tie two things of the picture together. */
export const RELATION_WORDS: Record<RelationKind | 'chased-by' | 'held-by' | 'with', string> = {
  chase: 'chase, chases, chasing, pursuing, pursues, hunting, running after, runs after, following, follows',
  'chased-by': 'chased by, followed by, pursued by, hunted by, running from, fleeing from, running away from',
  hold: 'holding, holds, hold, carrying, carries, clutching, holding up, eating, eats, drinking, drinks, pouring, throwing, reading, reads',
  'held-by': 'held by, carried by',
  with: 'with, with a, with an, with the, with her, with his, wearing, wearing a, wears a, wears, playing the, playing a, plays the, plays a, playing',
  ride: 'riding, rides, ride, riding on, rides on, on the back of, sitting on the back of',
  on: 'on, painted on, written on, printed on, on top of, atop, upon, off a, off the, from a',
  under: 'under, below, beneath, underneath',
  behind: 'behind',
  'in-front': 'in front of',
};
