import { inkOf } from '@clipwright/sketch/clip';
import { emblem } from './emblem.js';
import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SRGBColorSpace,
} from 'three/webgpu';

/** What a part for words carries: they may be none. */
interface Label {
  readonly text: string;
  /** Width by height. */
  readonly aspect: number;
  /** `#rrggbb`. */
  readonly ink: string;
}

const HEIGHT = 192;
const WIDEST = 1024;

/** Prints the words of a thing's labels on them. */
export function printLabels(thing: Object3D): void {
  thing.traverse((part) => {
    const label = part.userData['label'] as Label | undefined;
    if (!label || !(part instanceof Mesh)) return;
    if (part.material instanceof MeshStandardMaterial) part.material = printed(part.material, label);
  });
}

function printed(ground: MeshStandardMaterial, label: Label): MeshStandardMaterial {
  const material = ground.clone();
  material.map = pageOf(label, ground.color);
  material.color.set('#ffffff');
  return material;
}

/** The words in their ink on the label's own colour; a texture begins with its lowest row. */
function pageOf({ text, aspect, ink }: Label, ground: Color): DataTexture {
  const size = { width: Math.min(WIDEST, Math.round(HEIGHT * aspect)), height: HEIGHT };
  const inked = text === '' ? emblem(size) : inkOf(text, size);
  const [from, to] = [ground, new Color(ink)].map(bytesOf);
  const bytes = new Uint8Array(inked.length * 4);
  for (let at = 0; at < inked.length; at += 1) {
    const row = size.height - 1 - Math.floor(at / size.width);
    const share = inked[row * size.width + (at % size.width)]! / 255;
    for (let part = 0; part < 3; part += 1)
      bytes[at * 4 + part] = from![part]! + (to![part]! - from![part]!) * share;
    bytes[at * 4 + 3] = 255;
  }
  const page = new DataTexture(bytes, size.width, size.height);
  Object.assign(page, {
    colorSpace: SRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: true,
    anisotropy: 4,
    needsUpdate: true,
  });
  return page;
}

const bytesOf = (color: Color): readonly number[] => {
  const { r, g, b } = color.clone().convertLinearToSRGB();
  return [r, g, b].map((part) => Math.round(part * 255));
};
