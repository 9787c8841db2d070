import { hex, mix, type Rgb, scale, smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import { type BakedStretch, type Part, standing } from '../part.js';
import type { HasLight, SheetKit } from '../scene-kit.js';

const SAND = hex('#f2dcae');

const SHADE = hex('#b39a72');

/** Rippled sand that fades into the water where it is far away. */
export function seaFloor(kit: SheetKit): Part {
  const x0 = -OVERSCAN * 1.3;
  const resolution = kit.resolution * 0.6;
  const top = kit.view.horizon - 0.03;
  const width = Math.ceil((kit.view.aspect - 2 * x0) * resolution);
  const height = Math.ceil((1.26 - top) * resolution);
  const bake = {
    name: 'sea floor',
    width,
    height,
    paint: () => paintSand(kit, { x0, top, width, height, resolution }),
  };
  return standing(bake, {
    depth: 0.35,
    mirrors: false,
    x: x0,
    y: top,
    width: width / resolution,
    height: height / resolution,
  });
}

function paintSand(kit: SheetKit, sheet: BakedStretch): Uint8ClampedArray<ArrayBuffer> {
  const noise = kit.noise('sea floor');
  const pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
  const worldX = (x: number): number => sheet.x0 + x / sheet.resolution;
  const swells = Float32Array.from(
    { length: sheet.width },
    (_, x) => noise.fbm(worldX(x) * 2.1, 4.4, 3) * 0.035,
  );
  for (let row = 0; row < sheet.height; row += 1) {
    const down = sheet.top + row / sheet.resolution - kit.view.horizon;
    for (let x = 0; x < sheet.width; x += 1)
      dot(kit, noise, {
        pixels,
        pixel: (row * sheet.width + x) * 4,
        aside: worldX(x) - kit.view.aspect / 2,
        from: down - swells[x]! * (1 - unit(down * 5)),
      });
  }
  return pixels;
}

/** One point of the floor, so far to the side and so far down from where it begins. */
function dot(
  kit: HasLight,
  noise: Noise,
  at: { pixels: Uint8ClampedArray; pixel: number; aside: number; from: number },
): void {
  const { pixels, pixel, from } = at;
  if (from <= 0) return;
  const { ambient, key, haze } = kit.light;
  const far = 0.16 / (from + 0.05);
  const { ground, lit } = grain(noise, { u: at.aside * far, v: far * 2.6, near: unit((from - 0.02) * 6) });
  const veil = 0.06 + 0.94 * Math.exp(-from * 13);
  for (let channel = 0; channel < 3; channel += 1) {
    const value = (ground[channel]! * (ambient[channel]! * 0.42 + key[channel]! * lit * 0.92)) / 255;
    pixels[pixel + channel] = value + (haze[channel]! - value) * veil;
  }
  pixels[pixel + 3] = smooth(from / 0.09) * 255;
}

/** Ripples that wind and fork, swept hollows, and single dark grains. */
function grain(noise: Noise, at: { u: number; v: number; near: number }): { ground: Rgb; lit: number } {
  const { u, v, near } = at;
  const broad = noise.fbm(u * 1.6, v * 1.3, 3);
  const wave = Math.sin(v * 34 + u * 5 + broad * 9 + noise.at(u * 7, v * 5) * 1.5);
  const fine = noise.fbm(u * 30, v * 22, 2);
  const lit = unit(0.62 + broad * 0.5 + near * (wave * 0.075 + fine * 0.3));
  return {
    ground: scale(mix(SHADE, SAND, smooth(0.6 + broad + wave * 0.07 * near)), 1 + fine * 0.12 * near),
    lit,
  };
}
