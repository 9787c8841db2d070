import type { Brush } from '../../paint/brush.js';
import { mix, type Rgb } from '../../paint/colour.js';
import { random, seedFor } from '../../paint/random.js';
import type { Glow, Moment, Part } from '../part.js';
import type { HasChance, HasScene, HasView } from '../scene-kit.js';

const DEPTH = 0.05;

const EVERY_SECONDS = 0.54;

/** A shell that bursts brings others with it, so often. */
const SALVO = 3;

const RISE_SECONDS = 0.75;

const LONGEST_SECONDS = 3.2;

/** How the sparks of a shell fly. Sizes in frame heights, times in seconds. */
interface Manner {
  readonly sparks: number;
  readonly lifeSeconds: number;
  /** How soon the air stops them. */
  readonly drag: number;
  readonly fall: number;
  readonly tailSeconds: number;
  readonly width: number;
  /** Share of the shell's size that a second, inner burst of its own colour has; 0 for none. */
  readonly inner: number;
  /** 0 to 1: how much its sparks glitter as they fade. */
  readonly glitter: number;
}

const PEONY: Manner = {
  sparks: 100,
  lifeSeconds: 2.1,
  drag: 2.5,
  fall: 0.034,
  tailSeconds: 0.25,
  width: 0.003,
  inner: 0.5,
  glitter: 0.25,
};

const WILLOW: Manner = {
  sparks: 64,
  lifeSeconds: 3,
  drag: 1.7,
  fall: 0.056,
  tailSeconds: 0.5,
  width: 0.0024,
  inner: 0,
  glitter: 0.5,
};

const PALM: Manner = {
  sparks: 22,
  lifeSeconds: 2.3,
  drag: 1.6,
  fall: 0.06,
  tailSeconds: 0.42,
  width: 0.0042,
  inner: 0.4,
  glitter: 0.1,
};

const CRACKLE: Manner = {
  sparks: 100,
  lifeSeconds: 2.3,
  drag: 2.9,
  fall: 0.026,
  tailSeconds: 0.15,
  width: 0.0031,
  inner: 0.62,
  glitter: 0.9,
};

const GOLD: Rgb = [255, 196, 104];

const COLOURS: readonly Rgb[] = [
  [255, 74, 88],
  [255, 198, 84],
  [84, 196, 255],
  [190, 110, 255],
  [104, 240, 150],
  [255, 122, 210],
];

const MANNERS: readonly Manner[] = [PEONY, WILLOW, PEONY, PALM, CRACKLE];

interface Shell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly manner: Manner;
  readonly colour: Rgb;
  readonly core: Rgb;
  /** Seconds since it burst; below 0 it still rises. */
  readonly age: number;
}

/** Shells that rise, burst in layers and rain down, and their light on the water below. */
export function fireworks(kit: HasScene & HasView & HasChance): Part[] {
  const bursts: Part = {
    bakes: [],
    depth: DEPTH,
    mirrors: true,
    spots: (brush, moment) => {
      for (const shell of shellsAt(kit, moment)) drawShell(brush, shell, kit.view.horizon);
    },
  };
  const onWater: Part = {
    bakes: [],
    depth: DEPTH,
    mirrors: false,
    spots: (brush, moment) => {
      for (const shell of shellsAt(kit, moment))
        drawGlitter(brush, shell, { horizon: kit.view.horizon, seconds: moment.seconds });
    },
  };
  return LAND_BELOW.includes(kit.scene.setting) ? [bursts] : [bursts, onWater];
}

const LAND_BELOW: readonly string[] = [
  'mountains',
  'hills',
  'village',
  'desert',
  'snowfield',
  'forest',
  'street',
  'sky',
  'space',
  'abstract',
  'underwater',
  'river',
  'beach',
];

/** The light that bursts throw into the air. */
export function fireworkGlows(kit: HasView & HasChance, moment: Moment): Glow[] {
  return shellsAt(kit, moment)
    .filter((shell) => shineOf(shell) > 0.05)
    .map((shell) => {
      const light = mix(shell.colour, [255, 255, 255], 0.7 * Math.exp(-shell.age * 9));
      return {
        x: shell.x,
        y: shell.y,
        depth: DEPTH,
        radius: shell.size * 1.7 + 0.05,
        colour: [light[0] / 255, light[1] / 255, light[2] / 255],
        strength: 0.9 * shineOf(shell),
      };
    });
}

/** How bright a burst is as a whole, 0 to 1. */
function shineOf(shell: Shell): number {
  return shell.age < 0 ? 0 : Math.exp(-shell.age * 1.7);
}

/** Every shell has a number and a time: which of them are in the air follows from the moment alone. */
function shellsAt(kit: HasView & HasChance, moment: Moment): Shell[] {
  const first = Math.floor((moment.seconds - LONGEST_SECONDS) / EVERY_SECONDS);
  const last = Math.ceil((moment.seconds + RISE_SECONDS) / EVERY_SECONDS);
  return Array.from({ length: last - first + 1 }, (_, i) => salvo(kit, first + i, moment.seconds)).flat();
}

function salvo(kit: HasView & HasChance, number: number, seconds: number): Shell[] {
  const next = random(seedFor(kit.seed, `shell ${number}`));
  const count = number % SALVO === 0 ? 2 : 1;
  return Array.from({ length: count }, () =>
    shellOf(kit, { next, seconds: seconds - (number + next() * 0.7) * EVERY_SECONDS }),
  ).filter((shell) => shell.age > -RISE_SECONDS && shell.age < shell.manner.lifeSeconds);
}

