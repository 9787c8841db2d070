import { Color, type Node } from 'three/webgpu';
import {
  float,
  floor,
  fract,
  mix,
  mx_fractal_noise_float,
  mx_noise_float,
  smoothstep,
  vec2,
  vec3,
} from 'three/tsl';

/** The colour of a surface at a place, 0 to 1 each way. */
export type Paint = (at: Node<'vec2'>) => Node<'vec3'>;

const noise = (at: Node<'vec3'>, octaves: number): Node<'float'> =>
  mx_fractal_noise_float(at, octaves, 2, 0.55);
const plain = (at: Node<'vec3'>): Node<'float'> => mx_noise_float(at);
function shade(hex: string, by: number): Node<'vec3'> {
  const { r, g, b } = new Color(hex).multiplyScalar(by);
  return vec3(r, g, b);
}

/** Veins where a warped noise goes through nothing, broad ones and hair. */
export function marble(hex: string, seed: number): Paint {
  const isDark = new Color(hex).getHSL({ h: 0, s: 0, l: 0 }).l < 0.35;
  const vein = isDark ? shade('#b9b2a6', 1) : shade('#6d6258', 1);
  return (at) => {
    const p = vec3(at.mul(2.6), seed);
    const warp = vec3(noise(p, 3), noise(p.add(17.3), 3), 0).mul(0.7);
    const broad = noise(p.mul(0.9).add(warp), 4).abs();
    const hair = noise(p.mul(2.1).add(warp.mul(1.6)).add(5.1), 4).abs();
    const clouds = noise(p.mul(1.3).add(warp), 3).mul(0.5).add(0.5);
    const veins = float(1)
      .sub(smoothstep(0, isDark ? 0.075 : 0.06, broad))
      .mul(smoothstep(0.15, 0.7, clouds))
      .mul(isDark ? 0.7 : 0.72)
      .add(
        float(1)
          .sub(smoothstep(0, isDark ? 0.034 : 0.03, hair))
          .mul(smoothstep(0.35, 0.8, clouds))
          .mul(0.5),
      );
    const ground = mix(shade(hex, isDark ? 0.75 : 0.92), shade(hex, 1), clouds);
    return mix(ground, vein, veins.clamp(0, 0.82));
  };
}

/** Boards with grain along them. */
export function wood(hex: string, seed: number): Paint {
  return (at) => {
    const across = at.y.mul(9);
    const board = floor(across);
    const along = at.x.mul(5).add(board.mul(3.71)).add(seed);
    const p = vec3(
      along.mul(0.55),
      across.mul(2.2).add(plain(vec3(along.mul(0.35), across, board)).mul(0.9)),
      board.mul(7.3),
    );
    const rings = fract(
      noise(p.mul(vec3(0.5, 0.8, 1)), 2)
        .mul(3.4)
        .add(p.y.mul(0.5)),
    )
      .sub(0.5)
      .abs()
      .mul(2);
    const fibre = noise(p.mul(vec3(2, 26, 1)), 2)
      .mul(0.5)
      .add(0.5);
    const tint = plain(vec3(board.mul(1.7), seed, 3))
      .mul(0.16)
      .add(1);
    const grain = rings.mul(0.42).add(fibre.mul(0.4));
    const seam = smoothstep(0.0, 0.018, fract(across).sub(0.5).abs().sub(0.5).abs());
    return mix(shade(hex, 1.15), shade(hex, 0.48), grain).mul(tint).mul(seam.mul(0.65).add(0.35));
  };
}

/** Clouds, pores and grit. */
export function stone(hex: string, seed: number): Paint {
  return (at) => {
    const p = vec3(at.mul(5), seed);
    const clouds = noise(p, 5).mul(0.5).add(0.5);
    const grit = noise(p.mul(28), 2);
    const pores = smoothstep(0.52, 0.7, noise(p.mul(9).add(3), 2));
    return mix(shade(hex, 0.72), shade(hex, 1.12), clouds)
      .mul(grit.mul(0.14).add(1))
      .mul(pores.mul(-0.35).add(1));
  };
}

/** Nothing but itself, a little uneven. */
export function evenly(hex: string, seed: number): Paint {
  return (at) => {
    const clouds = noise(vec3(at.mul(vec2(3, 3)), seed), 3)
      .mul(0.06)
      .add(1);
    return shade(hex, 1).mul(clouds);
  };
}
