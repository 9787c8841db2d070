import type { Brush } from '../../paint/brush.js';
import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Glow, Moment, Part } from '../part.js';
import type { HasLight, HasView, SceneKit } from '../scene-kit.js';
import { boardOf, nearness, signsOf } from './street-fronts.js';
import { wetnessOf } from './wet-road.js';

const LAMPS = 10;

const DEPTH = 0.35;

function lampAt(
  kit: HasView,
  index: number,
): { side: number; z: number; x: number; foot: number; head: number } {
  const side = index % 2 === 0 ? 1 : -1;
  const z = 1.15 * 1.75 ** Math.floor(index / 2) * (side > 0 ? 1 : 1.3);
  const half = Math.min(0.46, kit.view.aspect * 0.27);
  const k = nearness(z);
  return {
    side,
    z,
    x: kit.view.aspect / 2 + side * half * k,
    foot: kit.view.horizon + 0.172 * k,
    head: kit.view.horizon + (0.172 - 0.3) * k,
  };
}

/** Street lamps on both pavements. */
export function lampPosts(kit: HasView & HasLight): Part {
  const post = mix([30, 32, 38], kit.light.ambient, 0.2);
  return {
    bakes: [],
    depth: DEPTH,
    mirrors: false,
    spots: (brush) => {
      for (let i = LAMPS - 1; i >= 0; i -= 1) {
        const lamp = lampAt(kit, i);
        const size = nearness(lamp.z);
        brush.ink(mix(post, kit.light.haze, Math.min(0.8, lamp.z * 0.07)), 1);
        brush.rect(lamp.x - 0.003 * size, lamp.head, 0.006 * size, lamp.foot - lamp.head);
        brush.rect(lamp.x - (lamp.side > 0 ? 0.042 * size : 0), lamp.head, 0.042 * size, 0.005 * size);
        brush.ink(kit.light.lampsOn ? [255, 236, 190] : [196, 198, 190], 1);
        brush.oval(lamp.x - lamp.side * 0.042 * size, lamp.head + 0.006 * size, {
          rx: 0.011 * size,
          ry: 0.008 * size,
          turn: 0,
        });
      }
    },
  };
}

/**
 * A light whose path over the road shivers. `reach` is how far down it goes, in frame heights of the foremost
 * house.
 */
interface RoadLight {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly wide: number;
  readonly colour: Rgb;
  readonly phase: number;
}

/** Lamps and signs smeared over the road, and rings where drops fall. */
export function wetLights(kit: SceneKit): Part {
  const lights = roadLights(kit);
  const strength = kit.light.lampsOn ? 0.1 + 0.36 * wetnessOf(kit) : 0.02;
  return {
    bakes: [],
    depth: DEPTH,
    mirrors: false,
    spots: (brush, moment) => {
      for (const light of lights) drawPath(brush, light, { strength, seconds: moment.seconds });
      if (kit.scene.airs.includes('rain')) drawRings(brush, kit, moment);
    },
  };
}

function roadLights(kit: SceneKit): RoadLight[] {
  const warm: Rgb[] = [hex('#ffce8a'), hex('#ffb765'), hex('#ffe2b0')];
  const lamps = Array.from({ length: LAMPS }, (_, i) => {
    const lamp = lampAt(kit, i);
    const size = nearness(lamp.z);
    return {
      x: lamp.x - lamp.side * 0.05 * size,
      foot: lamp.foot,
      size,
      wide: 0.026,
      colour: warm[i % warm.length]!,
      phase: i * 2,
    };
  });
  const signs = signsOf(kit).map((sign) => {
    const board = boardOf({ kit, up: -1 }, sign);
    return {
      x: board.x + board.width / 2,
      foot: board.y,
      size: nearness(sign.z),
      wide: sign.wide * 0.62,
      colour: sign.colour,
      phase: sign.phase,
    };
  });
  return [...lamps, ...signs];
}

const STEPS = 15;

function drawPath(brush: Brush, light: RoadLight, at: { strength: number; seconds: number }): void {
  const shiver = 1 + 0.12 * Math.sin(at.seconds * 5 + light.phase);
  for (let k = 0; k < STEPS; k += 1) {
    const down = 0.01 + (k / STEPS) ** 1.3 * 0.3;
    const sway = 0.05 * down * Math.sin(at.seconds * 3.1 + k * 1.3 + light.phase);
    const wide = light.wide * (0.35 + 0.75 * Math.abs(Math.sin(k * 2.3 + light.phase + at.seconds * 1.6)));
    brush.ink(light.colour, at.strength * shiver * (1 - k / (STEPS + 1)));
    brush.oval(light.x + sway * light.size, light.foot + light.size * down, {
      rx: light.size * wide,
      ry: light.size * (0.0022 + down * 0.012),
      turn: 0,
    });
  }
}

const RINGS = 44;

function drawRings(brush: Brush, kit: HasView & HasLight, moment: Moment): void {
  const colour = mix(kit.light.haze, [255, 255, 255], 0.4);
  for (let i = 0; i < RINGS; i += 1) {
    const way = moment.seconds * 2.3 + i * 0.618;
    const age = way - Math.floor(way);
    const place = Math.sin((Math.floor(way) + 1) * 12.9898 + i * 78.233) * 43758.5453;
    const down = 0.05 + ((((place * 7.3) % 1) + 1) % 1) * 0.95;
    const x = ((place % 1) + 1) % 1;
    brush.ink(colour, 0.3 * (1 - age));
    brush.oval((x * 1.2 - 0.1) * kit.view.aspect, kit.view.horizon + down * (1 - kit.view.horizon), {
      rx: (0.003 + age * 0.02) * down,
      ry: (0.001 + age * 0.004) * down,
      turn: 0,
    });
  }
}

/** What lamps and signs throw into the air, and the light of the town beyond. */
export function streetGlows(kit: SceneKit): (moment: Moment) => Glow[] {
  if (!kit.light.lampsOn) return () => [];
  const lamps = Array.from({ length: LAMPS }, (_, i) => {
    const lamp = lampAt(kit, i);
    const size = nearness(lamp.z);
    return {
      x: lamp.x - lamp.side * 0.042 * size,
      y: lamp.head,
      depth: DEPTH,
      radius: 0.17 * size + 0.02,
      colour: [1, 0.78, 0.46] as const,
      strength: 0.42,
    };
  });
  const signs = signsOf(kit).map((sign) => {
    const board = boardOf({ kit, up: 1 }, sign);
    const [r, g, b] = sign.colour;
    return {
      x: board.x + board.width / 2,
      y: board.y + board.height / 2,
      depth: DEPTH,
      radius: board.height * 0.95 + 0.015,
      colour: [r / 255, g / 255, b / 255] as const,
      phase: sign.phase,
    };
  });
  const town = {
    x: kit.view.aspect / 2,
    y: kit.view.horizon - 0.02,
    depth: 0.06,
    radius: 0.34,
    colour: [0.95, 0.36, 0.72] as const,
    strength: 0.3,
  };
  const still = signs.length > 0 ? [...lamps, town] : lamps;
  return ({ seconds }) => [
    ...still,
    ...signs.map((sign) => ({
      ...sign,
      strength: 0.34 + 0.03 * Math.sin(seconds * 11 + sign.phase) * Math.sin(seconds * 3.7 + sign.phase),
    })),
  ];
}
