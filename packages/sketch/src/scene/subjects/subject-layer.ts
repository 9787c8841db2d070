import { COLOURS } from '../../prompt/lexicon/colours.js';
import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import { litBy } from '../light.js';
import type { Context, Glow, Layer, Moment, Part, SceneKit } from '../part.js';
import { artDrawer } from './art.js';
import type { Art } from './art-library.js';
import { DRAWERS } from './draw-table.js';
import { placeSubjects } from './place-subjects.js';
import { widthOf } from './widths.js';
import type { Placed } from './placed.js';
import { bakedSwimmers, isBakedSwimmer } from './baked-swimmers.js';
import { bakedTree } from './baked-trees.js';
import { lanternGlints, lanternScale, lanternSheets, lanternY } from './lanterns.js';
import { posed } from './posed.js';
import { Reflection } from './reflection.js';
import type { Drawer, SubjectPaint } from './shapes.js';
import { stanceOf as plainStance, xOf, type Stance } from './stance.js';

const PACES: Partial<Record<Placed['verb'], number>> = {
  run: 2.1,
  walk: 0.95,
  fly: 1.5,
  swim: 1,
  drive: 1,
  jump: 1.2,
  dance: 1.3,
  float: 0.4,
  sail: 0.5,
  burn: 1,
};

/** The subjects as layers, far ones first; each with its shadow or its reflection. */
export function subjectParts(kit: SceneKit, art: Readonly<Record<string, Art>>): Part[] {
  const drawers = new Map<string, Drawer>();
  for (const subject of kit.scene.subjects) {
    const body = subject.artKey ? art[subject.artKey] : undefined;
    const drawer = body ? artDrawer(body) : DRAWERS[subject.noun];
    if (drawer) drawers.set(subject.noun, drawer);
  }
  const placed = placeSubjects(kit);
  const lanterns = placed.filter((one) => isSkyLantern(one));
  const glints =
    lanterns.length > 0 && ['sea', 'lake', 'city'].includes(kit.scene.setting)
      ? [lanternGlints(kit, lanterns, xOf)]
      : [];
  const alone = placed.filter((one) => !isSkyLantern(one) && !isBakedSwimmer(kit, one));
  return [
    ...glints,
    ...skyLanterns(kit, lanterns, drawers.get('lantern')),
    ...schools(kit, placed, drawers),
    ...alone.flatMap((one) => partOf(kit, one, drawers.get(one.subject.noun))),
  ];
}

/** Schools by their kind. */
function schools(kit: SceneKit, placed: readonly Placed[], drawers: ReadonlyMap<string, Drawer>): Part[] {
  const swimmers = placed.filter((one) => isBakedSwimmer(kit, one));
  return [...new Set(swimmers.map((one) => one.subject))].flatMap((subject) => {
    const drawer = drawers.get(subject.noun);
    const school = swimmers.filter((one) => one.subject === subject);
    return drawer
      ? [
          bakedSwimmers(kit, school, {
            drawer,
            paintOf: (one) => paintFor(kit, one, { seconds: 0, flash: 0 }),
            stanceOf: (one, moment) => stanceOf(kit, one, moment),
          }),
        ]
      : [];
  });
}

function partOf(kit: SceneKit, placed: Placed, drawer: Drawer | undefined): Part[] {
  if (!drawer) return [];
  if (placed.subject.noun === 'tree' && placed.under === 'ground' && placed.verb === 'stand')
    return [bakedTree(kit, placed, paintFor(kit, placed, { seconds: 0, flash: 0 }))];
  return [{ bakes: [], layer: () => subjectLayer(kit, placed, drawer) }];
}

function skyLanterns(kit: SceneKit, lanterns: readonly Placed[], drawer: Drawer | undefined): Part[] {
  const [first] = lanterns;
  return first && drawer
    ? lanternSheets(kit, lanterns, { drawer, paint: paintFor(kit, first, { seconds: 0, flash: 0 }), xOf })
    : [];
}

function isSkyLantern(placed: Placed): boolean {
  return placed.subject.noun === 'lantern' && placed.under === 'nothing';
}

/** Where a subject is at one moment of the clip. */
export function stanceOf(kit: SceneKit, placed: Placed, moment: Moment): Stance {
  const stance = plainStance(placed, moment);
  return isSkyLantern(placed) ? { ...stance, ...lanternAt(kit, placed, moment) } : stance;
}

