import { mix, mx_fractal_noise_float, smoothstep, texture, uv, vec2, vec3 } from 'three/tsl';
import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  MeshBasicNodeMaterial,
  type Texture,
  type WebGPURenderer,
} from 'three/webgpu';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import { netOf } from './net.js';
import type { Daylight } from './daylight.js';
import { mistTint } from './spray.js';

/** Water that falls: its lip's middle, how wide it is there, how far it falls and how far it leaps out; `fades` where it falls into nothing. */
export interface Fall {
  readonly at: readonly [number, number, number];
  readonly wide: number;
  readonly tall: number;
  readonly leap: number;
  readonly fades: boolean;
  /** Radians about its lip, from towards +z. */
  readonly turn?: number;
}

const painted = new WeakMap<WebGPURenderer, Texture>();

/** Streaks of water, long from above to below. */
function streaks(renderer: WebGPURenderer): Texture {
  const known = painted.get(renderer);
  if (known) return known;
  const made = bakeSurface(renderer, (at) => {
    const long = mx_fractal_noise_float(vec3(at.x.mul(26), at.y.mul(3), 2), 3);
    const lumps = mx_fractal_noise_float(vec3(at.x.mul(9), at.y.mul(7), 7), 3);
    return vec3(long.mul(0.5).add(lumps.mul(0.45)).mul(0.9).add(0.55).clamp(0, 1));
  });
  painted.set(renderer, made);
  return made;
}

/** A sheet that bends over its lip and falls, wider and more torn the lower it is. */
export function fallOf(renderer: WebGPURenderer, light: Daylight, fall: Fall): Mesh[] {
  return [0, 1].map((layer) => {
    const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, side: 2 });
    const map = streaks(renderer);
    const at = uv();
    // What falls is ever faster: the same water is ever longer.
    const down = at.y.pow(0.6).mul(fall.tall * 0.11);
    const across = at.x.mul(fall.wide * 0.16);
    const pace = 0.34 + layer * 0.1;
    const one = bakedColour(texture(map, vec2(across.add(layer * 0.37), down.sub(clock.mul(pace))))).r;
    const two = bakedColour(
      texture(map, vec2(across.mul(1.9).add(0.2), down.mul(1.4).sub(clock.mul(pace * 1.5)))),
    ).r;
    const body = one.mul(0.62).add(two.mul(0.5));
    const side = at.x.sub(0.5).abs().mul(2);
    const torn = smoothstep(1, 0.72, side.add(two.sub(0.35).mul(0.5)));
    const low = fall.fades ? smoothstep(0.96, 0.3, at.y) : smoothstep(1.05, 0.9, at.y);
    const thin = smoothstep(0.1 + layer * 0.16, 0.5 + layer * 0.2, body.add(at.y.oneMinus().mul(0.14)));
    material.colorNode = mix(vec3(0.36, 0.52, 0.6), vec3(1), smoothstep(0.2, 0.75, body))
      .mul(mistTint(light))
      .mul(1.12);
    material.opacityNode = torn.mul(thin).mul(low).mul(0.94);
    const mesh = new Mesh(sheetOf(fall, layer), material);
    mesh.renderOrder = 3 + layer;
    mesh.frustumCulled = false;
    return mesh;
  });
}

const [ACROSS, DOWN] = [8, 28];

function sheetOf({ at, wide, tall, leap, turn = 0 }: Fall, layer: number): BufferGeometry {
  const places: number[] = [];
  const marks: number[] = [];
  for (let row = 0; row <= DOWN; row += 1)
    for (let column = 0; column <= ACROSS; column += 1) {
      const [u, v] = [column / ACROSS, row / DOWN];
      const x = (u - 0.5) * wide * (1 + 0.35 * v + layer * 0.12);
      const z = leap * Math.sqrt(v) + layer * 0.14 + 0.25 * (1 - 4 * (u - 0.5) ** 2);
      const y = -tall * v ** 1.25;
      places.push(
        at[0] + x * Math.cos(turn) + z * Math.sin(turn),
        at[1] + y,
        at[2] - x * Math.sin(turn) + z * Math.cos(turn),
      );
      marks.push(u, v);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(marks), 2));
  geometry.setIndex(netOf(DOWN, ACROSS));
  return geometry;
}
