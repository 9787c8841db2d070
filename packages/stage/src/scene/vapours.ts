import { Group } from 'three/webgpu';
import type { Actor } from './actor.js';
import { motesAbout } from './motes.js';
import { mistAbout } from './mist.js';
import { steamOver } from './steam.js';

/** What rises and drifts there. */
export interface Vapours {
  /** Nouns of what is hot. */
  readonly steaming: readonly string[];
  readonly isMisty: boolean;
  /** The colour of dust that the light falls on; null where none is seen. */
  readonly dust: string | null;
}

/** What is in the air about things: steam over what is hot, mist, and dust in the light; always turned towards the camera. */
export function vapoursOver(
  actors: readonly Actor[],
  { steaming, isMisty, dust }: Vapours,
): { readonly group: Group; take(around: number, seconds: number): void } {
  const steam = steamOver(actors.filter(({ prop }) => steaming.includes(prop.noun)));
  const mists = isMisty ? actors.slice(0, 1).map(mistAbout) : [];
  const motes = dust === null ? [] : actors.slice(0, 1).map((one) => motesAbout(one, dust));
  const all = [steam, ...mists, ...motes];
  const group = new Group();
  for (const one of all) group.add(one.group);
  return {
    group,
    take: (around, seconds) => {
      for (const one of all) one.take(around, seconds);
    },
  };
}
