import type { Actor } from './actor.js';

/** How high the water of a bath is, in metres, and how deep what floats is in it, as a share of its height. */
const [WATER, DEEP] = [0.556, 0.14];
/** How far it goes up and down and leans, in units and radians. */
const [BOB, LEAN] = [0.034, 0.13];

/** In the water of a bath: what floats there bobs, turns a little and leans. */
export function afloat(who: Actor, bath: Actor): Actor {
  const { group, size, live } = who;
  const high = WATER * bath.scale - size.y * DEEP;
  group.position.set(size.x * 0.35, high, 0);
  bath.group.add(group);
  bath.size.y = Math.max(bath.size.y, high + size.y);
  const bob = (seconds: number): void => {
    live(seconds);
    group.position.y = high + BOB * Math.sin(seconds * 2.3);
    group.rotation.set(
      LEAN * Math.sin(seconds * 1.7),
      0.45 + 0.5 * Math.sin(seconds * 1.1),
      LEAN * Math.sin(seconds * 2.1 + 1),
    );
  };
  Object.assign(who, { live: bob, isLive: true });
  Object.assign(bath, { isLive: true });
  bob(0);
  return who;
}
