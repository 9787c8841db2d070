import { hex, mix, type Rgb, smooth, unit } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import type { Light } from '../light.js';
import { bitmap, type Part, type ScenePlan, standing } from '../part.js';
import type { HasChance, HasLight, HasView, SheetKit } from '../scene-kit.js';

/** Black sky, hard light from one side. */
export function lightInSpace(light: Light): Light {
  return {
    ...light,
    sky: [
      [0, [10, 9, 26]],
      [0.5, [6, 7, 20]],
      [1, [3, 4, 13]],
    ],
    key: [255, 244, 226],
    ambient: [22, 26, 44],
    haze: [12, 14, 34],
    hazeAmount: 0,
    sunHeight: 0.62,
    sun: [255, 246, 226],
    glow: 0.5,
    isMoon: false,
    stars: 1,
    lampsOn: true,
  };
}

/** Stars, a nebula, a planet with weather on it and a moon. */
export function planSpace(kit: SheetKit): ScenePlan {
  const next = kit.random('space');
  const hues = [
    ['#3b6fd6', '#a24bd0'],
    ['#d0487a', '#5a55d8'],
    ['#1f9c9a', '#4a63d8'],
    ['#c9722f', '#8d3f9c'],
  ];
  const [one, two] = (hues[Math.floor(next() * hues.length)] ?? ['#3b6fd6', '#a24bd0']).map((code) =>
    hex(code),
  );
  const grounds = [
    ['#2f6fa8', '#d8dccd'],
    ['#b5724a', '#e2c39a'],
    ['#7a8fb5', '#e6e2ee'],
    ['#4f8f7a', '#d5dfb8'],
  ];
  const [dark, pale] = (grounds[Math.floor(next() * grounds.length)] ?? ['#2f6fa8', '#d8dccd']).map((code) =>
    hex(code),
  );
  const left = kit.sun.x > kit.view.aspect / 2;
  const x = kit.view.aspect * (left ? 0.3 : 0.7);
  const radius = Math.min(0.31, kit.view.aspect * 0.27);
  const parts = [
    nebula(kit, one!, two!),
    sphere(kit, {
      name: 'planet',
      x,
      y: 0.58,
      radius,
      depth: 0.3,
      dark: dark!,
      pale: pale!,
      bands: next() > 0.5,
      ring: next() > 0.55,
    }),
    sphere(kit, {
      name: 'moon',
      x: x + radius * (left ? 1.9 : -1.9),
      y: 0.3,
      radius: radius * 0.2,
      depth: 0.18,
      dark: hex('#7d7a78'),
      pale: hex('#c9c4ba'),
      bands: false,
      ring: false,
    }),
  ];
  return { parts, water: null, glows: () => [] };
}

function nebula(kit: HasView & HasChance, one: Rgb, two: Rgb): Part {
  const resolution = kit.resolution * 0.4;
  const x0 = -OVERSCAN;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2) * resolution);
  const height = Math.ceil((1 + OVERSCAN * 2) * resolution);
  const noise = kit.noise('nebula');
  const lean = kit.random('nebula')() - 0.5;
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < width * height; i += 1) {
      const x = x0 + (i % width) / resolution;
      const y = -OVERSCAN + Math.floor(i / width) / resolution;
      const wx = noise.fbm(x * 1.4, y * 1.4, 3);
      const cloud =
        noise.fbm(x * 1.6 + wx * 1.6, y * 1.6 - wx, 6) + 0.28 - Math.abs(y - 0.45 + lean * (x - 0.9)) * 0.9;
      const dust = noise.ridged(x * 2.4 + wx, y * 2.4, 5);
      const glow = smooth(cloud * 1.5) * (0.35 + dust * 0.9);
      const colour = mix(one, two, unit(0.5 + wx * 1.6));
      pixels.set(
        [colour[0] + dust * 50, colour[1] + dust * 40, colour[2] + dust * 40, unit(glow) * 190],
        i * 4,
      );
    }
    return pixels;
  };
  return standing(
    { name: 'nebula', width, height, paint },
    {
      depth: 0.02,
      mirrors: false,
      x: x0,
      y: -OVERSCAN,
      width: width / resolution,
      height: height / resolution,
    },
  );
}

