import { hex } from '../../paint/colour.js';
import { conifers } from '../layers/conifers.js';
import { milkyWay } from '../layers/milky-way.js';
import type { ScenePlan } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { rollingHills } from './rolling-hills.js';

/** A wide sky over a low, dark land. */
export function planOpenSky(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const noise = kit.noise('sky land');
  const firs = conifers(kit, {
    name: 'sky firs',
    depth: 0.8,
    ground: (x) => 0.985 - Math.abs(x / view.aspect - 0.55) * 0.16 + noise.fbm(x * 2, 1.1, 3) * 0.04,
    bottom: 1.25,
    tallest: 0.26,
    density: 17,
    leaf: hex('#44583f'),
    snow: kit.scene.airs.includes('snow'),
    haze: 0.02,
    presence: (x) => Math.max(0.08, Math.abs(x / view.aspect - 0.55) * 2.2 - 0.1),
    mirrors: false,
  });
  const isStarry = kit.light.stars > 0.5 && kit.scene.clouds !== 'heavy' && !kit.scene.airs.includes('moon');
  return {
    parts: [...(isStarry ? [milkyWay(kit)] : []), ...rollingHills(kit), firs],
    water: null,
    glows: () => [],
  };
}
