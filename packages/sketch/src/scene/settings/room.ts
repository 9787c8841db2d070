import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import type { Light } from '../light.js';
import { type Glow, type Part, type ScenePlan, standing } from '../part.js';
import type { HasScene, SceneKit } from '../scene-kit.js';
import { hasTable, TABLE_DEPTH, TABLE_TOP } from '../subjects/table.js';
import { furnish } from './room-furniture.js';
import { outlook, windowsOf, windowWeather } from './room-window.js';

/** Behind everything that stands in the room, in front of what is seen through its windows. */
const WALL_DEPTH = 0.16;
const LAMP: Rgb = [255, 214, 150];

/** What a room is made of: its wall, what is above the skirting, its floor. */
const LOOKS: Readonly<Record<string, { walls: readonly string[]; floor: string; table: string }>> = {
  room: { walls: ['#b98f6c', '#8fa18c', '#c7a98a', '#8d93ab'], floor: '#8a5f3c', table: '#a8764a' },
  kitchen: { walls: ['#cfc6b4', '#a9bcb6', '#d8c9a3'], floor: '#8d7f72', table: '#c8a273' },
  office: { walls: ['#b7bec7', '#c4c0b6', '#9fb0bb'], floor: '#6d6a6c', table: '#b08a62' },
  shop: { walls: ['#7d5d45', '#5f6d62', '#8a5248'], floor: '#7c5436', table: '#8f6238' },
};

/** A wall with windows, a floor, and what belongs to such a room; a table where something lies on it. */
export function planRoom(kit: SceneKit): ScenePlan {
  const table = hasTable(kit.scene) ? [tableTop(kit)] : [];
  return {
    parts: [...outlook(kit), windowWeather(kit), wall(kit), floor(kit), ...table],
    water: null,
    glows: () => lampGlows(kit),
  };
}

/** In a room the day comes in softly, and lamps are lit when it goes. */
export function lightInRoom(light: Light, { scene }: HasScene): Light {
  const isLate = light.lampsOn || scene.time === 'sunset' || scene.clouds === 'heavy';
  const key = light.lampsOn ? LAMP : mix(light.key, isLate ? LAMP : [255, 250, 240], 0.6);
  const ambient: Rgb = light.lampsOn ? [122, 98, 82] : mix(light.ambient, [176, 164, 152], 0.7);
  return { ...light, key, ambient, hazeAmount: 0.05, lampsOn: isLate };
}

function lookOf(kit: SceneKit): { wall: Rgb; floor: Rgb; table: Rgb } {
  const look = LOOKS[kit.scene.setting] ?? LOOKS['room']!;
  const pick = Math.floor(kit.random('wall colour')() * look.walls.length);
  return { wall: hex(look.walls[pick] ?? '#b98f6c'), floor: hex(look.floor), table: hex(look.table) };
}

/** A colour as this room's light shows it. */
function lit({ light }: SceneKit, colour: Rgb, much: number): Rgb {
  const at = (i: 0 | 1 | 2): number =>
    Math.min(255, (colour[i] * (light.ambient[i] * 0.55 + light.key[i] * much * 0.55)) / 190);
  return [at(0), at(1), at(2)];
}

/** A sheet of the whole frame's width that is drawn in world units. */
function sheet(
  kit: SceneKit,
  at: { name: string; top: number; bottom: number; depth: number },
  draw: (context: Context) => void,
): Part {
  const x0 = -OVERSCAN * 1.4;
  const [wide, high] = [kit.view.aspect + OVERSCAN * 2.8, at.bottom - at.top];
  const [width, height] = [Math.ceil(wide * kit.resolution), Math.ceil(high * kit.resolution)];
  const paint = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -at.top);
    draw(context);
  };
  return standing(
    { name: at.name, width, height, draw: paint },
    { depth: at.depth, mirrors: false, x: x0, y: at.top, width: wide, height: high },
  );
}

