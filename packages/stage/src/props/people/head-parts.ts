import { Color, Group, Mesh, type Object3D, Vector3 } from 'three';
import { eyes, fixed, onEgg } from '../animals/beast.js';
import type { Field } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { type Lump, sculpted } from '../kit/sculpt.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { beardOn, hairOn } from './hair.js';
import { mouthOf } from './mouth.js';
import type { HairCut } from '../kit/prop-options.js';

/** A head: how high its middle is, and its radius. */
interface Head {
  readonly y: number;
  readonly r: number;
}

/** What grows on a head. */
export interface Grown {
  readonly colour: string;
  readonly cut: HairCut | null;
  readonly hasBeard: boolean;
}

/** How finely hair and hats are cut, by the head's radius, and how soft their seams are, in metres. */
const [CELL, SEAM] = [0.1, 0.018];

/** Hair has a skin of its own: melted into that of the head its line was smeared over the forehead. */
export function growHair(head: Object3D, { y, r }: Head, { colour, cut, hasBeard }: Grown): void {
  const hair = cut ? hairOn(cut, y, r) : { fast: [], loose: [] };
  const put = (name: string, fields: readonly Field[], pivot: Triple): void => {
    if (fields.length === 0) return;
    const joint = new Group();
    joint.name = name;
    joint.position.copy(head.worldToLocal(new Vector3(...pivot)));
    const lumps = fields.map((is) => ({ is, seam: SEAM }));
    const skin = sculpted({ lumps, ...boxAround({ y, r }), cell: CELL * r, seam: SEAM });
    joint.add(new Mesh(skin.translate(-pivot[0], -pivot[1], -pivot[2]), matter('clay', colour)));
    head.add(joint);
  };
  put('hair', hair.fast, [0, y, 0]);
  put('loose', hair.loose, [0, y + r * 0.3, -r * 0.3]);
  put('beard', hasBeard ? beardOn(y, r) : [], [0, y - r * 0.3, r * 0.4]);
}

const boxAround = ({ y, r }: Head): { low: Triple; high: Triple } => ({
  low: [-r * 1.9, y - r * 2.3, -r * 2],
  high: [r * 1.9, y + r * 2.8, r * 1.9],
});

/** What is worn on a head, in its own colours. */
export function putOnHead(head: Object3D, at: Head, lumps: readonly Lump[]): void {
  if (lumps.length === 0) return;
  const skin = sculpted({ lumps, ...boxAround(at), cell: CELL * at.r, seam: 0.004 });
  const mesh = new Mesh(skin, matter('clay', '#ffffff', { vertexColors: true }));
  mesh.name = 'headgear';
  mesh.position.copy(head.worldToLocal(new Vector3(0, 0, 0)));
  head.add(mesh);
}

/** How far below the eyes a mouth is, and how far out of the skin, by the head's radius; a beard is before it. */
const MOUTH = { low: 0.36, out: 0.03 };
const IN_BEARD = { low: 0.46, out: 0.12 };

export function faceOn(head: Object3D, { y, r }: Head, { colour, hasBeard }: Grown): void {
  const skull: Triple = [r * 0.96, r * 1.02, r * 0.96];
  fixed(head, eyes([0, y, 0.005], skull, r * 0.15, [0.4, 0.06, 0.9]));
  const middle = head.worldToLocal(new Vector3(0, y, 0.005));
  const mouth = mouthOf({ radii: skull, r, ...(hasBeard ? IN_BEARD : MOUTH) });
  const brows = new Mesh(
    merged([1, -1].map((side) => browOf(side, skull, r))),
    matter('clay', shadeOf(colour)),
  );
  brows.name = 'brows';
  for (const part of [mouth, brows]) part.position.copy(middle);
  head.add(mouth, brows);
}

/** A shade darker than the hair. */
const shadeOf = (hair: string): string => `#${new Color(hair).multiplyScalar(0.55).getHexString()}`;

const BROW = [
  [0.24, 0.3],
  [0.37, 0.37],
  [0.52, 0.33],
] as const;

const browOf = (side: number, skull: Triple, r: number) =>
  swept(
    BROW.map(([x, y]) => {
      const [at, up, z] = onEgg([0, 0, 0], skull, [x * side, y, 0.86]);
      return [at * 1.01, up, z * 1.01] as const;
    }),
    (t) => r * (0.018 + 0.03 * Math.sin(Math.PI * t)),
    { sides: 8, steps: 10 },
  );
