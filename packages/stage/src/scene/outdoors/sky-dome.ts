import {
  BackSide,
  Color,
  Mesh,
  MeshBasicNodeMaterial,
  type Node,
  SphereGeometry,
  type WebGPURenderer,
} from 'three/webgpu';
import {
  float,
  mix,
  mx_fractal_noise_float,
  positionLocal,
  smoothstep,
  texture,
  vec2,
  vec3,
} from 'three/tsl';
import { bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import type { SkyLook } from './outdoor-light.js';

const RADIUS = 72;

/** The colours of a sky, which may go on with the hours; `stars` is how much of them there is. */
export interface SkyTints {
  readonly zenith: Node<'vec3'>;
  readonly horizon: Node<'vec3'>;
  readonly glow: Node<'vec3'>;
  readonly cloudLit: Node<'vec3'>;
  readonly cloudShade: Node<'vec3'>;
  readonly glowing: Node<'float'>;
  readonly stars: Node<'float'>;
}

const tint = (hex: string): Node<'vec3'> => vec3(...new Color(hex).toArray());

const tintsOf = (look: SkyLook): SkyTints => ({
  zenith: tint(look.zenith),
  horizon: tint(look.horizon),
  glow: tint(look.glow),
  cloudLit: tint(look.cloudLit),
  cloudShade: tint(look.cloudShade),
  glowing: float(look.glowing),
  stars: float(look.stars ? 1 : 0),
});

/** Where a low sun is: before a camera that comes and goes, a little to the left of what it looks at. */
const SUN = [-0.22, 0.17, -1] as const;

/** The sky as a dome far away: its colours by height, the glow of the sun, clouds that drift, and stars. */
export function skyDome(
  renderer: WebGPURenderer,
  look: SkyLook,
  seed: number,
  tints: SkyTints = tintsOf(look),
): Mesh {
  const material = new MeshBasicNodeMaterial({ side: BackSide, depthWrite: false, fog: false });
  const towards = positionLocal.normalize();
  const up = towards.y.max(0);
  // The lower the sun, the higher up the colours of the horizon go.
  const base = mix(tints.horizon, tints.zenith, up.pow(tints.glowing.mul(0.24).add(0.55)));
  const near = towards.dot(vec3(...SUN).normalize()).max(0);
  const low = smoothstep(0.3, 0, up).mul(near.pow(3)).mul(0.6);
  const glow = near.pow(9).mul(0.5).add(near.pow(60).mul(0.7)).add(low).mul(tints.glowing);
  let lit: Node<'vec3'> = mix(base, tints.glow, glow.clamp(0, 1));
  // The sun itself, where it is low enough to be looked at.
  if (look.glowing > 0.6)
    lit = mix(
      lit,
      vec3(2.2, 1.7, 0.95),
      smoothstep(0.9988, 0.9993, near).mul(smoothstep(0.5, 0.7, tints.glowing)),
    );
  if (look.stars)
    lit = lit.add(
      starsOver(renderer, towards, seed)
        .mul(smoothstep(0.02, 0.25, up))
        .mul(tints.stars),
    );
  if (look.moon) lit = lit.add(moonIn(towards).mul(tints.stars));
  material.colorNode = mix(
    lit,
    cloudsOf(renderer, look, seed, { towards, near, tints }),
    cloudShare(renderer, look, seed, towards),
  );
  const dome = new Mesh(new SphereGeometry(RADIUS, 48, 24), material);
  // After all else, where nothing hides it: a sky that is hidden is paid for too.
  dome.renderOrder = 3;
  dome.frustumCulled = false;
  return dome;
}

/** Where on a flat sheet of cloud a direction goes. */
const sheet = (towards: Node<'vec3'>, drift: number): Node<'vec2'> =>
  towards.xz
    .div(towards.y.max(0).add(0.16))
    .mul(0.1)
    .add(vec2(clock.mul(drift), float(0.37)));

const baked = new WeakMap<SkyLook, ReturnType<typeof bakeSurface>>();

/** How thick the clouds are, red, and how thick a little nearer to the sun, green: that side is lit. */
function cloudMap(renderer: WebGPURenderer, look: SkyLook, seed: number) {
  const known = baked.get(look);
  if (known) return known;
  const at = (place: Node<'vec2'>): Node<'float'> =>
    mx_fractal_noise_float(
      vec3(place.mul(7).add(mx_fractal_noise_float(vec3(place.mul(4), seed + 3), 2).mul(0.5)), seed),
      5,
      2,
      0.52,
    )
      .mul(0.62)
      .add(0.5);
  const made = bakeSurface(renderer, (place) => vec3(at(place), at(place.add(vec2(-0.012, -0.008))), 0));
  baked.set(look, made);
  return made;
}

function cloudShare(
  renderer: WebGPURenderer,
  look: SkyLook,
  seed: number,
  towards: Node<'vec3'>,
): Node<'float'> {
  const thick = texture(cloudMap(renderer, look, seed), sheet(towards, 0.0035)).r.pow(2.2);
  const low = 0.78 - look.cover * 0.7;
  return smoothstep(low, low + 0.3, thick)
    .mul(smoothstep(0.0, 0.14, towards.y))
    .mul(0.94);
}

function cloudsOf(
  renderer: WebGPURenderer,
  look: SkyLook,
  seed: number,
  { towards, near, tints }: { towards: Node<'vec3'>; near: Node<'float'>; tints: SkyTints },
): Node<'vec3'> {
  const map = texture(cloudMap(renderer, look, seed), sheet(towards, 0.0035));
  const edge = map.r.sub(map.g).mul(3.2).add(0.62).clamp(0, 1);
  const body = mix(tints.cloudShade, tints.cloudLit, edge);
  return mix(body, tints.glow, near.pow(5).mul(tints.glowing).mul(0.5));
}

function starsOver(renderer: WebGPURenderer, towards: Node<'vec3'>, seed: number): Node<'vec3'> {
  const map = bakeSurface(renderer, (place) => {
    const fine = mx_fractal_noise_float(vec3(place.mul(190), seed + 11), 1);
    const wide = mx_fractal_noise_float(vec3(place.mul(5), seed + 12), 3);
    const star = smoothstep(0.62, 0.9, fine);
    return vec3(star.mul(wide.mul(0.5).add(0.8)));
  });
  return texture(map, towards.xz.div(towards.y.max(0).add(0.5)).mul(0.42).add(0.5)).rgb.mul(0.9);
}

function moonIn(towards: Node<'vec3'>): Node<'vec3'> {
  const near = towards.dot(vec3(0.34, 0.2, -1).normalize());
  const disc = smoothstep(0.9993, 0.99945, near).mul(0.95);
  const halo = near.max(0).pow(220).mul(0.16);
  return vec3(1, 0.98, 0.92)
    .mul(disc)
    .add(vec3(0.6, 0.7, 1).mul(halo));
}
