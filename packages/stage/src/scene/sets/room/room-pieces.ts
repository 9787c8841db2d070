import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  type Mesh,
  MeshBasicNodeMaterial,
  type Object3D,
  PlaneGeometry,
  SphereGeometry,
} from 'three/webgpu';
import { mix, positionLocal, smoothstep, vec2, vertexColor } from 'three/tsl';
import { findProp } from '../../../props/index.js';
import { boxAt } from '../../../props/kit/solids.js';
import { merged, tinted } from '../../../props/kit/surface.js';
import { fitParts } from '../../fit-parts.js';
import type { Hex } from '../../mood.js';
import { put, tone } from '../set-pieces.js';
import { box, matt, shaded, shining } from './room-matter.js';

type Three = readonly [number, number, number];

export interface Lit {
  readonly isNight: boolean;
}

/** A thing of the stage as a part of a room, in metres. */
export function thing(
  noun: string,
  [x, y, z]: Three,
  { times = 1, turn = 0, colour = null }: { times?: number; turn?: number; colour?: Hex | null } = {},
): Object3D[] {
  const prop = findProp(noun);
  if (!prop) return [];
  const made = prop.build({ seed: 7, ...(colour ? { colour } : {}) });
  fitParts(made);
  const group = new Group();
  group.add(made);
  group.position.set(x, y, z);
  group.rotation.y = turn;
  group.scale.setScalar(times);
  return [group];
}

/** A picture in a frame: a sun over hills, or shapes of paper. */
export function picture(
  [x, y]: readonly [number, number],
  [wide, tall]: readonly [number, number],
  { hex, isNight, isPlain = false }: Lit & { readonly hex: Hex; readonly isPlain?: boolean },
): Mesh[] {
  const at = positionLocal.xy.div(vec2(wide, tall));
  const sun = smoothstep(0.19, 0.18, at.sub(vec2(0.08, 0.12)).length());
  const hill = smoothstep(0.01, -0.01, at.y.add(0.14).sub(at.x.mul(5).sin().mul(0.09)));
  const leaf = smoothstep(0.32, 0.3, at.sub(vec2(-0.1, -0.05)).mul(vec2(1, 0.7)).length());
  const ground = tone('#f3ead8');
  const own = isPlain
    ? mix(mix(ground, tone(hex), leaf), tone('#33485a'), sun)
    : mix(mix(ground, tone(hex), sun), tone('#5a7a6a'), hill);
  const material = new MeshBasicNodeMaterial();
  material.colorNode = own.mul(isNight ? 0.3 : 0.75);
  const frame = matt('#4a3626', isNight);
  return [
    box([wide + 0.06, tall + 0.06, 0.03], [x, y, 0.015], frame),
    put(new PlaneGeometry(wide, tall), material, [x, y, 0.032]),
  ];
}

const SPINES = ['#b9473a', '#e0ae4e', '#356d7c', '#e9e2d2', '#3f4f78', '#6f8f5a'] as const;

/** Books in a row on a board, as one mesh, and a plant beside them. */
export function bookBoard(
  [x, y]: readonly [number, number],
  wide: number,
  { isNight, random }: Lit & { readonly random: () => number },
): Object3D[] {
  const board = box([wide, 0.03, 0.22], [x, y, 0.11], matt('#a5774a', isNight));
  const bound: BufferGeometry[] = [];
  let at = -wide / 2 + 0.05;
  while (at < wide * 0.18) {
    const [thick, high] = [0.025 + random() * 0.03, 0.19 + random() * 0.09];
    const hex = SPINES[Math.floor(random() * SPINES.length)] ?? SPINES[0];
    bound.push(tinted(boxAt([thick - 0.003, high, 0.16], [at + thick / 2, high / 2, 0], 0.003), hex));
    at += thick;
  }
  return [
    board,
    shaded(merged(bound), [x, y + 0.015, 0.1], matt('#ffffff', isNight, vertexColor().rgb)),
    ...thing('potted plant', [x + wide * 0.34, y + 0.015, 0.12], { times: 0.36 }),
  ];
}

/** A small table with a drawer, as beside a bed. */
export function bedside([x, z]: readonly [number, number], { isNight }: Lit): Mesh[] {
  const wood = matt('#9a6b42', isNight);
  return [
    box([0.44, 0.4, 0.36], [x, 0.34, z], wood),
    box([0.38, 0.14, 0.012], [x, 0.42, z + 0.184], matt('#b98a5c', isNight)),
    shaded(new SphereGeometry(0.015, 12, 8), [x, 0.42, z + 0.195], matt('#3a3028', isNight)),
    box([0.4, 0.14, 0.32], [x, 0.07, z], matt('#6b4a2e', isNight)),
  ];
}

