import { css, hex, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { litBy } from '../light.js';
import type { Part } from '../part.js';
import type { HasLight, HasView, SceneKit } from '../scene-kit.js';

const SIDE = 0.9;

/** Which side palms take, and how far from it their crowns and their stems reach. World units. */
export function palmsAt(kit: HasView & HasLight): {
  readonly isLeft: boolean;
  readonly crown: number;
  readonly stems: number;
} {
  const size = sizeOf(kit);
  return { isLeft: kit.sun.x > kit.view.aspect / 2, crown: size * 0.72, stems: size * 0.33 };
}

function sizeOf(kit: HasView): number {
  return Math.min(SIDE, kit.view.aspect * (kit.view.aspect < 0.9 ? 1 : 0.62));
}

/** Two palms leaning in from one side; their crowns stir in the breeze. */
export function palms(kit: SceneKit): Part {
  const pixels = Math.ceil(SIDE * kit.resolution);
  const { isLeft } = palmsAt(kit);
  const draw = (context: Context): void => {
    if (!isLeft) context.transform(-1, 0, 0, 1, pixels, 0);
    context.scale(kit.resolution, kit.resolution);
    drawPalm(context, kit, { x: 0.3, foot: 0.88, height: 0.62, lean: 0.2, next: kit.random('palm a') });
    drawPalm(context, kit, { x: 0.14, foot: 0.89, height: 0.46, lean: 0.13, next: kit.random('palm b') });
  };
  const gust = kit.scene.airs.includes('wind') || kit.scene.airs.includes('storm') ? 3 : 1;
  const size = sizeOf(kit);
  const foot = kit.view.horizon + 0.36;
  const place = {
    name: 'palms',
    x: isLeft ? -size * 0.12 : kit.view.aspect - size * 0.88,
    y: foot - size * 0.98,
    width: size,
    height: size,
  };
  return {
    bakes: [{ name: 'palms', width: pixels, height: pixels, draw }],
    depth: 0.85,
    mirrors: false,
    sheets: (moment) => [
      {
        ...place,
        lean: {
          by: gust * (0.012 * Math.sin(moment.seconds * 1.1) + 0.006 * Math.sin(moment.seconds * 2.9)),
          from: foot,
        },
      },
    ],
  };
}

interface Palm {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly lean: number;
  readonly next: () => number;
}

function drawPalm(context: Context, kit: HasLight, palm: Palm): void {
  const light = (colour: Rgb, a: number, k: number): Rgb => litBy(kit.light, colour, a, k);
  const bark = hex('#8a6f50');
  for (let i = 0; i < 60; i += 1) {
    const t = i / 60;
    const x = palm.x + palm.lean * t ** 1.7;
    const y = palm.foot - palm.height * t;
    const width = 0.018 * (1 - t * 0.5) * palm.height * 1.7;
    context.fillStyle = css(mix(light(bark, 0.32, 0.08), light(bark, 0.5, 0.5), (i % 3) / 4 + 0.1));
    context.fillRect(x - width / 2, y - palm.height / 55, width, palm.height / 50);
    context.fillStyle = css(light(bark, 0.55, 0.75), 0.6);
    context.fillRect(x + width * 0.22, y - palm.height / 55, width * 0.28, palm.height / 70);
  }
  const leaf = hex('#5f8a3c');
  for (let i = 0; i < 15; i += 1) {
    const angle = -Math.PI / 2 + ((i + palm.next() * 0.7) / 15 - 0.5) * 4.4;
    const colour = mix(light(leaf, 0.34, 0.08), light(leaf, 0.5, 0.72), palm.next());
    drawFrond(context, {
      x: palm.x + palm.lean,
      y: palm.foot - palm.height,
      angle,
      length: palm.height * (0.4 + palm.next() * 0.17),
      colour,
    });
  }
}

function drawFrond(
  context: Context,
  frond: { x: number; y: number; angle: number; length: number; colour: Rgb },
): void {
  const steps = 22;
  const drop = frond.length * 0.62;
  const at = (t: number): [number, number] => [
    frond.x + Math.cos(frond.angle) * frond.length * t,
    frond.y + Math.sin(frond.angle) * frond.length * t * 0.75 + drop * t * t,
  ];
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    const [x, y] = at(t);
    const [bx, by] = at(t - 1 / steps);
    const reach = frond.length * 0.2 * Math.sin(Math.PI * (0.12 + 0.84 * t));
    const along = Math.atan2(y - by, x - bx);
    for (const side of [-1, 1]) {
      const tip = along + side * 0.95;
      context.fillStyle = css(scale(frond.colour, side > 0 ? 0.72 : 1));
      context.beginPath();
      context.moveTo(bx, by);
      context.quadraticCurveTo(
        x + Math.cos(tip) * reach * 0.5,
        y + Math.sin(tip) * reach * 0.3,
        x + Math.cos(tip) * reach,
        y + Math.sin(tip) * reach * 0.8 + reach * 0.35,
      );
      context.lineTo(x, y);
      context.fill();
    }
  }
}
