import { Group } from 'three/webgpu';
import type { Actor } from './actor.js';
import { mistAbout } from './mist.js';
import { steamOver } from './steam.js';

/** What is in the air about things: steam over what is hot, and mist; always turned towards the camera. */
export function vapoursOver(
  actors: readonly Actor[],
  { steaming, isMisty }: { readonly steaming: readonly string[]; readonly isMisty: boolean },
): { readonly group: Group; take(around: number): void } {
  const steam = steamOver(actors.filter(({ prop }) => steaming.includes(prop.noun)));
  const mists = isMisty ? actors.slice(0, 1).map(mistAbout) : [];
  const all = [steam, ...mists];
  const group = new Group();
  for (const one of all) group.add(one.group);
  return {
    group,
    take: (around) => {
      for (const one of all) one.take(around);
    },
  };
}
