import { hex } from '../../paint/colour.js';
import { conifers } from '../layers/conifers.js';
import { cottages } from '../layers/cottages.js';
import { skyline, windowLights } from '../layers/skyline.js';
import type { Part } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { ranges } from './mountains.js';
import { rollingHills } from './rolling-hills.js';

/**
 * What a prompt wants behind a place, along its horizon; null where it wants nothing, or what is there anyway. Behind hills its
 * foot is `sunk` so far below the horizon.
 */
export function standingBehind(kit: SceneKit, size: number, sunk = 0): Part[] | null {
  const { backdrop } = kit.scene;
  if (backdrop === 'mountains') return ranges(kit, size, sunk > 0 ? null : kit.view.horizon + 0.004);
  if (backdrop === 'forest') return forestEdge(kit, sunk);
  if (backdrop === 'city') return farTowers(kit, sunk);
  return backdrop === 'hills' || backdrop === 'village' ? farHills(kit, backdrop) : null;
}

/** Low green land; a village stands at its foot. */
function farHills(kit: SceneKit, backdrop: 'hills' | 'village'): Part[] {
  const foot = kit.view.horizon + 0.004;
  const hills = rollingHills(kit, foot).slice(0, 2);
  if (backdrop === 'hills') return hills;
  const houses = {
    name: 'houses at the foot',
    depth: 0.15,
    foot: foot - 0.006,
    height: 0.07,
    count: 11,
    haze: 0.26,
  };
  return [...hills, cottages(kit, houses)];
}

const ROWS = [
  { name: 'far forest edge', depth: 0.06, tallest: 0.15, haze: 0.5, leaf: '#4f6d50' },
  { name: 'forest edge', depth: 0.1, tallest: 0.115, haze: 0.26, leaf: '#3f5f3e' },
] as const;

/** A wood from side to side, one row of trees before another. */
function forestEdge(kit: SceneKit, sunk: number): Part[] {
  const { view, light, scene } = kit;
  const foot = view.horizon + sunk;
  return ROWS.map(({ name, haze, leaf, tallest, ...row }) => {
    const noise = kit.noise(name);
    return conifers(kit, {
      ...row,
      name,
      tallest: tallest + sunk,
      ground: (x) => foot + 0.003 - Math.max(0, noise.fbm(x * 1.3, 5.1, 3)) * 0.03,
      bottom: foot + 0.008,
      density: 150,
      leaf: hex(leaf),
      snow: scene.airs.includes('snow'),
      haze: haze * light.hazeAmount,
      presence: () => 1,
      mirrors: true,
    });
  });
}

function farTowers(kit: SceneKit, sunk: number): Part[] {
  const foot = kit.view.horizon + 0.006 + sunk;
  const row = { foot, widest: 0.04, density: 0.94 };
  return [
    skyline(kit, { ...row, name: 'far towers', depth: 0.04, tallest: 0.13 + sunk, haze: 0.6 }),
    skyline(kit, { ...row, name: 'middle towers', depth: 0.08, tallest: 0.2 + sunk, haze: 0.36 }),
    windowLights(kit, { depth: 0.08, foot, tallest: 0.14 + sunk }),
  ];
}
