import { css, hex, mix, scale, type Rgb } from '../../paint/colour.js';
import { OVERSCAN } from '../camera.js';
import { groundPlane } from '../layers/ground-plane.js';
import { skyline } from '../layers/skyline.js';
import { standing, type Context, type Glow, type Part, type SceneKit, type ScenePlan } from '../part.js';

const LAMPS = 5;

/** A street that runs to the vanishing point between lit house fronts. */
export function planStreet(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const far = skyline(kit, { name: 'end of street', depth: 0.06, foot: view.horizon + 0.004, tallest: 0.2, widest: 0.05, haze: 0.6, density: 1 });
  const road = groundPlane(kit, { name: 'road', colour: hex('#5a5c62'), patches: hex('#4b4d54'), texture: 0.18, ripples: 0, haze: 0.5, top: view.horizon });
  return { parts: [far, road, fronts(kit), wetLights(kit), lampPosts(kit)], water: null, glows: () => lampGlows(kit) };
}

/** Distance along the street (1 near, larger farther) to frame scale. */
function nearness(z: number): number {
  return 1 / z;
}

function fronts(kit: SceneKit): Part {
  const x0 = -OVERSCAN * 1.2;
  const top = -0.5;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2.4) * kit.resolution);
  const height = Math.ceil((1.3 - top) * kit.resolution);
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -top);
    for (const side of [-1, 1]) buildSide(context, kit, side);
  };
  return standing({ name: 'fronts', width, height, draw }, { depth: 0.35, mirrors: false, x: x0, y: top, width: width / kit.resolution, height: height / kit.resolution });
}

