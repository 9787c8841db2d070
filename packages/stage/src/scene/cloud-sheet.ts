import { random } from '@clipwright/sketch/clip';
import { DataTexture, LinearFilter, type Node, RedFormat, RepeatWrapping } from 'three/webgpu';
import { texture } from 'three/tsl';

/** Texels to a side, and lumps to a side of the widest of so many octaves. */
const [SIDE, LUMPS, OCTAVES] = [128, 6, 3];

let sheet: DataTexture | null = null;

/**
 * Soft clouds at a place, in about -1 to 1, the same again after every unit: painted once, as noise that is reckoned
 * anew at each place of each picture costs as much as all that steams.
 */
export function cloudsAt(at: Node<'vec2'>): Node<'float'> {
  sheet ??= painted();
  return texture(sheet, at).r.sub(0.5).mul(2.6);
}

function painted(): DataTexture {
  const light = new Float32Array(SIDE * SIDE);
  for (let octave = 0; octave < OCTAVES; octave += 1) addOctave(light, LUMPS << octave, 0.5 ** octave);
  const bytes = Uint8Array.from(light, (one) => Math.round(255 * Math.min(1, Math.max(0, one / 1.75))));
  const made = new DataTexture(bytes, SIDE, SIDE, RedFormat);
  Object.assign(made, {
    wrapS: RepeatWrapping,
    wrapT: RepeatWrapping,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    needsUpdate: true,
  });
  return made;
}

const eased = (t: number): number => t * t * (3 - 2 * t);

/** Lumps of one width, which go on over the edges. */
function addOctave(light: Float32Array, lumps: number, share: number): void {
  const chance = random(lumps * 131);
  const corners = Array.from({ length: lumps * lumps }, () => chance());
  const corner = (x: number, y: number): number => corners[(y % lumps) * lumps + (x % lumps)]!;
  for (let at = 0; at < light.length; at += 1) {
    const [x, y] = [((at % SIDE) / SIDE) * lumps, (Math.floor(at / SIDE) / SIDE) * lumps];
    const [left, low] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - left), eased(y - low)];
    const row = (j: number): number => corner(left, j) + (corner(left + 1, j) - corner(left, j)) * u;
    light[at]! += share * (row(low) + (row(low + 1) - row(low)) * v);
  }
}
