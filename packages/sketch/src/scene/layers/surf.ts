import { mix, type Rgb, smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import type { Bake, BakedStretch, SheetPart, SheetPlace } from '../part.js';
import type { SceneKit, SheetKit } from '../scene-kit.js';
import { shoreline } from './shoreline.js';

/** Waves under way at a time, and seconds from one's birth to its end. */
const [WAVES, LIFE] = [4, 7.5];

/** How far behind its front a wave's foam reaches. World units. */
const TRAIL = 0.13;

interface Sheet extends BakedStretch {
  readonly name: string;
}

/** Waves that run up the sand with a front of foam and a web of it behind, and draw back. */
export function surf(kit: SceneKit): SheetPart {
  const x0 = -OVERSCAN * 1.5;
  const resolution = kit.resolution * 0.8;
  const shores = Array.from({ length: 60 }, (_, i) =>
    shoreline(kit, x0 + ((kit.view.aspect - 2 * x0) * i) / 59),
  );
  const [top, base] = [
    Math.min(...shores) - TRAIL - 0.02,
    shores.reduce((sum, y) => sum + y, 0) / shores.length,
  ];
  const width = Math.ceil((kit.view.aspect - 2 * x0) * resolution);
  const height = Math.ceil((Math.max(...shores) + 0.03 - top) * resolution);
  const bakes = [0, 1].map((i): Bake => ({
    name: `surf ${i}`,
    width,
    height,
    paint: () => paintFoam(kit, { name: `surf ${i}`, x0, top, width, height, resolution }),
  }));
  const rough = kit.scene.airs.includes('storm') || kit.scene.airs.includes('wind') ? 1.4 : 1;
  return {
    bakes,
    depth: 0.7,
    mirrors: false,
    // The youngest wave lies farthest out, behind the others.
    sheets: ({ seconds }) =>
      Array.from({ length: WAVES }, (_, wave) => ({
        wave,
        age: ((seconds / LIFE) * rough + wave / WAVES) % 1,
      }))
        .sort((a, b) => a.age - b.age)
        .map(({ wave, age }): SheetPlace => {
          const { out, tall, opacity } = stateOf(age);
          const x = x0 + 0.06 * Math.sin(wave * 2.6) + 0.02 * Math.sin(seconds * 0.3 + wave);
          return {
            name: `surf ${wave % 2}`,
            x,
            y: base - (base - top) * tall + out,
            width: width / resolution,
            height: (height / resolution) * tall,
            opacity,
          };
        }),
  };
}

/** It swells out at sea, runs in ever faster, stops, and slides back while its foam dies. */
function stateOf(age: number): { out: number; tall: number; opacity: number } {
  const run = Math.min(1, age / 0.56);
  const back = Math.max(0, (age - 0.56) / 0.44);
  return {
    out: -0.13 + 0.158 * smooth(run * 0.5 + 0.5 * run * run) - 0.05 * smooth(back),
    tall: 0.42 + 0.58 * smooth(run),
    opacity: smooth(run * 2.2) * (1 - smooth(back * 1.05)),
  };
}

function paintFoam(kit: SheetKit, sheet: Sheet): Uint8ClampedArray<ArrayBuffer> {
  const noise = kit.noise(sheet.name);
  const pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
  const { light } = kit;
  const foam = mix(light.haze, mix([255, 255, 255], light.key, 0.16), light.lampsOn ? 0.45 : 0.86);
  const film = mix(light.waterDeep, light.sky[1]?.[1] ?? light.haze, 0.75);
  for (let x = 0; x < sheet.width; x += 1) {
    const worldX = sheet.x0 + x / sheet.resolution;
    const front = shoreline(kit, worldX) + noise.fbm(worldX * 2.6, 7.7, 4) * 0.026;
    const from = Math.max(0, Math.floor((front - TRAIL - sheet.top) * sheet.resolution));
    const until = Math.min(sheet.height, Math.ceil((front + 0.006 - sheet.top) * sheet.resolution));
    for (let y = from; y < until; y += 1)
      dot(pixels, (y * sheet.width + x) * 4, {
        noise,
        foam,
        film,
        worldX,
        behind: front - sheet.top - y / sheet.resolution,
      });
  }
  return pixels;
}

interface Spot {
  readonly noise: Noise;
  readonly foam: Rgb;
  readonly film: Rgb;
  readonly worldX: number;
  /** How far behind the front, in world units. */
  readonly behind: number;
}

function dot(pixels: Uint8ClampedArray, pixel: number, at: Spot): void {
  const { noise, worldX, behind } = at;
  const ragged = behind + noise.at(worldX * 90, behind * 160) * 0.0022;
  const edge = smooth((ragged + 0.001) / 0.0022);
  const crest = Math.exp(
    -((Math.max(0, ragged - 0.004) / (0.0065 + 0.004 * noise.at(worldX * 11, 3.3))) ** 2),
  );
  const fades = Math.exp(-behind / 0.034) * (1 - smooth((behind - TRAIL * 0.6) / (TRAIL * 0.4)));
  const white = unit(crest + web(noise, worldX, behind) * fades * 1.25);
  const wet = 0.4 * Math.exp(-behind / 0.05) * (1 - smooth((behind - TRAIL * 0.5) / (TRAIL * 0.5)));
  const alpha = edge * (white + (1 - white) * wet);
  // A dark line of shade runs before the front.
  const shade = 0.22 * (1 - edge) * smooth((behind + 0.0055) / 0.004);
  for (let channel = 0; channel < 3; channel += 1)
    pixels[pixel + channel] =
      edge > 0.02
        ? at.film[channel]! +
          (at.foam[channel]! - at.film[channel]!) * unit(white / Math.max(0.01, white + (1 - white) * wet))
        : 20;
  pixels[pixel + 3] = 255 * Math.max(alpha, shade);
}

/** Bubbles drawn out into a net: bright where cells meet. */
function web(noise: Noise, x: number, behind: number): number {
  const far = 1 / (1 + behind * 9);
  const [u, v] = [x * 17, behind * 62 * far];
  const [a, b] = [u + noise.at(u * 0.8, v * 0.8 + 9) * 0.7, v + noise.at(u * 0.8 + 21, v * 0.8) * 0.7];
  const coarse = 1 - Math.abs(noise.at(a, b) * 1.7);
  const fine = 1 - Math.abs(noise.at(a * 2.3 + 5, b * 2.3) * 1.7);
  return unit(Math.max(0, coarse) ** 6 * 0.75 + Math.max(0, fine) ** 6 * 0.55);
}