function shellOf(kit: HasView, { next, seconds }: { next: () => number; seconds: number }): Shell {
  const manner = MANNERS[Math.floor(next() * MANNERS.length)]!;
  const tone = Math.floor(next() * COLOURS.length);
  const size = (0.19 + next() * 0.15) * Math.min(1, kit.view.aspect * 0.8);
  const isGold = manner === WILLOW || manner === CRACKLE;
  return {
    x: (0.1 + next() * 0.8) * kit.view.aspect,
    y: kit.view.horizon * (0.24 + next() * 0.32),
    size,
    turn: next() * 6,
    manner,
    age: seconds,
    colour: isGold ? mix(GOLD, COLOURS[tone]!, 0.16) : COLOURS[tone]!,
    core: COLOURS[(tone + 1 + Math.floor(next() * 4)) % COLOURS.length]!,
  };
}

function drawShell(brush: Brush, shell: Shell, horizon: number): void {
  if (shell.age < 0) {
    drawRise(brush, shell, horizon);
    return;
  }
  drawFlash(brush, shell);
  drawSparks(brush, shell, horizon);
  const { inner } = shell.manner;
  if (inner > 0)
    drawSparks(
      brush,
      {
        ...shell,
        size: shell.size * inner,
        colour: shell.core,
        turn: shell.turn + 1.3,
        manner: { ...shell.manner, sparks: Math.round(shell.manner.sparks * 0.45) },
      },
      horizon,
    );
}

function drawRise(brush: Brush, shell: Shell, horizon: number): void {
  const at = (age: number): number =>
    horizon +
    (shell.y - horizon) * Math.sin(Math.min(1, Math.max(0, 1 + age / RISE_SECONDS)) * Math.PI * 0.5);
  const head = { x: shell.x, y: at(shell.age) };
  brush.ink([255, 214, 150], 0.85 * Math.min(1, -shell.age * 5));
  brush.streak(head, { x: shell.x + Math.sin(shell.turn) * 0.004, y: at(shell.age - 0.16) + 0.01 }, 0.003);
}

function drawFlash(brush: Brush, shell: Shell): void {
  const flash = Math.exp(-shell.age * 11);
  if (flash < 0.05) return;
  for (const [radius, opacity] of [
    [0.05, 0.16],
    [0.026, 0.4],
    [0.012, 0.95],
  ] as const) {
    brush.ink(mix(shell.colour, [255, 255, 255], 0.75), opacity * flash);
    brush.disc(shell.x, shell.y, radius);
  }
}

function drawSparks(brush: Brush, shell: Shell, horizon: number): void {
  const { manner, age } = shell;
  const life = age / manner.lifeSeconds;
  const hot = mix(shell.colour, [255, 250, 236], Math.max(0, 0.85 - life * 2.2));
  const colour = mix(hot, [255, 120, 60], Math.max(0, life - 0.62) * 1.3);
  const fade = Math.min(1, (1 - life) * 2);
  for (let i = 0; i < manner.sparks; i += 1) {
    const way = directionOf(shell, i);
    const flicker = Math.sin(age * (23 + (i % 7) * 3) + i * 1.7);
    const dim = manner.glitter * Math.min(1, life * 1.9);
    const light = fade * (1 - dim + dim * Math.max(0, flicker) * 1.25);
    if (light < 0.04) continue;
    const head = placeOf(shell, way, age);
    if (head.y > horizon) continue;
    brush.ink(colour, Math.min(1, light));
    brush.streak(
      head,
      placeOf(shell, way, Math.max(0, age - manner.tailSeconds)),
      manner.width * (1 - life * 0.45),
    );
  }
}

/** Sparks leave the middle all round, as over a ball: from where we stand, more of them seem slow. */
function directionOf(shell: Shell, index: number): { readonly x: number; readonly y: number } {
  const up = 1 - (2 * index + 1) / shell.manner.sparks;
  const jitter = 0.9 + 0.2 * ((index * 0.618) % 1);
  const reach = Math.sqrt(1 - up * up * 0.92) * jitter;
  const angle = index * 2.39996 + shell.turn;
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
}

function placeOf(
  shell: Shell,
  way: { readonly x: number; readonly y: number },
  age: number,
): { x: number; y: number } {
  const spread = shell.size * (1 - Math.exp(-age * shell.manner.drag));
  return { x: shell.x + way.x * spread, y: shell.y + way.y * spread + shell.manner.fall * age * age };
}

const STEPS_OVER_WATER = 10;

/** A broken path of light that comes over the water towards us. */
function drawGlitter(
  brush: Brush,
  shell: Shell,
  at: { readonly horizon: number; readonly seconds: number },
): void {
  const shine = shineOf(shell);
  if (shine < 0.06) return;
  for (let k = 0; k < STEPS_OVER_WATER; k += 1) {
    const down = 0.012 + (k / STEPS_OVER_WATER) ** 1.5 * (1 - at.horizon) * 0.9;
    const sway = Math.sin(at.seconds * 2.6 + k * 1.9 + shell.turn) * (0.006 + down * 0.07);
    const wide = shell.size * (0.08 + 0.24 * Math.abs(Math.sin(k * 2.4 + at.seconds * 1.7))) + down * 0.04;
    brush.ink(shell.colour, 0.46 * shine * (1 - k / (STEPS_OVER_WATER + 3)));
    brush.oval(shell.x + sway, at.horizon + down, { rx: wide, ry: 0.0016 + down * 0.012, turn: 0 });
  }
}