function wall(kit: SceneKit): Part {
  const foot = kit.view.horizon + 0.012;
  const { wall: colour } = lookOf(kit);
  return sheet(kit, { name: 'wall', top: -0.5, bottom: foot + 0.02, depth: WALL_DEPTH }, (context) => {
    const shade = context.createLinearGradient(0, -0.1, 0, foot);
    shade.addColorStop(0, css(lit(kit, colour, 0.55)));
    shade.addColorStop(1, css(lit(kit, colour, 0.85)));
    context.fillStyle = shade;
    context.beginPath();
    context.rect(-2, -1, kit.view.aspect + 4, foot + 1.02);
    for (const one of windowsOf(kit)) context.rect(one.x, one.y, one.width, one.height);
    context.fill('evenodd');
    furnish(context, kit, (code, much) => css(lit(kit, hex(code), much)));
    context.fillStyle = css(lit(kit, mix(colour, [255, 255, 255], 0.5), 0.7));
    context.fillRect(-2, foot - 0.028, kit.view.aspect + 4, 0.028);
  });
}

/** Boards that run away from us; tiles in a kitchen. */
function floor(kit: SceneKit): Part {
  const top = kit.view.horizon + 0.008;
  const { floor: colour } = lookOf(kit);
  const middle = kit.view.aspect / 2;
  return sheet(kit, { name: 'floor', top, bottom: 1.3, depth: 0.35 }, (context) => {
    const shade = context.createLinearGradient(0, top, 0, 1.1);
    shade.addColorStop(0, css(lit(kit, colour, 0.5)));
    shade.addColorStop(1, css(lit(kit, colour, 1)));
    context.fillStyle = shade;
    context.fillRect(-2, top, kit.view.aspect + 4, 1.4);
    context.strokeStyle = css(lit(kit, colour, 0.3), 0.5);
    context.lineWidth = 0.003;
    for (let i = -16; i <= 16; i += 1) stroke(context, [middle + i * 0.1, top, middle + i * 0.34, 1.3]);
    if (kit.scene.setting !== 'kitchen') return;
    for (let row = 0; row < 8; row += 1) {
      const y = top + 0.02 * 1.6 ** row;
      stroke(context, [-2, y, kit.view.aspect + 2, y]);
    }
  });
}

function stroke(context: Context, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}

/** A table right before us: what is small stands on it, where it can be seen. */
function tableTop(kit: SceneKit): Part {
  const { table } = lookOf(kit);
  const at = { name: 'table top', top: TABLE_TOP, bottom: 1.35, depth: TABLE_DEPTH };
  return sheet(kit, at, (context) => {
    const shade = context.createLinearGradient(0, TABLE_TOP, 0, 1.05);
    shade.addColorStop(0, css(lit(kit, table, 1.15)));
    shade.addColorStop(1, css(lit(kit, table, 0.7)));
    context.fillStyle = shade;
    context.fillRect(-2, TABLE_TOP, kit.view.aspect + 4, 0.7);
    context.fillStyle = css(lit(kit, mix(table, [255, 255, 255], 0.35), 1.1), 0.7);
    context.fillRect(-2, TABLE_TOP, kit.view.aspect + 4, 0.004);
    const next = kit.random('grain');
    context.strokeStyle = css(lit(kit, table, 0.45), 0.28);
    for (let i = 0; i < 60; i += 1) {
      const y = TABLE_TOP + 0.01 + next() ** 1.6 * 0.5;
      const x = next() * (kit.view.aspect + 1) - 0.5;
      context.lineWidth = 0.0012 + (y - TABLE_TOP) * 0.005;
      stroke(context, [x, y, x + 0.2 + next() * 0.7, y + 0.002]);
    }
  });
}

function lampGlows(kit: SceneKit): Glow[] {
  if (!kit.light.lampsOn) return [];
  return [0.22, 0.78].map((share) => ({
    x: kit.view.aspect * share,
    y: 0.14,
    depth: WALL_DEPTH,
    radius: 0.2,
    colour: [1, 0.78, 0.46],
    strength: 0.34,
  }));
}
