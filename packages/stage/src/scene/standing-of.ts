import type { Actor } from './actor.js';
import type { Standing } from './sets/set-for.js';

/** Where something stands, and how large it is; what it carries is no part of it. */
export const standingOf = ({ prop, group: { position }, size, scale }: Actor): Standing => ({
  noun: prop.noun,
  x: position.x,
  z: position.z,
  wide: size.x,
  tall: Math.min(size.y, prop.size[1] * scale),
  deep: size.z,
});
