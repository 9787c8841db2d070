import { hex, mix } from '../../paint/colour.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import { forestFloor, trunks } from '../layers/trunks.js';
import type { Light } from '../light.js';
import type { SceneKit, ScenePlan } from '../part.js';

/** Light among trees: the air takes their green, or their gold in autumn. */
export function lightInForest(light: Light, kit: Pick<SceneKit, 'scene'>): Light {
  const leafy = hex(kit.scene.airs.includes('leaves') ? '#c9a25a' : '#8fae74');
  const wintry = kit.scene.airs.includes('snow') ? 0 : 0.34;
  const dim = light.stars > 0.5 ? 0.3 : 1;
  return { ...light, haze: mix(light.haze, [leafy[0] * dim, leafy[1] * dim, leafy[2] * dim], wintry) };
}

/** Among tall trunks: four depths of them in the haze, ferns in front. */
export function planForest(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const rows = [
    { depth: 0.06, base: 0.03, width: 0.014, density: 22, haze: 0.82 },
    { depth: 0.16, base: 0.08, width: 0.024, density: 12, haze: 0.62 },
    { depth: 0.34, base: 0.17, width: 0.045, density: 5.5, haze: 0.36 },
    { depth: 0.72, base: 0.4, width: 0.1, density: 1.9, haze: 0.08 },
  ];
  const parts = [forestFloor(kit)];
  rows.forEach((row, i) => {
    parts.push(trunks(kit, { name: `trunks ${i}`, depth: row.depth, foot: view.horizon + row.base, width: row.width, density: row.density, haze: row.haze * (0.6 + 0.4 * kit.light.hazeAmount) }));
  });
  parts.push(foregroundGrass(kit, {
    name: 'ferns', depth: 1, tallest: 0.2, density: 430, blade: hex('#64823f'), flowers: null, root: 1.07, presence: (x) => 0.25 + Math.abs(x / view.aspect - 0.5) * 1.5,
  }));
  return { parts, water: null, glows: () => [] };
}
