import { BufferAttribute, BufferGeometry, Color, Mesh } from 'three';
import type { Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';

/** How a mouth is, each from 0 to 1; a smile below nothing is none, and what is round is narrow. */
export interface MouthPose {
  readonly open: number;
  readonly smile: number;
  readonly round: number;
}

/** Where a mouth is on an egg of a head: its radii, all by the head's radius. */
interface Spot {
  readonly radii: Triple;
  readonly r: number;
  /** How far below the middle, and how far out of the skin, as shares of `r`. */
  readonly low: number;
  readonly out: number;
}

const COLUMNS = 15;
/** From the upper lip to the lower one; the colour of what lies between each row and the next. */
const BANDS = ['#96453f', '#f7f3ea', '#4a1216', '#c8626a', '#a24d47'] as const;
/** Half the width, and how far it is opened and its corners are lifted at most, as shares of `r`. */
const [WIDE, DEEP, LIFT] = [0.36, 0.42, 0.17];
const LIP = 0.032;

/** A mouth that lies on the skin: two lips, teeth, a tongue, and the dark. `poseMouth` opens it. */
export function mouthOf(spot: Spot): Mesh {
  const geometry = new BufferGeometry();
  const count = BANDS.length * 2 * COLUMNS;
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(count * 3), 3));
  geometry.setAttribute('color', new BufferAttribute(tones(count), 3));
  geometry.setIndex(BANDS.flatMap((_, band) => quads(band * 2 * COLUMNS)));
  const mesh = new Mesh(geometry, matter('clay', '#ffffff', { vertexColors: true }));
  mesh.name = 'mouth';
  mesh.userData['spot'] = spot;
  poseMouth(mesh, { open: 0, smile: 0.7, round: 0 });
  geometry.computeBoundingSphere();
  return mesh;
}

function tones(count: number): Float32Array {
  const colours = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1)
    new Color(BANDS[Math.floor(index / (2 * COLUMNS))]).toArray(colours, index * 3);
  return colours;
}

const quads = (first: number): number[] =>
  Array.from({ length: COLUMNS - 1 }, (_, index) => {
    const [a, b] = [first + index, first + index + COLUMNS];
    return [a, b, a + 1, a + 1, b, b + 1];
  }).flat();

/** Opens and widens a mouth. */
export function poseMouth({ geometry, userData }: Mesh, pose: MouthPose): void {
  const spot = userData['spot'] as Spot;
  const [places, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  for (let column = 0; column < COLUMNS; column += 1) {
    const across = (column / (COLUMNS - 1)) * 2 - 1;
    const x = across * spot.r * WIDE * (1 - 0.5 * pose.round + 0.12 * pose.smile);
    const rows = rowsAt(across, pose);
    BANDS.forEach((_, band) => {
      for (const edge of [0, 1] as const) {
        const index = (band * 2 + edge) * COLUMNS + column;
        const at = onSkin(spot, x, (rows[band + edge]! - spot.low) * spot.r);
        places.setXYZ(index, ...at);
        normals.setXYZ(index, ...straightOut(at, spot.radii));
      }
    });
  }
  places.needsUpdate = true;
  normals.needsUpdate = true;
}

/** How high each row is at a place from one corner, -1, to the other one. */
function rowsAt(across: number, { open, smile, round }: MouthPose): number[] {
  const arch = Math.sqrt(Math.max(0, 1 - across * across));
  const corner = LIFT * smile * across * across - 0.05 * smile;
  const lip = LIP * (0.35 + 0.65 * arch);
  const top = corner + open * (0.06 + 0.06 * round) * arch;
  const bottom = corner - open * DEEP * arch * (1 - 0.25 * round);
  const deep = top - bottom;
  return [
    top + lip,
    top,
    top - Math.min(0.09, deep * 0.3) * (1 - round * 0.7),
    bottom + deep * 0.34,
    bottom,
    bottom - lip,
  ];
}

function onSkin({ radii: [rx, ry, rz], r, out }: Spot, x: number, y: number): [number, number, number] {
  const share = Math.sqrt(Math.max(0.05, 1 - (x / rx) ** 2 - (y / ry) ** 2));
  return [x, y, rz * share + out * r];
}

function straightOut([x, y, z]: Triple, [rx, ry, rz]: Triple): [number, number, number] {
  const [u, v, w] = [x / (rx * rx), y / (ry * ry), z / (rz * rz)];
  const long = Math.hypot(u, v, w);
  return [u / long, v / long, w / long];
}
