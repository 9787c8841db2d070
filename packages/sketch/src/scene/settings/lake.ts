import { hex } from '../../paint/colour.js';
import { conifers } from '../layers/conifers.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import type { Part, ScenePlan } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { ranges } from './mountains.js';
import { standingBehind } from './standing-behind.js';

/** Still water under mountains, firs on the far shore, reeds on the near one. */
export function planLake(kit: SceneKit): ScenePlan {
  const windy = kit.scene.airs.includes('wind') ? 0.3 : 0.1;
  const rough = kit.scene.airs.includes('storm') ? 0.55 : windy;
  const back = standingBehind(kit, 0.85) ?? ranges(kit, 0.85, kit.view.horizon + 0.004);
  return {
    parts: [...back, farShore(kit), reeds(kit)],
    water: { roughness: rough, pace: 0.6 + rough },
    glows: () => [],
  };
}

/** A line of firs right at the water. */
export function farShore(kit: SceneKit): Part {
  const { view } = kit;
  const noise = kit.noise('far shore');
  return conifers(kit, {
    name: 'far shore',
    depth: 0.12,
    ground: (x) => view.horizon + 0.002 - Math.max(0, noise.fbm(x * 1.5, 3.3, 3)) * 0.035,
    bottom: view.horizon + 0.006,
    tallest: 0.06,
    density: 110,
    leaf: hex('#4a6547'),
    snow: kit.scene.airs.includes('snow'),
    haze: 0.34 * kit.light.hazeAmount,
    presence: (x) => 0.55 + noise.fbm(x * 2.2, 7.7, 2) * 1.2,
    mirrors: true,
  });
}

/** Reeds in the lower corners. */
export function reeds(kit: SceneKit): Part {
  const { view } = kit;
  return foregroundGrass(kit, {
    name: 'reeds',
    depth: 1,
    tallest: 0.3,
    density: 150,
    blade: hex('#6f7d46'),
    flowers: null,
    root: 1.08,
    presence: (x) => Math.max(0, Math.abs(x / view.aspect - 0.5) * 2.4 - 0.62),
  });
}
