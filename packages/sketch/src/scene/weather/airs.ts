import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { random, seedFor } from '../../paint/random.js';
import { litBy } from '../light.js';
import { type Glow, type Moment, type Part, type Shaft, type SpotPart, standing } from '../part.js';
import type { HasChance, HasLight, HasScene, HasView, SceneKit } from '../scene-kit.js';
import { fireworkGlows, fireworks } from './fireworks.js';
import { lightningAt } from './lightning.js';

type Draw = (context: Context, moment: Moment) => void;

function sheet(depth: number, mirrors: boolean, draw: Draw): Part {
  return { bakes: [], layer: () => ({ depth, mirrors, draw }) };
}

function strewn(depth: number, mirrors: boolean, spots: SpotPart['spots']): Part {
  return { bakes: [], depth, mirrors, spots };
}

function wrap(value: number): number {
  return value - Math.floor(value);
}

/** What a scene's airs add to it, as parts at their own depth. */
export function airParts(kit: SceneKit): Part[] {
  const makers: Partial<Record<(typeof kit.scene.airs)[number], (kit: SceneKit) => Part | Part[]>> = {
    storm: bolts,
    leaves: (own) => flutter(own, ['#c9772f', '#b5482a', '#d9a23a', '#8f5a2c'], 1.25),
    petals: (own) => flutter(own, ['#f7c6d4', '#fbdfe6', '#f2a9c0'], 1),
    rainbow,
    fireflies,
    dust,
    meteors,
    fireworks,
  };
  return kit.scene.airs.flatMap((air) => {
    const make = makers[air];
    return make ? make(kit) : [];
  });
}

/** The light that a scene's airs give. */
export function airGlows(kit: HasScene & HasView & HasChance, moment: Moment): Glow[] {
  return kit.scene.airs.includes('fireworks') ? fireworkGlows(kit, moment) : [];
}

/** A forked stroke while the flash lasts. */
function bolts(kit: HasView & HasChance): Part {
  return sheet(0.02, true, (context, moment) => {
    const { strike, flash } = lightningAt(kit.seed, moment.seconds);
    if (!strike || flash < 0.12) return;
    const next = random(seedFor(kit.seed, `bolt ${strike.atSeconds}`));
    fork(context, {
      x: strike.x * kit.view.aspect,
      y: -0.02,
      until: kit.view.horizon,
      width: 0.0055,
      next,
      glow: flash,
    });
  });
}

function fork(
  context: Context,
  bolt: { x: number; y: number; until: number; width: number; next: () => number; glow: number },
): void {
  const points: [number, number][] = [[bolt.x, bolt.y]];
  for (let { x, y } = bolt; y < bolt.until;) {
    x += (bolt.next() - 0.5) * 0.07;
    y += 0.02 + bolt.next() * 0.03;
    points.push([x, y]);
    if (bolt.next() < 0.13 && bolt.width > 0.003)
      fork(context, { ...bolt, x, y, until: y + 0.14 + bolt.next() * 0.12, width: bolt.width * 0.45 });
  }
  for (const [width, opacity] of [
    [bolt.width * 5, 0.16],
    [bolt.width * 2, 0.4],
    [bolt.width * 0.7, 1],
  ] as const) {
    context.strokeStyle = css([226, 232, 255], opacity * bolt.glow);
    context.lineWidth = width;
    context.lineJoin = 'round';
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  }
}