/** A lamp with a shade of cloth, which is lit in the dark. */
export function shadeLamp([x, y, z]: Three, { isNight }: Lit): Mesh[] {
  return [
    shaded(new CylinderGeometry(0.03, 0.085, 0.2, 24), [x, y + 0.1, z], matt('#c9b7a0', isNight)),
    put(new CylinderGeometry(0.1, 0.15, 0.2, 32, 1, true), shining('#ffe0ae', isNight ? 1.25 : 0.2), [
      x,
      y + 0.31,
      z,
    ]),
  ];
}

/** A low round table with books and a cup. */
export function lowTable([x, z]: readonly [number, number], { isNight }: Lit): Object3D[] {
  const wood = matt('#a87848', isNight);
  const legs = [0, 1, 2].map((index) => {
    const turn = (index / 3) * Math.PI * 2 + 0.5;
    return shaded(
      new CylinderGeometry(0.02, 0.014, 0.36, 12),
      [x + Math.cos(turn) * 0.28, 0.18, z + Math.sin(turn) * 0.28],
      wood,
    );
  });
  return [
    shaded(new CylinderGeometry(0.42, 0.41, 0.035, 48), [x, 0.375, z], wood),
    ...legs,
    ...thing('stack of books', [x - 0.16, 0.393, z - 0.02], { turn: 0.5 }),
    ...thing('mug', [x + 0.16, 0.393, z + 0.08]),
  ];
}

/** A lamp that hangs from the ceiling. */
export function pendant([x, z]: readonly [number, number], low: number, { isNight }: Lit): Mesh[] {
  const dark = matt('#2e2c2a', isNight);
  return [
    put(new CylinderGeometry(0.006, 0.006, 2.4, 8), dark, [x, low + 0.2 + 1.2, z]),
    shaded(
      new CylinderGeometry(0.045, 0.17, 0.2, 36, 1, true),
      [x, low + 0.1, z],
      doubled(matt('#d7a04a', isNight)),
    ),
    put(new SphereGeometry(0.055, 20, 12), shining('#ffe9bd', 2.2), [x, low + 0.05, z]),
  ];
}

const doubled = <Kind extends { side: number }>(material: Kind): Kind => Object.assign(material, { side: 2 });

const FAIRY: readonly Hex[] = ['#ffd27a', '#ff8a5a', '#8fd0ff', '#ffe9b0'];

/** Small lights on a string that hangs in bows between two places. */
export function fairyLights(from: Three, to: Three, bows: number): Object3D[] {
  const many = bows * 9;
  return FAIRY.map((hex, salt) => {
    const spots = Array.from({ length: many }, (_, index) => index).filter(
      (index) => index % FAIRY.length === salt,
    );
    const lights = new InstancedMesh(new SphereGeometry(0.02, 8, 6), shining(hex, 2.2), spots.length);
    spots.forEach((index, place) => {
      const t = index / (many - 1);
      const hang = Math.abs(Math.sin(t * Math.PI * bows)) * 0.12;
      lights.setMatrixAt(
        place,
        new Matrix4().makeTranslation(
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t - hang,
          from[2] + (to[2] - from[2]) * t,
        ),
      );
    });
    lights.frustumCulled = false;
    return lights;
  });
}

/** Sheets of paper that lie on each other, as somebody left them. */
export function papers([x, y, z]: Three, { isNight }: Lit): Mesh[] {
  return [0, 1, 2].map((index) => {
    const sheet = box(
      [0.21, 0.002, 0.29],
      [x + index * 0.02, y + 0.002 + index * 0.002, z],
      matt('#f7f4ec', isNight),
    );
    sheet.rotation.y = 0.25 - index * 0.3;
    return sheet;
  });
}

/** A small round table on one foot. */
export function sideTable([x, z]: readonly [number, number], { isNight }: Lit): Mesh[] {
  const wood = matt('#8f6238', isNight);
  return [
    shaded(new CylinderGeometry(0.27, 0.26, 0.03, 40), [x, 0.445, z], wood),
    shaded(new CylinderGeometry(0.025, 0.03, 0.42, 14), [x, 0.22, z], wood),
    shaded(new CylinderGeometry(0.16, 0.18, 0.03, 32), [x, 0.015, z], wood),
  ];
}