function lanternAt(kit: SceneKit, placed: Placed, moment: Moment): Pick<Stance, 'y' | 'scale'> {
  const y = lanternY(kit, placed, moment);
  return { y, scale: lanternScale(kit, y) };
}

function subjectLayer(kit: SceneKit, placed: Placed, anyDrawer: Drawer): Layer {
  const drawer = posed(anyDrawer, placed, {
    unit: placed.height * kit.view.size.height,
    paint: paintFor(kit, placed, { seconds: 0, flash: 0 }),
  });
  const sinks = placed.under === 'water' && !placed.rock ? (SUNK[placed.subject.noun] ?? 0) : 0;
  const mirrored = placed.under === 'water' ? new Reflection(kit, placed, drawer) : null;
  return {
    depth: placed.depth,
    mirrors: false,
    draw: (context, moment) => {
      const stance = stanceOf(kit, placed, moment);
      const paint = { ...paintFor(kit, placed, moment), roll: stance.roll * placed.faces };
      if (placed.under === 'ground' && stance.lift < placed.height * 1.3)
        shadow(context, kit, placed, stance);
      mirrored?.draw(context, { paint, stance, sinks });
      if (placed.rock) rock(context, kit, placed);
      context.save();
      if (sinks) stayAbove(context, placed, stance);
      context.translate(stance.x, stance.y + sinks * placed.height);
      context.rotate(stance.turn);
      const size = placed.height * stance.scale;
      context.scale((size * placed.faces) / Math.sqrt(stance.squash), size * stance.squash);
      drawer(context, paint);
      context.restore();
      if (placed.under === 'water' && !placed.rock)
        foam(context, kit, placed, { stance, seconds: moment.seconds });
    },
  };
}

// Shares of their height that swimmers keep under water.
const SUNK: Readonly<Record<string, number>> = {
  whale: 0.02,
  dolphin: 0.25,
  shark: 0.5,
  fish: 0.3,
  turtle: 0.4,
  swan: 0.05,
  duck: 0.08,
  swimmer: 0.3,
  submarine: 0.3,
  hippopotamus: 0.45,
  crocodile: 0.35,
  octopus: 0.3,
  ball: 0.16,
  'beach ball': 0.08,
  football: 0.16,
  basketball: 0.16,
  'glass ball': 0.2,
  cube: 0.2,
};

/** What is below the water's line isn't drawn. */
function stayAbove(context: Context, placed: Placed, stance: Stance): void {
  context.beginPath();
  context.rect(
    stance.x - placed.height * 4,
    placed.y - placed.height * 4,
    placed.height * 8,
    placed.height * 4,
  );
  context.clip();
}