/** Leaves or petals that turn as they fall. */
function flutter(kit: SceneKit, codes: readonly string[], size: number): Part {
  const next = kit.random(`flutter ${codes[0]}`);
  const colours = codes.map((code) => litBy(kit.light, hex(code), 0.5, 0.55));
  const wind = kit.scene.airs.includes('wind') ? 0.16 : 0.05;
  const all = Array.from({ length: 110 }, () => ({
    x: next(),
    y: next(),
    near: next() ** 2,
    phase: next() * 20,
    tone: Math.floor(next() * colours.length),
  }));
  return strewn(0.95, false, (brush, moment) => {
    for (const one of all) {
      const t = moment.seconds;
      const y = wrap(one.y + t * (0.05 + one.near * 0.1)) * 1.15 - 0.08;
      const x =
        (wrap(one.x + t * wind * (0.6 + one.near) + Math.sin(t * 0.9 + one.phase) * 0.02) * 1.3 - 0.15) *
        kit.view.aspect;
      const scale = (0.006 + one.near * 0.016) * size;
      const turn = t * (0.8 + (one.phase % 1.3)) + one.phase;
      brush.ink(colours[one.tone]!, 0.92);
      brush.oval(x, y, { rx: scale, ry: scale * (0.2 + 0.5 * Math.abs(Math.sin(turn * 1.7))), turn });
    }
  });
}

function rainbow(kit: HasView & HasLight): Part {
  const hues: Rgb[] = [
    [230, 70, 70],
    [240, 150, 60],
    [245, 225, 90],
    [100, 205, 110],
    [80, 160, 235],
    [130, 100, 215],
  ];
  const x = kit.view.aspect * (kit.sun.x > kit.view.aspect / 2 ? 0.34 : 0.66);
  const radius = kit.view.horizon * 0.86;
  return sheet(0.05, true, (context, moment) => {
    const breathe = 0.2 + 0.04 * Math.sin(moment.seconds * 0.8);
    hues.forEach((hue, i) => {
      context.strokeStyle = css(hue, breathe);
      context.lineWidth = 0.019;
      context.beginPath();
      context.arc(x, kit.view.horizon + 0.08, radius - i * 0.0135, Math.PI, Math.PI * 2);
      context.stroke();
    });
  });
}

/** Small lights that wander, and go on and off. */
function fireflies(kit: HasView & HasChance): Part {
  const next = kit.random('fireflies');
  const all = Array.from({ length: 70 }, () => ({
    x: next() * kit.view.aspect,
    y: kit.view.horizon - 0.16 + next() * (1.08 - kit.view.horizon),
    phase: next() * 30,
    size: 0.0016 + next() * 0.0035,
  }));
  return strewn(0.8, false, (brush, moment) => {
    for (const one of all) {
      const t = moment.seconds;
      const x = one.x + 0.03 * Math.sin(t * 0.5 + one.phase) + 0.014 * Math.sin(t * 1.3 + one.phase * 2);
      const y = one.y + 0.024 * Math.sin(t * 0.7 + one.phase * 1.7);
      const on = Math.max(0, Math.sin(t * 1.6 + one.phase)) ** 1.5;
      for (const [radius, opacity] of [
        [7, 0.09],
        [3.4, 0.22],
        [1, 1],
      ] as const) {
        brush.ink([255, 232, 122], opacity * on);
        brush.disc(x, y, one.size * radius);
      }
    }
  });
}

function dust(kit: SceneKit): Part {
  const next = kit.random('dust');
  const blown = kit.scene.airs.includes('wind') || kit.scene.setting === 'desert' ? 0.35 : 0.03;
  const colour = mix(kit.light.haze, kit.light.key, 0.4);
  const all = Array.from({ length: 150 }, () => ({
    x: next(),
    y: next(),
    near: next() ** 2,
    phase: next() * 20,
  }));
  return strewn(0.9, false, (brush, moment) => {
    for (const one of all) {
      const x = (wrap(one.x + moment.seconds * blown * (0.4 + one.near)) * 1.3 - 0.15) * kit.view.aspect;
      const y = wrap(one.y + Math.sin(moment.seconds * 0.6 + one.phase) * 0.02);
      brush.ink(colour, 0.16 + 0.4 * (1 - one.near));
      brush.rect(x, y, 0.002 + one.near * 0.006 + blown * 0.014 * one.near, 0.0014 + one.near * 0.002);
    }
  });
}

