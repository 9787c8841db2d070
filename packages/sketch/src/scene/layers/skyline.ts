import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { type Part, standing } from '../part.js';
import type { HasChance, HasLight, HasView, SheetKit } from '../scene-kit.js';
import { windowFloors } from '../window-floors.js';

/** One row of towers. World units. */
export interface SkylineSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the ground. */
  readonly foot: number;
  readonly tallest: number;
  readonly widest: number;
  readonly haze: number;
  /** 0 to 1: how closely they stand. */
  readonly density: number;
}

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly crown: number;
  readonly wall: Rgb;
}

/** Towers as one baked sheet, windows lit when lamps are on. */
export function skyline(kit: SheetKit, spec: SkylineSpec): Part {
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const top = spec.foot - spec.tallest * 1.5;
  const width = Math.ceil(worldWidth * kit.resolution);
  const height = Math.ceil((spec.foot - top) * kit.resolution);
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -top);
    const next = kit.random(spec.name);
    for (const tower of towers(kit, spec, { x0, worldWidth }, next))
      drawTower(context, { kit, spec, tower, next });
  };
  return standing(
    { name: spec.name, width, height, draw },
    {
      depth: spec.depth,
      mirrors: true,
      x: x0,
      y: top,
      width: width / kit.resolution,
      height: height / kit.resolution,
    },
  );
}

function towers(
  kit: HasView & HasChance,
  spec: SkylineSpec,
  span: { x0: number; worldWidth: number },
  next: () => number,
): Tower[] {
  const out: Tower[] = [];
  const noise = kit.noise(`${spec.name} heights`);
  const walls = ['#8b8f99', '#7b828f', '#98897c', '#6f7a86', '#a39a8e', '#5f6c7c'];
  const centre = kit.view.aspect * (0.38 + kit.random('downtown')() * 0.24);
  for (let x = span.x0; x < span.x0 + span.worldWidth;) {
    const width = spec.widest * (0.45 + next() * 0.65);
    const downtown = Math.exp(-(((x - centre) / (kit.view.aspect * 0.34)) ** 2));
    const tall =
      spec.tallest *
      (0.16 + 0.3 * next() + downtown * (0.2 + 0.62 * next() ** 1.6) + noise.fbm(x * 4, 1.3, 2) * 0.2);
    if (next() < spec.density)
      out.push({
        x,
        width,
        height: Math.max(0.02, tall),
        crown: next(),
        wall: hex(walls[Math.floor(next() * walls.length)] ?? '#8b8f99'),
      });
    x += width * (0.86 + next() * 0.3);
  }
  return out;
}

interface TowerJob {
  readonly kit: HasView & HasLight;
  readonly spec: SkylineSpec;
  readonly tower: Tower;
  readonly next: () => number;
}

function drawTower(context: Context, job: TowerJob): void {
  const { kit, spec, tower } = job;
  const { ambient, key, haze } = kit.light;
  const isRight = kit.sun.x > tower.x + tower.width / 2;
  // By night a house is a dark shape, and its lamps are what is seen.
  const unlit = kit.light.lampsOn ? 0.6 : 1;
  const side = (facing: number, foot: number): Rgb =>
    mix(
      [0, 1, 2].map(
        (channel) =>
          (unlit * tower.wall[channel]! * (ambient[channel]! * 0.5 + key[channel]! * facing)) / 255,
      ) as unknown as Rgb,
      haze,
      Math.min(1, (spec.haze + foot) * kit.light.hazeAmount),
    );
  const y = spec.foot - tower.height;
  const fill = context.createLinearGradient(0, y, 0, spec.foot);
  fill.addColorStop(0, css(side(0.3, 0)));
  fill.addColorStop(1, css(side(0.22, 0.32)));
  context.fillStyle = fill;
  const split = tower.x + tower.width * (isRight ? 0.62 : 0.38);
  crown(context, tower, y);
  context.fillRect(tower.x, y, tower.width, tower.height + 0.01);
  const lit = context.createLinearGradient(0, y, 0, spec.foot);
  lit.addColorStop(0, css(side(isRight ? 0.72 : 0.6, 0)));
  lit.addColorStop(1, css(side(0.42, 0.32)));
  context.fillStyle = lit;
  if (isRight) context.fillRect(split, y, tower.x + tower.width - split, tower.height + 0.01);
  else context.fillRect(tower.x, y, split - tower.x, tower.height + 0.01);
  windowFloors(
    context,
    kit,
    {
      x: tower.x,
      y,
      width: tower.width,
      height: tower.height,
      wall: tower.wall,
      haze: spec.haze,
      kind: tower.crown,
    },
    job.next,
  );
}

function crown(context: Context, tower: Tower, y: number): void {
  const { x, width, crown: kind } = tower;
  if (kind > 0.86) {
    context.fillRect(x + width * 0.47, y - width * 0.9, width * 0.06, width);
    context.fillRect(x + width * 0.3, y - width * 0.16, width * 0.4, width * 0.2);
  } else if (kind > 0.68) {
    context.beginPath();
    context.moveTo(x, y + 0.001);
    context.lineTo(x + width * 0.5, y - width * 0.55);
    context.lineTo(x + width, y + 0.001);
    context.fill();
  } else if (kind > 0.4) {
    context.fillRect(x + width * 0.18, y - width * 0.22, width * 0.64, width * 0.24);
    context.fillRect(x + width * 0.32, y - width * 0.36, width * 0.3, width * 0.2);
  }
}

/** Windows that go on and off, and red lamps that blink on the roofs: what lives in a city from afar. */
export function windowLights(kit: SheetKit, spec: { depth: number; foot: number; tallest: number }): Part {
  const next = kit.random('living windows');
  const count = kit.light.lampsOn ? 90 : 14;
  const lamps = Array.from({ length: count }, () => ({
    x: -0.1 + next() * (kit.view.aspect + 0.2),
    y: spec.foot - 0.012 - next() ** 2 * spec.tallest * 0.6,
    phase: next() * 20,
    period: 3 + next() * 9,
    colour: next() > 0.12 ? hex('#ffd794') : hex('#ff5a4a'),
  }));
  return {
    bakes: [],
    depth: spec.depth,
    mirrors: true,
    spots: (brush, moment) => {
      for (const lamp of lamps) {
        const on = Math.sin(((moment.seconds + lamp.phase) / lamp.period) * Math.PI * 2);
        brush.ink(lamp.colour, Math.max(0, Math.min(0.9, on * 2.2)));
        brush.rect(lamp.x, lamp.y, 0.0035, 0.0042);
      }
    },
  };
}