/** A broken white line where a hull or a body meets the water, and spray where one goes in or comes out. */
function foam(
  context: Context,
  kit: SceneKit,
  placed: Placed,
  at: { stance: Stance; seconds: number },
): void {
  const { stance, seconds } = at;
  const white = mix(kit.light.haze, [255, 255, 255], kit.light.lampsOn ? 0.3 : 0.7);
  const wide = placed.height * 0.6 * Math.min(2.6, widthOf(placed.subject.noun));
  for (let i = 0; i < 9; i += 1) {
    const x = stance.x + ((i + 0.5) / 9 - 0.5) * 2 * wide + Math.sin(seconds * 1.7 + i * 2) * wide * 0.04;
    const near = 1 - Math.abs(i - 4) / 6;
    context.fillStyle = css(white, (0.24 + 0.26 * Math.sin(seconds * 2.1 + i * 1.9) ** 2) * near);
    context.beginPath();
    context.ellipse(
      x,
      placed.y + placed.height * 0.012,
      wide * 0.13,
      placed.height * 0.011 + 0.0012,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  if (placed.verb === 'jump') splash(context, placed, { stance, white, wide });
}

/** Drops in a crown, and the white water below it, where a body breaks the surface. */
function splash(context: Context, placed: Placed, at: { stance: Stance; white: Rgb; wide: number }): void {
  const { stance, white, wide } = at;
  const { height } = placed;
  const crossing = Math.max(0, 1 - Math.abs(stance.y + height * 0.1 - placed.y) / (height * 0.55));
  if (crossing === 0) return;
  const dot = (x: number, y: number, size: { rx: number; ry: number }): void => {
    context.moveTo(x + size.rx, y);
    context.ellipse(x, y, size.rx, size.ry, 0, 0, Math.PI * 2);
  };
  context.fillStyle = css(white, 0.5 * crossing);
  context.beginPath();
  for (let i = 0; i < 11; i += 1) {
    const out = ((i * 0.618) % 1) * 2 - 1;
    dot(stance.x + out * wide * 0.62, placed.y - (1 - out * out) * height * 0.05 * crossing, {
      rx: wide * 0.2,
      ry: height * (0.02 + 0.055 * (1 - out * out) * crossing),
    });
  }
  context.fill();
  context.fillStyle = css(white, 0.6 * crossing);
  context.beginPath();
  for (let i = 0; i < 48; i += 1) {
    const way = ((i * 0.618) % 1) * 2 - 1;
    // Beside the body rather than before it.
    const out = Math.sign(way) * (0.3 + 0.7 * Math.abs(way));
    const far = (i * 0.377) % 1;
    const thrown = (1 - out * out * 0.7) * (0.08 + 0.52 * far) * crossing ** 0.6;
    const size = height * (0.007 + 0.016 * ((i * 0.7) % 1)) * (1.15 - far * 0.6);
    dot(
      stance.x + out * wide * 0.72 * (0.6 + 0.6 * crossing) * (0.8 + far * 0.4),
      placed.y - thrown * height,
      { rx: size, ry: size * 1.25 },
    );
  }
  context.fill();
}

/** How much of a subject the air has taken. */
function fadeOf(kit: SceneKit, depth: number): number {
  const air = kit.scene.airs.includes('fog') ? 0.1 * (1 - depth) : 0;
  return Math.max(0, Math.min(0.6, kit.light.hazeAmount * (0.24 - depth * 0.25) + air));
}

// Street lamps light whoever passes below them; trees take the sky from whoever stands among them; noir
// leaves them black against the light.
function shadeOf(kit: SceneKit): number {
  if (kit.scene.styles.includes('noir')) return 0.3;
  if (kit.scene.setting === 'underwater') return 0.72;
  if (kit.scene.setting === 'forest') return 0.46;
  return kit.scene.setting === 'street' && kit.light.lampsOn ? 1.15 : 0.56;
}

/** At night the light in a street is the lamps': warm. */
function lampLightOf(kit: SceneKit): Rgb {
  const { key, lampsOn } = kit.light;
  return kit.scene.setting === 'street' && lampsOn ? mix(key, [255, 198, 132], 0.6) : key;
}

const RIDING_COATS = ['#8f2f2c', '#2f4f7a', '#3a5f45', '#6a4a2c'] as const;

function riderOf(placed: Placed): Rgb | null {
  const { rider } = placed.subject;
  if (rider === null) return null;
  return hex(COLOURS[rider] ?? RIDING_COATS[Math.floor(placed.phase * 4) % 4]!);
}

function paintFor(kit: SceneKit, placed: Placed, moment: Pick<Moment, 'seconds' | 'flash'>): SubjectPaint {
  const { ambient, haze } = kit.light;
  const key = lampLightOf(kit);
  const code = placed.subject.colour ? COLOURS[placed.subject.colour] : undefined;
  const fade = fadeOf(kit, placed.depth);
  const flash = moment.flash * 40;
  const base = shadeOf(kit);
  // The bright side is on the subject's own right: it turns with where it looks.
  const sunSide = (kit.sun.x > placed.x ? 1 : -1) * placed.faces;
  return {
    own: code ? hex(code) : null,
    light: (colour: Rgb, side = 0.5, opacity = 1) => {
      const lit = sunSide > 0 ? side : side * 0.75 + 0.12;
      const shown = [0, 1, 2].map(
        (c) => (colour[c]! * (ambient[c]! * base + key[c]! * lit * 0.62)) / 255 + flash,
      ) as unknown as Rgb;
      return css(mix(shown, haze, fade), opacity);
    },
    lampsOn: kit.light.lampsOn,
    seconds: moment.seconds,
    phase: placed.phase,
    pace: PACES[placed.verb] ?? 0,
    verb: placed.verb,
    rider: riderOf(placed),
    burns: placed.subject.verb === 'burn',
  };
}

function shadow(context: Context, kit: SceneKit, placed: Placed, stance: Stance): void {
  const away = (placed.x - kit.sun.x) * 0.35;
  const long = 1 + Math.max(0, 0.3 - kit.light.sunHeight) * 2.4;
  const dark = kit.scene.clouds === 'heavy' || kit.light.isMoon ? 0.2 : 0.34;
  const high = Math.max(0, 1 - stance.lift / (placed.height * 1.5));
  context.save();
  context.translate(
    stance.x + Math.max(-1, Math.min(1, away)) * placed.height * 0.3 * long,
    stance.floor + placed.height * 0.01,
  );
  context.scale(placed.height * 0.42 * long ** 0.5, placed.height * 0.055);
  const fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  fill.addColorStop(0, css([12, 14, 26], dark * high));
  fill.addColorStop(1, css([12, 14, 26], 0));
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, 1, 0, Math.PI * 2);
  context.fill();
  context.restore();
  // Where it touches the ground nothing is lit.
  const wide = placed.height * 0.27 * Math.min(2.4, widthOf(placed.subject.noun) ** 1.1);
  context.fillStyle = css([10, 12, 20], (dark + 0.1) * high * high);
  context.beginPath();
  context.ellipse(
    stance.x,
    stance.floor + placed.height * 0.004,
    wide,
    placed.height * 0.022,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
}

function rock(context: Context, kit: SceneKit, placed: Placed): void {
  const next = kit.random(`rock ${placed.phase}`);
  const stone = hex('#6d655d');
  const wide = placed.height * 0.62;
  for (let i = 0; i < 26; i += 1) {
    const t = i / 25;
    const x = placed.x + (t - 0.5) * 2 * wide;
    const tall = (1 - (2 * t - 1) ** 2) * placed.height * 0.1 * (0.5 + next() * 0.9) + 0.006;
    const lit = 0.12 + next() * 0.5 * (kit.sun.x > x ? t : 1 - t) + 0.1;
    context.fillStyle = css(litBy(kit.light, stone, 0.42, lit));
    context.beginPath();
    context.moveTo(x - wide * 0.12, placed.y + placed.height * 0.05);
    context.lineTo(x - wide * 0.07, placed.y - tall * 0.5);
    context.lineTo(x + wide * 0.01, placed.y - tall);
    context.lineTo(x + wide * 0.1, placed.y + placed.height * 0.05);
    context.fill();
  }
}

/**
 * A light that a subject gives: how high on it, how far it reaches (both in its heights), its colour and
 * strength.
 */
interface Shine {
  readonly up: number;
  readonly reach: number;
  readonly colour: readonly [number, number, number];
  readonly strength: number;
}

const SHINES: Readonly<
  Record<string, (at: { kit: SceneKit; one: Placed; flicker: number; seconds: number }) => Shine | null>
> = {
  campfire: ({ flicker }) => ({ up: 0.4, reach: 3.2, colour: [1, 0.58, 0.2], strength: 0.62 * flicker }),
  volcano: ({ kit, flicker }) => ({
    up: 0.92,
    reach: 0.75,
    colour: [1, 0.5, 0.18],
    strength: (kit.light.lampsOn ? 0.7 : 0.32) * flicker,
  }),
  jellyfish: () => ({ up: 0.7, reach: 1.1, colour: [0.72, 0.5, 0.95], strength: 0.3 }),
  lantern: ({ flicker }) => ({ up: 0.4, reach: 1.7, colour: [1, 0.62, 0.26], strength: 0.42 * flicker }),
  rocket: ({ one, flicker }) =>
    one.speed === 0 ? null : { up: -0.15, reach: 1, colour: [1, 0.66, 0.3], strength: 0.6 * flicker },
  lighthouse: ({ kit, seconds }) =>
    kit.light.lampsOn
      ? { up: 0.88, reach: 0.8 + 0.3 * Math.sin(seconds * 1.4), colour: [1, 0.9, 0.62], strength: 0.6 }
      : null,
};

/** Light that subjects give: fires, lanterns, lighthouses, engines. */
export function subjectGlows(kit: SceneKit, placed: readonly Placed[], moment: Moment): Glow[] {
  return placed.flatMap((one) => {
    const flicker = 0.85 + 0.15 * Math.sin(moment.seconds * 9 + one.phase * 20);
    const shine = SHINES[one.subject.noun]?.({ kit, one, flicker, seconds: moment.seconds });
    if (!shine) return [];
    const stance = stanceOf(kit, one, moment);
    return [
      {
        x: stance.x,
        y: stance.y - one.height * shine.up,
        depth: one.depth,
        radius: shine.reach * one.height + 0.02,
        colour: shine.colour,
        strength: shine.strength * stance.scale,
      },
    ];
  });
}
