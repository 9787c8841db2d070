import { hex, mix, type Rgb, scale } from '../../paint/colour.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import { forestFloor } from '../layers/forest-floor.js';
import { trunks } from '../layers/trunks.js';
import type { Light } from '../light.js';
import type { ScenePlan } from '../part.js';
import type { HasScene, SceneKit } from '../scene-kit.js';

/** Light among trees: the air takes their green; in autumn all of it turns to gold. */
export function lightInForest(light: Light, kit: HasScene): Light {
  const { airs } = kit.scene;
  if (airs.includes('snow')) return light;
  const dim = light.stars > 0.5 ? 0.3 : 1;
  const dimmed = (code: string): Rgb => scale(hex(code), dim);
  if (!airs.includes('leaves')) return { ...light, haze: mix(light.haze, dimmed('#8fae74'), 0.34) };
  return {
    ...light,
    haze: mix(light.haze, dimmed('#f0b65a'), 0.56),
    ambient: mix(light.ambient, dimmed('#c99b72'), 0.42),
    key: mix(light.key, dimmed('#ffc878'), 0.5),
  };
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
    parts.push(
      trunks(kit, {
        name: `trunks ${i}`,
        depth: row.depth,
        foot: view.horizon + row.base,
        width: row.width,
        density: row.density,
        haze: row.haze * (0.6 + 0.4 * kit.light.hazeAmount),
      }),
    );
  });
  parts.push(
    foregroundGrass(kit, {
      name: 'ferns',
      depth: 1,
      tallest: 0.2,
      density: 430,
      blade: hex('#64823f'),
      flowers: null,
      root: 1.07,
      presence: (x) => 0.25 + Math.abs(x / view.aspect - 0.5) * 1.5,
    }),
  );
  return { parts, water: null, glows: () => [] };
}
