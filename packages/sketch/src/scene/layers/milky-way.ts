import { smooth, unit } from '../../paint/colour.js';
import { OVERSCAN } from '../camera.js';
import { type Part, standing } from '../part.js';
import type { HasChance, HasView } from '../scene-kit.js';

/**
 * The band of our galaxy across a clear night: clouds of faint light with lanes of dust in them, and stars
 * too many to count.
 */
export function milkyWay(kit: HasView & HasChance): Part {
  const resolution = kit.resolution * 0.5;
  const x0 = -OVERSCAN;
  const top = -OVERSCAN * 0.6;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2) * resolution);
  const height = Math.ceil((kit.view.horizon - top) * resolution);
  const paint = (): Uint8ClampedArray<ArrayBuffer> => paintBand(kit, { x0, top, width, height, resolution });
  return standing(
    { name: 'milky way', width, height, paint },
    { depth: 0.005, mirrors: true, x: x0, y: top, width: width / resolution, height: height / resolution },
  );
}

function paintBand(
  kit: HasView & HasChance,
  sheet: { x0: number; top: number; width: number; height: number; resolution: number },
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
  const noise = kit.noise('milky way band');
  const next = kit.random('milky way stars');
  const centre = kit.view.aspect * (0.38 + kit.random('milky way lean')() * 0.24);
  for (let i = 0; i < sheet.width * sheet.height; i += 1) {
    const x = sheet.x0 + (i % sheet.width) / sheet.resolution;
    const y = sheet.top + Math.floor(i / sheet.width) / sheet.resolution;
    const across = (x - centre + (y - 0.4) * 0.85) / 0.34 + noise.fbm(x * 2, y * 2, 3) * 0.7;
    const band = Math.exp(-across * across);
    const cloud = unit(0.5 + noise.fbm(x * 4.2, y * 4.2, 5) * 1.3);
    const dust = smooth((noise.fbm(x * 3.1 + 7, y * 3.1, 5) + 0.02) * 3.2) * Math.exp(-across * across * 3.2);
    const low = unit((kit.view.horizon - y) * 3.4);
    const glow = band * (0.25 + 0.75 * cloud) * (1 - dust * 0.82) * low;
    const star = next() > 0.985 - band * 0.03 ? next() ** 3 * (0.35 + band) * low : 0;
    const warm = Math.exp(-across * across * 2.4);
    pixels.set(
      [
        168 + warm * 66 + star * 90,
        178 + warm * 30 + star * 90,
        226 - warm * 22 + star * 90,
        Math.min(235, glow * 128 + star * 220),
      ],
      i * 4,
    );
  }
  return pixels;
}
