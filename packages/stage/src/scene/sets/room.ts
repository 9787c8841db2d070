import {
  BoxGeometry,
  CircleGeometry,
  Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  PlaneGeometry,
} from 'three/webgpu';
import { mix, positionLocal, smoothstep, vec2 } from 'three/tsl';
import { backdropNode, backdropOf } from '../backdrop.js';
import type { Hex } from '../mood.js';
import { blown, foldsOf } from './folds.js';
import { tableOf } from './ground.js';
import type { BuiltSet, SetFor } from './set-for.js';
import { put, tone } from './set-pieces.js';
import { wood } from './surface-paints.js';
import { seenThrough } from './windowsill.js';

const WALLS: readonly Hex[] = ['#d9c6ab', '#b9c4ad', '#d3ab93', '#a9b9c4', '#cdb8c4'];
const RUGS: readonly Hex[] = ['#b6543f', '#3f6a78', '#c79a4a', '#6a5a7a'];
const CURTAINS: readonly Hex[] = ['#efe7da', '#c97b5a', '#7f9a8a'];
const PICTURES: readonly Hex[] = ['#d98a4a', '#4f7f9a', '#b65f6a'];

/** A floor of boards and a wall with a window, curtains and a picture; a rug where things stand. */
export function roomOf(set: SetFor): BuiltSet {
  const one = (from: readonly Hex[]): Hex => from[Math.floor(set.random() * from.length)] ?? from[0]!;
  const wall = set.colour ?? one(WALLS);
  const { extent, metre } = set;
  const back = -(extent.z / 2 + 0.75 * metre);
  const side = set.random() < 0.5 ? -1 : 1;
  const window = windowAt(set, one(CURTAINS));
  for (const mesh of window) {
    mesh.position.x += side * (extent.x * 0.32 + 0.75 * metre);
    mesh.position.z += back;
  }
  const picture = framed(metre, one(PICTURES));
  for (const mesh of picture) {
    mesh.position.x -= side * (extent.x * 0.3 + 0.7 * metre);
    mesh.position.z += back;
  }
  const behind = backdropNode(backdropOf(wall), set.aspect);
  return {
    background: behind,
    ground: [
      tableOf(set.renderer, wood('#a87a4c', set.seed % 97), { around: set.around, shine: 0.1, behind }),
      rugOf(set, one(RUGS)),
      ...wallOf(set, wall, back),
      ...window,
      ...picture,
    ],
    shadowsAt: null,
    mirror: 0,
  };
}

const flat = (hex: Hex, around: Hex): MeshLambertNodeMaterial => {
  const material = new MeshLambertNodeMaterial({ color: hex });
  material.emissiveNode = tone(hex).mul(tone(around)).mul(0.9);
  return material;
};

/** The wall, darker towards its corners and the ceiling, and a skirting board. */
function wallOf({ metre, around }: SetFor, hex: Hex, z: number): Mesh[] {
  const wide = 18 * Math.max(1, metre);
  const material = new MeshLambertNodeMaterial();
  const far = positionLocal.xy.sub(vec2(-0.6 * metre, -0.4 * metre)).length();
  const paint = tone(hex).mul(
    smoothstep(4.6 * metre, 0.6 * metre, far)
      .mul(0.5)
      .add(0.5),
  );
  material.colorNode = paint.mul(0.8);
  material.emissiveNode = paint.mul(tone(around)).mul(0.85);
  const tall = 6 * Math.max(0.8, metre);
  return [
    put(new PlaneGeometry(wide, tall), material, [0, tall / 2, z]),
    put(new BoxGeometry(wide, 0.11 * metre, 0.03 * metre), flat('#efe9df', around), [0, 0.055 * metre, z]),
  ];
}

function rugOf({ extent, metre, around }: SetFor, hex: Hex): Mesh {
  const half = Math.max(extent.x, extent.z) * 0.5 + 0.35 * metre;
  const material = new MeshLambertNodeMaterial({ transparent: true });
  const off = positionLocal.xy.length().div(half);
  const ring = smoothstep(0.74, 0.76, off).mul(smoothstep(0.84, 0.82, off));
  const paint = mix(tone(hex), tone('#efe3cf'), ring.mul(0.7));
  material.colorNode = paint.mul(0.8);
  material.emissiveNode = paint.mul(tone(around)).mul(0.8);
  const mesh = put(new CircleGeometry(half, 64), material, [0, 0.001, 0]);
  mesh.rotation.x = -Math.PI / 2;
  mesh.scale.y = 0.72;
  mesh.renderOrder = -2;
  return mesh;
}

/** Panes with what light there is outside, a frame, and curtains at its sides. */
function windowAt(set: SetFor, curtain: Hex): Mesh[] {
  const { metre, isNight } = set;
  const [wide, tall, mid] = [1.15 * metre, 1.25 * metre, 1.55 * metre];
  const bar = 0.05 * metre;
  const glass = new MeshBasicNodeMaterial();
  glass.colorNode = seenThrough(set, positionLocal.xy.div(vec2(wide, tall)).add(0.5)).mul(isNight ? 1 : 1.25);
  const frame = new MeshLambertNodeMaterial({ color: '#f4efe6', emissive: isNight ? '#1a1d26' : '#6a6760' });
  const cloth = new MeshLambertNodeMaterial({ color: curtain });
  cloth.emissiveNode = tone(curtain).mul(isNight ? 0.08 : 0.34);
  if (set.sky?.airs.includes('wind')) cloth.positionNode = blown(tall * 1.5, metre);
  const rail = (x: number, y: number, w: number, h: number): Mesh =>
    put(new BoxGeometry(w, h, bar), frame, [x, mid + y, bar * 0.6]);
  return [
    put(new PlaneGeometry(wide, tall), glass, [0, mid, bar * 0.3]),
    rail(0, tall / 2, wide + bar * 2, bar),
    rail(0, -tall / 2, wide + bar * 4, bar * 1.4),
    rail(0, 0, wide, bar * 0.7),
    rail(0, 0, bar * 0.7, tall),
    rail(-wide / 2, 0, bar, tall),
    rail(wide / 2, 0, bar, tall),
    ...[-1, 1].map((side) =>
      put(foldsOf(0.42 * metre, tall * 1.5, metre), cloth, [side * wide * 0.66, mid - tall * 0.14, bar * 2]),
    ),
  ];
}

/** A picture in a frame: a sun over hills. */
function framed(metre: number, hex: Hex): Mesh[] {
  const side = 0.62 * metre;
  const material = new MeshBasicNodeMaterial();
  const at = positionLocal.xy.div(side);
  const sun = smoothstep(0.17, 0.16, at.sub(vec2(0.08, 0.12)).length());
  const hill = smoothstep(0.01, -0.01, at.y.add(0.14).sub(at.x.mul(5).sin().mul(0.09)));
  material.colorNode = mix(mix(tone('#efe2c6'), tone(hex), sun), tone('#5a6f62'), hill).mul(0.62);
  return [
    put(new BoxGeometry(side * 1.12, side * 1.12, 0.03 * metre), flat('#3a2c22', '#2a2622'), [
      0,
      1.55 * metre,
      0,
    ]),
    put(new PlaneGeometry(side, side), material, [0, 1.55 * metre, 0.02 * metre]),
  ];
}
