import { hex, mix, type Rgb } from '../../paint/colour.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import { type Part, standing } from '../part.js';
import type { HasLight, HasScene, SceneKit, SheetKit } from '../scene-kit.js';

/** The floor while it is painted. */
interface Floor {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
}

interface Ground {
  readonly soil: Rgb;
  readonly other: Rgb;
  /** Colours of what lies on it, and how much of it there is. */
  readonly litter: readonly string[];
  readonly count: number;
}

function groundOf(kit: HasScene): Ground {
  const { airs } = kit.scene;
  if (airs.includes('snow'))
    return { soil: hex('#cfd6dd'), other: hex('#dfe5ea'), litter: ['#e9eef2', '#b9c2cb'], count: 260 };
  if (airs.includes('leaves'))
    return {
      soil: hex('#8a5528'),
      other: hex('#c4812f'),
      litter: ['#d9772a', '#e8a838', '#b8451f', '#f2c552', '#8a4a22'],
      count: 3400,
    };
  return {
    soil: hex('#586b38'),
    other: hex('#74853f'),
    litter: ['#7f9a4a', '#94a858', '#6b5a38', '#53703a'],
    count: 1500,
  };
}

/** Moss or litter under the trees in dappled light, paler with distance. */
export function forestFloor(kit: SceneKit): Part {
  const { view } = kit;
  const x0 = -OVERSCAN * 1.3;
  const worldWidth = view.aspect + OVERSCAN * 2.6;
  const top = view.horizon - 0.02;
  const resolution = kit.resolution * 0.8;
  const width = Math.ceil(worldWidth * resolution);
  const height = Math.ceil((1.25 - top) * resolution);
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const floor = { pixels: new Uint8ClampedArray(width * height * 4), width, height, resolution };
    const ground = groundOf(kit);
    paintSoil(kit, floor, ground);
    strewLitter(kit, floor, ground);
    return floor.pixels;
  };
  return standing(
    { name: 'forest floor', width, height, paint },
    { depth: 0.25, mirrors: false, x: x0, y: top, width: width / resolution, height: height / resolution },
  );
}

function hazeAt(kit: HasLight, depth: number): number {
  return Math.max(0, 0.9 - depth * 2.6) * (0.55 + 0.45 * kit.light.hazeAmount);
}

function paintSoil(kit: SheetKit, floor: Floor, ground: Ground): void {
  const { pixels, width, height, resolution } = floor;
  const { ambient, key, haze } = kit.light;
  const noise = kit.noise('forest floor');
  for (let i = 0; i < width * height; i += 1) {
    const depth = Math.floor(i / width) / height;
    const far = 1 / (depth + 0.08);
    const x = (i % width) / resolution;
    const mottle = noise.fbm(x * far * 2.2, far * 9, 4);
    const dapple = Math.max(0, noise.fbm((x - kit.view.aspect / 2) * far * 0.7, far * 2.1 + 3, 2) + 0.08);
    const fade = hazeAt(kit, depth);
    for (let channel = 0; channel < 3; channel += 1) {
      const soil =
        ground.soil[channel]! +
        (ground.other[channel]! - ground.soil[channel]!) * Math.max(0, Math.min(1, 0.5 + mottle * 1.6));
      const lit =
        (soil * (1 + mottle * 0.7) * (ambient[channel]! * 0.46 + key[channel]! * dapple * 1.35)) / 255;
      pixels[i * 4 + channel] = lit + (haze[channel]! - lit) * fade;
    }
    pixels[i * 4 + 3] = 255;
  }
}

/** Fallen leaves, larger towards the camera, as bright as the ground that they lie on. */
function strewLitter(kit: SheetKit, floor: Floor, ground: Ground): void {
  const next = kit.random('litter');
  const { haze } = kit.light;
  const noise = kit.noise('forest floor');
  for (let i = 0; i < ground.count; i += 1) {
    const depth = 0.05 + next() ** 1.3 * 0.95;
    const x = next() * floor.width;
    const far = 1 / (depth + 0.08);
    const dapple = Math.max(
      0,
      noise.fbm((x / floor.resolution - kit.view.aspect / 2) * far * 0.7, far * 2.1 + 3, 2) + 0.08,
    );
    const leaf = hex(ground.litter[Math.floor(next() * ground.litter.length)]!);
    const bright = 0.1 + dapple * 1.5 + next() * 0.22;
    const shown = litBy(kit.light, leaf, 0.46, bright);
    const size = floor.resolution * (0.0018 + depth * 0.0115) * (0.6 + next() * 0.7);
    leafOn(floor, mix(shown, haze, hazeAt(kit, depth)), {
      x,
      y: depth * floor.height,
      rx: size,
      ry: size * (0.26 + next() * 0.2),
      slant: next() - 0.5,
    });
  }
}

/** A flat oval, aslant by `slant` of its length. */
function leafOn(
  floor: Floor,
  colour: Rgb,
  at: { x: number; y: number; rx: number; ry: number; slant: number },
): void {
  const { pixels, width, height } = floor;
  for (let y = Math.max(0, Math.floor(at.y - at.ry)); y <= Math.min(height - 1, at.y + at.ry); y += 1) {
    const v = (y + 0.5 - at.y) / at.ry;
    const half = at.rx * Math.sqrt(Math.max(0, 1 - v * v));
    const middle = at.x + v * at.slant * at.rx;
    for (let x = Math.max(0, Math.round(middle - half)); x < Math.min(width, middle + half); x += 1) {
      pixels.set(colour, (y * width + x) * 4);
    }
  }
}
