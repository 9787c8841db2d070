import { css, hex, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import type { HasChance, HasLight, HasScene, SceneKit } from '../scene-kit.js';

/** Where house fronts are drawn: as they stand, or upside down in the road. */
export interface StreetView {
  readonly kit: SceneKit;
  /** 1 upright, -1 mirrored. */
  readonly up: 1 | -1;
}

/** Distance along the street (1 near, larger farther) to frame scale. */
export function nearness(z: number): number {
  return 1 / z;
}

/** A point of a house front: along the street z, up h (0 pavement). */
function place({ kit, up }: StreetView, side: number, z: number, high: number): [number, number] {
  const half = Math.min(0.62, kit.view.aspect * 0.36);
  const k = nearness(z);
  return [kit.view.aspect / 2 + side * half * k, kit.view.horizon + (0.17 - high * up) * k];
}

/** Both sides of the street with their shops and signs, the farthest first. */
export function drawFronts(context: Context, view: StreetView): void {
  for (const side of [-1, 1]) buildSide(context, view, side);
  for (const sign of signsOf(view.kit)) drawSign(context, view, sign);
}

function buildSide(context: Context, view: StreetView, side: number): void {
  const next = view.kit.random(`fronts ${side}`);
  const walls = ['#a5745a', '#b79a7a', '#8b8f96', '#96705f', '#c2b39a', '#77838c'];
  const edges: number[] = [];
  for (let z = 0.62; z < 14; z *= 1.17 + next() * 0.16) edges.push(z);
  for (let i = edges.length - 2; i >= 0; i -= 1) {
    const wall = hex(walls[Math.floor(next() * walls.length)] ?? '#a5745a');
    drawFront(context, view, {
      side,
      near: edges[i]!,
      far: edges[i + 1]!,
      tall: 0.42 + next() * 0.5,
      wall,
      next,
    });
  }
}

interface Front {
  readonly side: number;
  readonly near: number;
  readonly far: number;
  readonly tall: number;
  readonly wall: Rgb;
  readonly next: () => number;
}

function fogAt(kit: HasLight, z: number): number {
  return Math.min(0.85, (z - 1) * 0.075 * (0.4 + kit.light.hazeAmount));
}

function drawFront(context: Context, view: StreetView, front: Front): void {
  const { side, near, far, tall, wall } = front;
  const { kit } = view;
  const { ambient, key, haze } = kit.light;
  const facing = kit.sun.x > kit.view.aspect / 2 === side < 0 ? 0.55 : 0.16;
  const fog = fogAt(kit, far);
  const lit = (k: number): Rgb =>
    mix(
      [0, 1, 2].map(
        (channel) => (wall[channel]! * (ambient[channel]! * 0.5 + key[channel]! * facing) * k) / 255,
      ) as unknown as Rgb,
      haze,
      fog,
    );
  const fill = context.createLinearGradient(
    0,
    place(view, side, near, tall)[1],
    0,
    place(view, side, near, 0)[1],
  );
  fill.addColorStop(0, css(lit(1.08)));
  fill.addColorStop(1, css(lit(0.72)));
  context.fillStyle = fill;
  quad(context, view, { side, z0: near, z1: far, h0: 0, h1: tall });
  context.fillStyle = css(lit(0.6));
  quad(context, view, { side, z0: near, z1: far, h0: tall, h1: tall + 0.016 });
  drawOpenings(context, view, front, fog);
}

function quad(
  context: Context,
  view: StreetView,
  at: { side: number; z0: number; z1: number; h0: number; h1: number },
): void {
  context.beginPath();
  context.moveTo(...place(view, at.side, at.z0, at.h0));
  context.lineTo(...place(view, at.side, at.z1, at.h0));
  context.lineTo(...place(view, at.side, at.z1, at.h1));
  context.lineTo(...place(view, at.side, at.z0, at.h1));
  context.fill();
}

function drawOpenings(context: Context, view: StreetView, front: Front, fog: number): void {
  const { side, near, far, tall, next } = front;
  const { light } = view.kit;
  const floors = Math.floor((tall - 0.12) / 0.085);
  const columns = Math.max(2, Math.round(((far - near) / near) * 9));
  const glass = mix(scale(front.wall, light.lampsOn ? 0.17 : 0.34), light.haze, fog);
  for (let floor = 0; floor < floors; floor += 1) {
    const high = 0.115 + floor * 0.085;
    // Rooms of a floor belong together: some floors are up, most are asleep.
    const share = light.lampsOn ? LIT_FLOORS[Math.floor(next() * LIT_FLOORS.length)]! : 0.05;
    const lamp = scale(
      pick(view.kit.scene.styles.includes('neon') ? NEON_ROOMS : WARM, next),
      0.72 + next() * 0.28,
    );
    for (let i = 0; i < columns; i += 1) {
      const z = (k: number): number => near + ((far - near) * (i + k)) / columns;
      context.fillStyle = next() < share ? css(mix(lamp, light.haze, fog * 0.5), 0.94) : css(glass, 0.9);
      quad(context, view, { side, z0: z(0.22), z1: z(0.78), h0: high, h1: high + 0.052 });
    }
  }
  drawShop(context, view, front, fog);
}

const LIT_FLOORS = [0, 0.08, 0.2, 0.2, 0.55];

const WARM = [hex('#ffd08a'), hex('#ffc46b'), hex('#ffe6b8'), hex('#ff9e7a')];

const NEON = [hex('#ff4fa3'), hex('#41e0ff'), hex('#b06bff'), hex('#ffd24a')];

const NEON_ROOMS = [hex('#ffd08a'), hex('#ffb070'), hex('#c79bff'), hex('#7fd6f0'), hex('#ff8fb8')];

const AWNINGS = [hex('#9c3a35'), hex('#2f5f6a'), hex('#c98f3a'), hex('#4f6f4a')];

function pick(colours: readonly Rgb[], next: () => number): Rgb {
  return colours[Math.floor(next() * colours.length)] ?? [255, 208, 138];
}

function drawShop(context: Context, view: StreetView, front: Front, fog: number): void {
  const { light, scene } = view.kit;
  const isNeon = scene.styles.includes('neon');
  const shop = mix(pick(isNeon ? NEON : WARM, front.next), WARM[2]!, isNeon ? 0.2 : 0);
  const glass = light.lampsOn ? shop : scale(front.wall, 0.3);
  for (const [from, to, by] of [
    [0.12, 0.36, 0.92],
    [0.385, 0.615, 1],
    [0.64, 0.88, 0.8],
  ] as const)
    drawPane(context, view, front, { from, to, fog, colour: scale(glass, by) });
  const awning = pick(AWNINGS, front.next);
  const board = isNeon ? scale(pick(NEON, front.next), 0.2) : scale(awning, light.lampsOn ? 0.5 : 0.9);
  context.fillStyle = css(mix(board, light.haze, fog));
  quad(context, view, stretch(front, [0.08, 0.92], [0.076, 0.098]));
  if (isNeon) drawTube(context, view, front, mix(mix(shop, [255, 255, 255], 0.35), light.haze, fog * 0.6));
}

/** A line of light over a shop, by night. */
function drawTube(context: Context, view: StreetView, front: Front, colour: Rgb): void {
  if (!view.kit.light.lampsOn) return;
  context.fillStyle = css(colour);
  quad(context, view, stretch(front, [0.12, 0.88], [0.083, 0.0885]));
}

/** Part of a front: shares of its length, heights over the pavement. */
function stretch(
  { side, near, far }: Front,
  along: readonly [number, number],
  up: readonly [number, number],
) {
  return {
    side,
    z0: near + (far - near) * along[0],
    z1: near + (far - near) * along[1],
    h0: up[0],
    h1: up[1],
  };
}

/** One pane of a shop window, its lamps above. */
function drawPane(
  context: Context,
  view: StreetView,
  front: Front,
  pane: { from: number; to: number; colour: Rgb; fog: number },
): void {
  const { haze } = view.kit.light;
  const fill = context.createLinearGradient(
    0,
    place(view, front.side, front.near, 0.074)[1],
    0,
    place(view, front.side, front.near, 0.012)[1],
  );
  fill.addColorStop(0, css(mix(pane.colour, haze, pane.fog * 0.6)));
  fill.addColorStop(1, css(mix(scale(pane.colour, 0.5), haze, pane.fog * 0.6)));
  context.fillStyle = fill;
  quad(context, view, stretch(front, [pane.from, pane.to], [0.012, 0.074]));
}

/** A lit sign that stands out from its house over the pavement. */
export interface StreetSign {
  readonly side: number;
  readonly z: number;
  /** Heights of its edges over the pavement. */
  readonly foot: number;
  readonly head: number;
  readonly wide: number;
  readonly colour: Rgb;
  readonly phase: number;
}

/** The signs of a neon street by night, the farthest first; other streets have none. */
export function signsOf(kit: HasScene & HasLight & HasChance): StreetSign[] {
  if (!kit.scene.styles.includes('neon') || !kit.light.lampsOn) return [];
  return [-1, 1]
    .flatMap((side) => {
      const next = kit.random(`signs ${side}`);
      const signs: StreetSign[] = [];
      for (let z = 0.98 + next() * 0.25; z < 5.4; z *= 1.26 + next() * 0.22) {
        const foot = 0.13 + next() * 0.12;
        signs.push({
          side,
          z,
          foot,
          head: foot + 0.13 + next() * 0.17,
          wide: 0.04 + next() * 0.026,
          colour: pick(NEON, next),
          phase: next() * 20,
        });
      }
      return signs;
    })
    .sort((a, b) => b.z - a.z);
}

/** A sign's corner and size in the frame. */
export function boardOf(
  view: StreetView,
  sign: StreetSign,
): { x: number; y: number; width: number; height: number } {
  const k = nearness(sign.z);
  const [wall, top] = place(view, sign.side, sign.z, view.up > 0 ? sign.head : sign.foot);
  return {
    x: sign.side > 0 ? wall - (sign.wide + 0.008) * k : wall + 0.008 * k,
    y: top,
    width: sign.wide * k,
    height: (sign.head - sign.foot) * k,
  };
}

function drawSign(context: Context, view: StreetView, sign: StreetSign): void {
  const { x, y, width, height } = boardOf(view, sign);
  const next = view.kit.random(`sign ${sign.phase}`);
  const fog = fogAt(view.kit, sign.z) * 0.6;
  const tone = (by: number): string =>
    css(
      mix(
        by > 0 ? mix(sign.colour, [255, 255, 255], by) : scale(sign.colour, 1 + by),
        view.kit.light.haze,
        fog,
      ),
    );
  context.fillStyle = tone(-0.84);
  context.fillRect(x, y, width, height);
  context.strokeStyle = tone(0.1);
  context.lineWidth = width * 0.1;
  context.strokeRect(x + width * 0.07, y + width * 0.07, width * 0.86, height - width * 0.14);
  const letters = Math.max(2, Math.floor(height / (width * 0.86)));
  for (let i = 0; i < letters; i += 1)
    drawLetter(context, {
      x: x + width * 0.24,
      y: y + ((i + 0.2) * height) / letters,
      size: width * 0.52,
      ink: tone(0.5),
      next,
    });
}

/** Strokes that look like writing from across the street, in no language. */
function drawLetter(
  context: Context,
  letter: { x: number; y: number; size: number; ink: string; next: () => number },
): void {
  const { x, y, size, next } = letter;
  context.fillStyle = letter.ink;
  for (let i = 0; i < 3; i += 1)
    context.fillRect(
      x + (next() > 0.5 ? 0 : size * 0.2),
      y + size * (0.06 + i * 0.34),
      size * (0.6 + next() * 0.4),
      size * 0.13,
    );
  for (let i = 0; i < 2; i += 1)
    context.fillRect(x + size * Math.round(next() * 3) * 0.28, y, size * 0.13, size * (0.6 + next() * 0.3));
}
