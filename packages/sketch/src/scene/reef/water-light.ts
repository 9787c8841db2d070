import { smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import type { Bake, Part } from '../part.js';
import type { SheetKit } from '../scene-kit.js';

/** Light is soft: a part of the frame's resolution shows as much. */
const SHARE = 0.4;

/** The glow of water by day: other lights are measured by it. */
export const FULL_GLOW = 0.4;

/** Bright lines of light where waves gather it: nets that drift, two of them through one another. */
interface Net {
  readonly name: string;
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
  /** World y where the plane on which it lies would vanish. */
  readonly vanishes: number;
  readonly strength: number;
  readonly count: 1 | 2;
  /** How much of it shows at this world y, 0 to 1. */
  shows(y: number): number;
}

/** The waves seen from below, along the upper edge. */
export function surfaceFromBelow(kit: SheetKit): Part {
  const bottom = 0.18;
  return netOf(kit, {
    name: 'surface',
    depth: 0.12,
    top: -0.16,
    bottom,
    vanishes: 0.34,
    strength: 0.8,
    count: 1,
    shows: (y) => smooth((bottom - y) / 0.3) ** 1.6,
  });
}

/** The light that waves throw on the sand. */
export function caustics(kit: SheetKit): Part {
  const top = kit.view.horizon + 0.02;
  return netOf(kit, {
    name: 'caustics',
    depth: 0.351,
    top,
    bottom: 1.22,
    vanishes: kit.view.horizon - 0.06,
    strength: 0.42,
    count: 2,
    shows: (y) => smooth((y - top) / 0.12) * (1 - 0.45 * unit((y - 0.9) / 0.2)),
  });
}

function netOf(kit: SheetKit, net: Net): Part {
  const resolution = kit.resolution * SHARE;
  const x0 = -OVERSCAN * 1.9;
  const width = Math.ceil((kit.view.aspect - 2 * x0) * resolution);
  const height = Math.ceil((net.bottom - net.top) * resolution);
  const bake: Bake = {
    name: net.name,
    width,
    height,
    paint: () => paintNet(kit, net, { x0, width, height, resolution }),
  };
  const place = { name: net.name, y: net.top, width: width / resolution, height: height / resolution };
  const dim = kit.light.glow / FULL_GLOW;
  return {
    bakes: [bake],
    depth: net.depth,
    mirrors: false,
    sheets: ({ seconds }) =>
      [1, -1].slice(0, net.count).map((way, i) => ({
        ...place,
        x: x0 + way * (0.1 + 0.05 * Math.sin(seconds * 0.42 + i)),
        opacity: dim * (0.72 + 0.28 * Math.sin(seconds * (1.3 + i * 0.4) + i * 2)),
        lean: { by: way * 0.12 * Math.sin(seconds * 0.5 + i * 1.7), from: net.vanishes },
      })),
  };
}

function paintNet(
  kit: SheetKit,
  net: Net,
  sheet: { x0: number; width: number; height: number; resolution: number },
): Uint8ClampedArray<ArrayBuffer> {
  const noise = kit.noise(net.name);
  const pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
  const [r, g, b] = kit.light.sun;
  for (let row = 0; row < sheet.height; row += 1) {
    const y = net.top + row / sheet.resolution;
    const far = 0.24 / Math.max(0.03, Math.abs(y - net.vanishes));
    const shown = net.shows(y) * net.strength * 255;
    for (let x = 0; x < sheet.width && shown > 1; x += 1) {
      const u = (sheet.x0 + x / sheet.resolution - kit.view.aspect / 2) * far;
      const at = (row * sheet.width + x) * 4;
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
      pixels[at + 3] = shown * brightness(noise, u * 5, far * 4.4);
    }
  }
  return pixels;
}

// Thin lines along the borders of cells whose sides have been bent.
function brightness(noise: Noise, u: number, v: number): number {
  const bentU = u + noise.at(u * 0.9 + 31, v * 0.9) * 0.9;
  const bentV = v + noise.at(u * 0.9, v * 0.9 + 17) * 0.9;
  const one = 1 - Math.abs(noise.at(bentU * 1.3, bentV * 1.3) * 1.5);
  const two = 1 - Math.abs(noise.at(bentU * 1.9 + 50, bentV * 1.9 + 9) * 1.5);
  return unit(Math.max(0, one) ** 7 * 0.8 + Math.max(0, two) ** 9 * 0.5);
}
