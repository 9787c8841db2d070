import type { Node } from 'three/webgpu';
import { color, mix, screenUV, smoothstep, vec2, vec3 } from 'three/tsl';
import { tableOf } from './ground.js';
import type { BuiltSet, SetFor } from './set-for.js';
import { wood } from './surface-paints.js';

/** Folds of a curtain for a picture's height, and how far down its valance hangs. */
const [FOLDS, VALANCE] = [15, 0.13];

/** Boards before a curtain in folds, and a pool of light on both. */
export function theatre(set: SetFor): BuiltSet {
  const behind = curtain(set.colour ?? '#8a1420', set.aspect);
  return {
    background: behind,
    ground: [
      tableOf(set.renderer, wood('#8f5f38', set.seed % 97), { around: set.around, shine: 0.22, behind }),
    ],
    shadowsAt: null,
    mirror: 0,
  };
}

function curtain(hex: string, aspect: number): Node<'vec3'> {
  const at = screenUV.sub(vec2(0.5, 0.42)).mul(vec2(aspect, 1));
  const swing = at.y.mul(2.3).sin().mul(0.02);
  const fold = at.x
    .add(swing)
    .mul(FOLDS * 2)
    .sin()
    .mul(0.5)
    .add(0.5);
  const fine = at.x
    .add(swing)
    .mul(FOLDS * 4.6)
    .add(1.3)
    .sin()
    .mul(0.12);
  const cloth = color(hex).mul(fold.pow(0.8).mul(0.72).add(0.3).add(fine));
  const scallop = at.x
    .mul(FOLDS * 0.62)
    .cos()
    .abs()
    .mul(0.05)
    .add(VALANCE);
  const isValance = smoothstep(scallop.add(0.004), scallop, screenUV.y);
  const swag = at.x
    .mul(FOLDS * 0.62)
    .cos()
    .abs()
    .mul(0.5)
    .add(0.45);
  const fringe = smoothstep(scallop.sub(0.018), scallop.sub(0.012), screenUV.y).mul(isValance);
  const top = mix(color(hex).mul(swag).mul(0.8), color('#c79a3e').mul(0.8), fringe);
  const pool = smoothstep(0.95, 0.05, vec2(at.x.mul(0.85), at.y).length());
  return mix(cloth, top, isValance)
    .mul(pool.mul(0.95).add(0.22))
    .mul(vec3(1, 0.95, 0.88));
}