interface Sphere {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly depth: number;
  readonly dark: Rgb;
  readonly pale: Rgb;
  readonly bands: boolean;
  readonly ring: boolean;
}

const TURN_FRAMES = 1;

/** A lit ball with weather on its face, an air glow at its limb, and maybe a ring; clouds on it drift. */
function sphere(kit: SheetKit, ball: Sphere): Part {
  const side = Math.ceil(ball.radius * 2.12 * kit.resolution);
  const paint = (): Uint8ClampedArray<ArrayBuffer> => paintSphere(kit, ball, side);
  return {
    bakes: [{ name: ball.name, width: side, height: side, paint }],
    layer: (bitmaps) => ({
      depth: ball.depth,
      mirrors: false,
      draw: (context, moment) => {
        const reach = ball.radius * 1.06;
        const bob = 0.004 * Math.sin(moment.seconds * 0.5 + ball.x) * TURN_FRAMES;
        if (ball.ring) drawRing(context, ball, Math.PI);
        context.save();
        context.translate(ball.x, ball.y + bob);
        context.rotate(moment.seconds * 0.006);
        context.drawImage(bitmap(bitmaps, ball.name), -reach, -reach, reach * 2, reach * 2);
        context.restore();
        if (ball.ring) drawRing(context, ball, 0);
      },
    }),
  };
}

function paintSphere(kit: HasLight & HasChance, ball: Sphere, side: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(side * side * 4);
  const noise = kit.noise(ball.name);
  const light = kit.sun.x > ball.x ? [0.72, -0.36, 0.59] : [-0.72, -0.36, 0.59];
  for (let i = 0; i < side * side; i += 1) {
    const nx = ((((i % side) + 0.5) / side) * 2 - 1) * 1.06;
    const ny = (((Math.floor(i / side) + 0.5) / side) * 2 - 1) * 1.06;
    const flat = nx * nx + ny * ny;
    const nz = Math.sqrt(Math.max(0, 1 - flat));
    const shine = nx * light[0]! + ny * light[1]! + nz * light[2]!;
    const lit = smooth(shine * 1.25 + 0.12);
    const warp = noise.fbm(nx * 2.2, ny * 2.2, 4);
    const land = ball.bands
      ? noise.fbm(warp * 1.5, ny * 7 + warp, 4)
      : noise.fbm(nx * 2.4 + warp, ny * 2.4 - warp, 6);
    const cloud = ball.bands
      ? 0
      : smooth((noise.fbm(nx * 3.1 - warp * 2, ny * 4.2 + warp * 2, 5) - 0.08) * 5);
    const ground = mix(mix(ball.dark, ball.pale, unit(0.5 + land * 2)), [246, 248, 250], cloud * 0.85);
    const rim = flat < 1 ? (1 - nz) ** 3 : 0;
    const air = ball.radius > 0.1 ? Math.max(0, shine + 0.25) : 0;
    const edge = unit((1 - Math.sqrt(flat)) * side * 0.47 + 0.5);
    const halo = flat >= 1 ? Math.max(0, 1 - (Math.sqrt(flat) - 1) / 0.06) ** 2 * air * 0.55 : 0;
    const at = i * 4;
    const colour = mix(
      [120, 175, 255],
      [
        ground[0] * lit + rim * air * 90,
        ground[1] * lit + rim * air * 140,
        ground[2] * lit + rim * air * 210,
      ],
      edge,
    );
    pixels.set([colour[0], colour[1], colour[2], Math.max(edge, halo) * 255], at);
  }
  return pixels;
}

function drawRing(context: Context, ball: Sphere, from: number): void {
  context.save();
  context.translate(ball.x, ball.y);
  context.rotate(-0.32);
  context.scale(1, 0.26);
  for (let i = 0; i < 9; i += 1) {
    context.strokeStyle = `rgba(${222 - i * 6},${204 - i * 6},${172 - i * 4},${i === 4 ? 0.08 : 0.55 - i * 0.035})`;
    context.lineWidth = ball.radius * 0.062;
    context.beginPath();
    context.arc(0, 0, ball.radius * (1.35 + i * 0.072), from, from + Math.PI);
    context.stroke();
  }
  context.restore();
}
