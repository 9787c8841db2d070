import { hex } from '../../paint/colour.js';
import { crestLine, ridge } from '../layers/ridge.js';
import type { Part, ScenePlan } from '../part.js';
import type { HasScene, SceneKit, SheetKit } from '../scene-kit.js';
import { standingBehind } from './standing-behind.js';

/** Open sea with a far headland. */
export function planSea(kit: SceneKit): ScenePlan {
  return { parts: standingBehind(kit, 0.6) ?? [headland(kit)], water: seaState(kit), glows: () => [] };
}

/** How rough the water of this scene is. */
export function seaState(kit: HasScene): { roughness: number; pace: number } {
  const { airs, styles } = kit.scene;
  if (airs.includes('storm')) return { roughness: 0.95, pace: 1.9 };
  if (airs.includes('wind') || styles.includes('dramatic')) return { roughness: 0.62, pace: 1.5 };
  if (styles.includes('calm')) return { roughness: 0.16, pace: 0.7 };
  return { roughness: 0.36, pace: 1 };
}

/** Land that falls into the sea on the side away from the sun. */
export function headland(kit: SheetKit): Part {
  const { view } = kit;
  const next = kit.random('headland');
  const isLeft = kit.sun.x > view.aspect / 2;
  const reach = view.aspect * (0.26 + next() * 0.12);
  const line = crestLine(kit.noise('headland crest'), {
    base: 0,
    height: 0.2,
    width: 0.32,
    sharp: 0.55,
    offset: next() * 40,
  });
  const crest = (x: number): number => {
    const inland = isLeft ? reach - x : x - (view.aspect - reach);
    const rise = Math.min(1, Math.max(0, inland / (view.aspect * 0.3)));
    return view.horizon + 0.004 + line(x) * rise ** 0.8 + (rise === 0 ? 0.02 : 0);
  };
  return ridge(kit, {
    name: 'headland',
    depth: 0.06,
    crest,
    bottom: view.horizon + 0.004,
    rock: hex('#7d6f66'),
    cover: hex('#5f7350'),
    snowLine: null,
    haze: 0.42 * kit.light.hazeAmount + 0.08,
    footHaze: 0.25,
    grain: 9,
    relief: 0.8,
  });
}