/** Shooting stars, one after another. */
function meteors(kit: HasView & HasChance): Part {
  const next = kit.random('meteors');
  const all = Array.from({ length: 26 }, (_, i) => ({
    at: i * 0.62 + next() * 0.5,
    x: next() * 1.1 * kit.view.aspect,
    y: next() * kit.view.horizon * 0.5,
    long: 0.16 + next() * 0.2,
    lean: 0.35 + next() * 0.3,
  }));
  return sheet(0.01, true, (context, moment) => {
    for (const one of all) {
      const age = (moment.seconds - one.at) / 0.75;
      if (age < 0 || age > 1) continue;
      const x = one.x - age * 0.42;
      const y = one.y + age * 0.42 * one.lean;
      const tail = one.long * Math.sin(Math.PI * age);
      const fill = context.createLinearGradient(x, y, x + tail, y - tail * one.lean);
      fill.addColorStop(0, css([255, 255, 255], Math.sin(Math.PI * age)));
      fill.addColorStop(1, css([170, 200, 255], 0));
      context.strokeStyle = fill;
      context.lineWidth = 0.0032;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + tail, y - tail * one.lean);
      context.stroke();
    }
  });
}

/** Shafts of sunlight through whatever is overhead. */
export function airShafts(kit: HasScene & HasLight & HasChance): (moment: Moment) => Shaft[] {
  if (!kit.scene.airs.includes('sunrays')) return () => [];
  const next = kit.random('sunrays');
  const rays = Array.from({ length: 13 }, () => ({
    lean: (next() - 0.5) * 1.7,
    width: 0.025 + next() * 0.06,
    phase: next() * 20,
  }));
  const { x } = kit.sun;
  const top = Math.min(kit.sun.y, -0.1);
  const [r, g, b] = mix(kit.light.key, [255, 255, 255], 0.2);
  return ({ seconds }) =>
    rays.map((ray) => {
      const lean = ray.lean + 0.02 * Math.sin(seconds * 0.3 + ray.phase);
      return {
        top: { left: x + lean * 0.1 - 0.01, right: x + lean * 0.1 + ray.width * 0.3 + 0.01, y: top },
        foot: { left: x + lean - ray.width * 1.2, right: x + lean + ray.width * 2.6, y: 1 },
        depth: 0.3,
        colour: [r / 255, g / 255, b / 255],
        strength: 0.2 * (0.6 + 0.4 * Math.sin(seconds * 0.6 + ray.phase)),
      };
    });
}

/** A moon with seas on it, drawn where the sky's light stands. */
export function moonPart(kit: SceneKit): Part {
  const large = kit.scene.airs.includes('moon');
  const radius = large ? 0.075 : 0.038;
  const side = Math.ceil(radius * 2.1 * kit.resolution);
  const noise = kit.noise('moon');
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const pixels = new Uint8ClampedArray(side * side * 4);
    for (let i = 0; i < side * side; i += 1) {
      const x = (((i % side) + 0.5) / side) * 2.1 - 1.05;
      const y = ((Math.floor(i / side) + 0.5) / side) * 2.1 - 1.05;
      const far = Math.hypot(x, y);
      const seas = Math.max(0, noise.fbm(x * 1.7 + 3, y * 1.7, 4) * 1.7);
      const craters = noise.ridged(x * 4, y * 4, 4) * 0.16;
      const level = 250 - seas * 90 - craters * 70 - far ** 4 * 26;
      pixels.set(
        [level, level * 0.985, level * 0.94, Math.max(0, Math.min(1, (1 - far) * side * 0.45 + 0.5)) * 255],
        i * 4,
      );
    }
    return pixels;
  };
  const opacity = kit.scene.clouds === 'heavy' ? 0.35 : 0.96;
  const reach = radius * 1.05;
  return standing(
    { name: 'moon face', width: side, height: side, paint },
    {
      depth: 0,
      mirrors: true,
      x: kit.sun.x - reach,
      y: kit.sun.y - reach,
      width: reach * 2,
      height: reach * 2,
      opacity,
    },
  );
}