function buildSide(context: Context, kit: SceneKit, side: number): void {
  const next = kit.random(`fronts ${side}`);
  const walls = ['#a5745a', '#b79a7a', '#8b8f96', '#96705f', '#c2b39a', '#77838c'];
  const edges: number[] = [];
  for (let z = 0.62; z < 14; z *= 1.17 + next() * 0.16) edges.push(z);
  for (let i = edges.length - 2; i >= 0; i -= 1) {
    const wall = hex(walls[Math.floor(next() * walls.length)] ?? '#a5745a');
    drawFront(context, kit, { side, near: edges[i]!, far: edges[i + 1]!, tall: 0.42 + next() * 0.5, wall, next });
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

/** A point of a house front: along the street z, up h (0 pavement). */
function place(kit: SceneKit, side: number, z: number, h: number): [number, number] {
  const half = Math.min(0.62, kit.view.aspect * 0.36);
  const k = nearness(z);
  return [kit.view.aspect / 2 + side * half * k, kit.view.horizon + (0.17 - h) * k];
}

function drawFront(context: Context, kit: SceneKit, front: Front): void {
  const { side, near, far, tall, wall } = front;
  const { ambient, key, haze } = kit.light;
  const facing = (kit.sun.x > kit.view.aspect / 2) === side < 0 ? 0.55 : 0.16;
  const fog = Math.min(0.85, (far - 1) * 0.075 * (0.4 + kit.light.hazeAmount));
  const lit = (k: number): Rgb => mix([0, 1, 2].map((c) => (wall[c]! * (ambient[c]! * 0.5 + key[c]! * facing) * k) / 255) as unknown as Rgb, haze, fog);
  const fill = context.createLinearGradient(0, place(kit, side, near, tall)[1], 0, place(kit, side, near, 0)[1]);
  fill.addColorStop(0, css(lit(1.08)));
  fill.addColorStop(1, css(lit(0.72)));
  context.fillStyle = fill;
  quad(context, kit, { side, z0: near, z1: far, h0: 0, h1: tall });
  context.fillStyle = css(lit(0.6));
  quad(context, kit, { side, z0: near, z1: far, h0: tall, h1: tall + 0.016 });
  drawOpenings(context, kit, front, fog);
}

function quad(context: Context, kit: SceneKit, at: { side: number; z0: number; z1: number; h0: number; h1: number }): void {
  context.beginPath();
  context.moveTo(...place(kit, at.side, at.z0, at.h0));
  context.lineTo(...place(kit, at.side, at.z1, at.h0));
  context.lineTo(...place(kit, at.side, at.z1, at.h1));
  context.lineTo(...place(kit, at.side, at.z0, at.h1));
  context.fill();
}

function drawOpenings(context: Context, kit: SceneKit, front: Front, fog: number): void {
  const { side, near, far, tall, next } = front;
  const floors = Math.floor((tall - 0.12) / 0.085);
  const columns = Math.max(2, Math.round(((far - near) / near) * 9));
  for (let i = 0; i < floors * columns; i += 1) {
    const z = (k: number): number => near + ((far - near) * ((i % columns) + k)) / columns;
    const h = 0.115 + Math.floor(i / columns) * 0.085;
    const on = next() < (kit.light.lampsOn ? 0.5 : 0.05);
    const lamp = pick(WARM, next);
    context.fillStyle = css(mix(on ? lamp : scale(front.wall, kit.light.lampsOn ? 0.14 : 0.34), kit.light.haze, fog * (on ? 0.5 : 1)), 0.94);
    quad(context, kit, { side, z0: z(0.22), z1: z(0.78), h0: h, h1: h + 0.052 });
  }
  drawShop(context, kit, front, fog);
}

const WARM = [hex('#ffd08a'), hex('#ffc46b'), hex('#ffe6b8'), hex('#ff9e7a')];
const NEON = [hex('#ff4fa3'), hex('#41e0ff'), hex('#b06bff'), hex('#ffd24a')];
const AWNINGS = [hex('#9c3a35'), hex('#2f5f6a'), hex('#c98f3a'), hex('#4f6f4a')];

function pick(colours: readonly Rgb[], next: () => number): Rgb {
  return colours[Math.floor(next() * colours.length)] ?? [255, 208, 138];
}

function drawShop(context: Context, kit: SceneKit, front: Front, fog: number): void {
  const { side, near, far, next } = front;
  const isNeon = kit.scene.styles.includes('neon');
  const shop = pick(isNeon ? NEON : WARM, next);
  context.fillStyle = css(mix(kit.light.lampsOn ? shop : scale(front.wall, 0.3), kit.light.haze, fog * 0.6));
  quad(context, kit, { side, z0: near + (far - near) * 0.12, z1: near + (far - near) * 0.88, h0: 0.012, h1: 0.074 });
  const awning = pick(AWNINGS, next);
  const sign = isNeon ? pick(NEON, next) : scale(awning, kit.light.lampsOn ? 0.5 : 0.9);
  context.fillStyle = css(mix(sign, kit.light.haze, fog));
  quad(context, kit, { side, z0: near + (far - near) * 0.08, z1: near + (far - near) * 0.92, h0: 0.076, h1: 0.096 });
}

function lampAt(kit: SceneKit, index: number): { side: number; z: number; x: number; foot: number; head: number } {
  const side = index % 2 === 0 ? 1 : -1;
  const z = 1.15 * 1.75 ** Math.floor(index / 2) * (side > 0 ? 1 : 1.3);
  const half = Math.min(0.46, kit.view.aspect * 0.27);
  const k = nearness(z);
  return { side, z, x: kit.view.aspect / 2 + side * half * k, foot: kit.view.horizon + 0.172 * k, head: kit.view.horizon + (0.172 - 0.3) * k };
}

function lampPosts(kit: SceneKit): Part {
  const post = mix([30, 32, 38], kit.light.ambient, 0.2);
  return {
    bakes: [],
    depth: 0.35,
    mirrors: false,
    spots: (brush) => {
      for (let i = LAMPS * 2 - 1; i >= 0; i -= 1) {
        const lamp = lampAt(kit, i);
        const size = nearness(lamp.z);
        brush.ink(mix(post, kit.light.haze, Math.min(0.8, lamp.z * 0.07)), 1);
        brush.rect(lamp.x - 0.003 * size, lamp.head, 0.006 * size, lamp.foot - lamp.head);
        brush.rect(lamp.x - (lamp.side > 0 ? 0.042 * size : 0), lamp.head, 0.042 * size, 0.005 * size);
        brush.ink(kit.light.lampsOn ? [255, 236, 190] : [196, 198, 190], 1);
        brush.oval(lamp.x - lamp.side * 0.042 * size, lamp.head + 0.006 * size, { rx: 0.011 * size, ry: 0.008 * size, turn: 0 });
      }
    },
  };
}

/** Lamps and windows smeared over the road, brighter when it is wet; they shiver in the rain. */
function wetLights(kit: SceneKit): Part {
  const wet = kit.scene.airs.includes('rain') ? 0.5 : 0.16;
  const strength = kit.light.lampsOn ? wet : wet * 0.12;
  const tints: Rgb[] = kit.scene.styles.includes('neon') ? [hex('#ff4fa3'), hex('#41e0ff'), hex('#ffd24a')] : [hex('#ffce8a'), hex('#ffb765'), hex('#ffe2b0')];
  return {
    bakes: [],
    depth: 0.35,
    mirrors: false,
    spots: (brush, moment) => {
      for (let i = 0; i < LAMPS * 2; i += 1) {
        const lamp = lampAt(kit, i);
        const size = nearness(lamp.z);
        const shiver = 1 + 0.12 * Math.sin(moment.seconds * 5 + i * 2);
        for (let k = 0; k < 7; k += 1) {
          const y = lamp.foot + size * (0.012 + k * 0.03);
          const x = lamp.x - lamp.side * (0.05 + 0.01 * Math.sin(moment.seconds * 3.1 + k + i)) * size;
          brush.ink(tints[(i + k) % tints.length]!, strength * shiver * (1 - k / 8));
          brush.oval(x, y, { rx: size * (0.03 - k * 0.002), ry: size * 0.014, turn: 0 });
        }
      }
    },
  };
}

function lampGlows(kit: SceneKit): Glow[] {
  if (!kit.light.lampsOn) return [];
  return Array.from({ length: LAMPS * 2 }, (_, i) => {
    const lamp = lampAt(kit, i);
    const size = nearness(lamp.z);
    return { x: lamp.x - lamp.side * 0.042 * size, y: lamp.head, depth: 0.35, radius: 0.17 * size + 0.02, colour: [1, 0.78, 0.46] as const, strength: 0.42 };
  });
}
