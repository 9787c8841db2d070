import type { Actor } from './actor.js';
import { toAndFro } from './figures/to-and-fro.js';

/** How high the water of a bath is, in metres, and how deep what floats is in it, as a share of its height. */
const [WATER, DEEP] = [0.556, 0.14];
/** How far it goes up and down and leans, as a share of its height and in radians. */
const [BOB, LEAN] = [0.11, 0.2];

/** In the water of a bath: what floats there bobs, turns a little and leans. */
export function afloat(who: Actor, bath: Actor): Actor {
  const { group, size, live } = who;
  const high = WATER * bath.scale - size.y * DEEP;
  group.position.set(size.x * 0.35, high, 0);
  bath.group.add(group);
  bath.size.y = Math.max(bath.size.y, high + size.y);
  const bob = (seconds: number): void => {
    live(seconds);
    group.position.y = high + BOB * size.y * toAndFro(seconds, 0.2);
    group.position.x = size.x * (-0.2 - 0.16 * toAndFro(seconds));
    group.rotation.set(
      LEAN * 0.5 * Math.sin(seconds * 3.4),
      0.4 + 0.4 * toAndFro(seconds, 0.1),
      LEAN * toAndFro(seconds, 0.35),
    );
  };
  Object.assign(who, { live: bob, isLive: true });
  Object.assign(bath, { isLive: true });
  bob(0);
  return who;
}
