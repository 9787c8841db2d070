import {
  AdditiveBlending,
  BackSide,
  Color,
  CylinderGeometry,
  Mesh,
  MeshBasicNodeMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three/webgpu';
import { attribute, color, smoothstep, uv, vec2, vec3 } from 'three/tsl';
import { clock } from '../sets/ground.js';
import { decorMatter } from './decor.js';
import type { Hex } from '../mood.js';
import type { PlaceFor } from './place-for.js';
import { type Scattered, scattered } from './scatter.js';
import { mushroomShape } from './wood-shapes.js';

/** How far around the middle mist stands, layer by layer, in units, and how high. */
const LAYERS = [5.5, 9.5, 14, 20] as const;
const HIGH = 3.4;

/** Mist between the trunks in layers that drift: each is before all that is farther. */
export function mistOf({ look, clear }: PlaceFor): Object3D[] {
  const thick = Math.min(1, 0.34 + 0.13 * look.thick) * (look.isNight ? 0.5 : 1);
  return LAYERS.map((far, index) => {
    const material = new MeshBasicNodeMaterial({
      color: look.haze,
      side: BackSide,
      transparent: true,
      depthWrite: false,
      fog: false,
    });
    const { x, y } = uv();
    const drift = clock.mul(index % 2 === 0 ? 0.16 : -0.12);
    const waves = x
      .mul(6.2832 * 4)
      .add(drift)
      .add(index * 1.9)
      .sin()
      .mul(0.14)
      .add(
        x
          .mul(6.2832 * 9)
          .sub(drift.mul(2))
          .sin()
          .mul(0.08),
      );
    const body = smoothstep(waves.add(0.78), waves.add(0.08), y);
    material.opacityNode = body.mul(smoothstep(0, 0.06, y)).mul(thick * (0.4 + 0.14 * index));
    const mesh = new Mesh(new CylinderGeometry(1, 1, HIGH, 40, 1, true), material);
    mesh.scale.set(far + clear, 1, far + clear);
    mesh.position.y = HIGH / 2 - 0.12;
    mesh.renderOrder = 4 + (LAYERS.length - index) * 0.1;
    return mesh;
  });
}

/** Where beams of light come down: to the side and behind, how wide and how steep, and how much of the light each has. */
const BEAMS = [
  [-2.5, -4.2, 0.9, 0.62],
  [-0.5, -6.5, 1.4, 1],
  [1.9, -5.4, 0.7, 0.8],
  [3.6, -8.5, 1.6, 0.9],
  [-4.6, -8, 1.2, 0.7],
] as const;
const [BEAM_TALL, SLANT] = [9, 0.42];

/** Soft beams of the sun through the crowns, which come and go as those move. */
export function beamsOf({ look, sky }: PlaceFor): Object3D[] {
  const isDull = look.isNight || sky.airs.some((air) => air === 'rain' || air === 'storm');
  if (isDull || look.cover > 0.9) return [];
  return BEAMS.map(([x, z, wide, share], index) => {
    const material = new MeshBasicNodeMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      fog: false,
    });
    const across = uv().x.sub(0.5).abs().mul(2);
    const pulse = clock
      .mul(0.9 + index * 0.17)
      .add(index * 2.1)
      .sin()
      .mul(0.22)
      .add(0.78);
    material.colorNode = color(new Color(look.glow).lerp(new Color('#ffe9c0'), 0.5)).mul(0.9);
    material.opacityNode = across
      .oneMinus()
      .max(0)
      .pow(1.8)
      .mul(smoothstep(0.02, 0.34, uv().y))
      .mul(pulse)
      .mul(0.6 * share);
    const mesh = new Mesh(new PlaneGeometry(wide * 1.3, BEAM_TALL), material);
    mesh.rotation.z = -SLANT;
    mesh.position.set(x, BEAM_TALL * 0.42, z);
    mesh.renderOrder = 5;
    return mesh;
  });
}

const CAPS: readonly (readonly [cap: Hex, tip: Hex, count: number])[] = [
  ['#2ff3d2', '#0f9fb0', 110],
  ['#c77dff', '#7a35d8', 80],
  ['#5aa9ff', '#2a5fd0', 60],
];

/** Mushrooms in groups that shine by themselves, and the light around them on the ground. */
export function glowingMushrooms({ clear, seed, metre }: PlaceFor): Scattered[] {
  const size = Math.min(0.62, Math.max(0.36, 0.9 * metre));
  const stems = decorMatter();
  stems.emissive = new Color('#1f6f78');
  return CAPS.flatMap(([cap, tip, count], index) => {
    const row = {
      count,
      near: [clear * 0.85, clear * 0.85 + 4] as const,
      far: [clear * 0.36, clear * 0.36 + 9] as const,
      long: 15,
      size: [size * 0.4, size] as const,
      seed: seed + 300 + index * 13,
    };
    const shape = mushroomShape(cap, tip);
    return [
      scattered({ ...row, geometry: shape.stems, material: stems }),
      scattered({ ...row, geometry: shape.caps, material: shining(index) }),
      scattered({
        ...row,
        geometry: new PlaneGeometry(5, 5).rotateX(-Math.PI / 2).translate(0, 0.03, 0),
        material: lightOn(cap, index),
      }),
    ];
  });
}

const pulseOf = (index: number) =>
  clock
    .mul(1.7)
    .add(index * 2.1)
    .sin()
    .mul(0.18)
    .add(0.9);

function shining(index: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({ fog: false });
  material.colorNode = attribute<'vec3'>('color', 'vec3').mul(pulseOf(index)).mul(1.9);
  return material;
}

function lightOn(cap: Hex, index: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  material.colorNode = vec3(...new Color(cap).toArray())
    .mul(pulseOf(index))
    .mul(0.6);
  material.opacityNode = smoothstep(0.5, 0.02, uv().sub(vec2(0.5)).length())
    .pow(1.8)
    .mul(0.62);
  return material;
}
