import { Group, Mesh, type Object3D, Vector3 } from 'three';
import type { Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { ellipsoid } from '../kit/solids.js';
import { merged, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Where a snout begins and how far it goes: of the skull's middle, its depth, and the snout's length, thickness and drop. */
interface Snout {
  readonly middle: Triple;
  readonly depth: number;
  readonly long: number;
  readonly thick: number;
  readonly drop: number;
  readonly pale: string;
}

const [DARK, TONGUE, LINE] = ['#5a1a20', '#d9737c', '#2b1a16'];

/** A jaw hidden in the snout, which a turn of `jaw` opens, and of `maw` half as far; and the line of a closed mouth. */
export function jawOf(head: Object3D, snout: Snout): void {
  const { middle, depth, long, thick: t, drop } = snout;
  const back: Triple = [0, middle[1] - drop * 1.1 - t * 0.2, middle[2] + depth * 0.4];
  const reach = depth * 0.3 + long + t * 0.8;
  const hinge = (name: string, mesh: Mesh): void => {
    const joint = new Group();
    joint.name = name;
    joint.position.copy(head.worldToLocal(new Vector3(...back)));
    joint.add(mesh);
    head.add(joint);
  };
  const half = reach * 0.52;
  const chin = tinted(ellipsoid(t * 0.82, t * 0.36, half).translate(0, -t * 0.36, half), snout.pale);
  const tongue = tinted(
    ellipsoid(t * 0.42, t * 0.14, half * 0.8).translate(0, -t * 0.02, half * 0.95),
    TONGUE,
  );
  const inside = tinted(ellipsoid(t * 0.7, t * 0.3, half * 0.94).translate(0, -t * 0.16, half * 0.98), DARK);
  const clay = matter('clay', '#ffffff', { vertexColors: true });
  hinge('jaw', new Mesh(merged([chin, tongue, inside]), clay));
  hinge(
    'maw',
    new Mesh(
      tinted(ellipsoid(t * 0.68, t * 0.46, half * 0.86).translate(0, -t * 0.12, half * 0.9), DARK),
      clay,
    ),
  );
  head.add(lineOf(head, snout));
}

/** From under the nose down and out to both sides, on the snout's round end. */
function lineOf(head: Object3D, { middle, depth, long, thick, drop }: Snout): Mesh {
  const end: Triple = [0, middle[1] - drop * 1.12, middle[2] + depth * 0.7 + long];
  const on = ([x, y, z]: Triple): Triple => {
    const far = (thick * 1.02) / Math.hypot(x, y, z);
    return [end[0] + x * far, end[1] + y * far, end[2] + z * far];
  };
  const sides = [1, -1].map((side) =>
    swept(
      (
        [
          [0, 0.25, 1],
          [0, -0.22, 1],
          [0.22 * side, -0.42, 0.9],
          [0.5 * side, -0.4, 0.8],
          [0.72 * side, -0.2, 0.7],
        ] as const
      ).map(on),
      thick * 0.045,
      { sides: 6, steps: 18 },
    ),
  );
  const line = new Mesh(merged(sides), matter('clay', LINE));
  line.name = 'mouth line';
  line.position.copy(head.worldToLocal(new Vector3(0, 0, 0)));
  return line;
}
