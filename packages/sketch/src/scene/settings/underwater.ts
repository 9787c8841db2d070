import type { Brush, Point } from '../../paint/brush.js';
import { hex, mix } from '../../paint/colour.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import { groundPlane } from '../layers/ground-plane.js';
import { crestLine, ridge } from '../layers/ridge.js';
import type { Light } from '../light.js';
import type { Moment, Part, SceneKit, ScenePlan, Shaft, SpotPart } from '../part.js';

/** Light as it is under water: from above, blue, and soon lost. */
export function lightUnderwater(light: Light): Light {
  const byDay = light.sunHeight < 0.1 ? 0.75 : 1;
  const dim = light.stars > 0.5 ? 0.4 : byDay;
  const stops = (['#0a4f78', '#0d6a94', '#1585ac', '#2ba4c0', '#6ccfd6', '#c9f2e6'] as const).map((code, i) => [i / 5, mix([4, 16, 40], hex(code), dim)] as const);
  return {
    ...light, sky: stops, key: mix([40, 90, 120], [190, 236, 232], dim), ambient: mix([14, 40, 66], [52, 128, 160], dim), haze: mix([4, 20, 46], hex('#12789f'), dim),
    hazeAmount: 1, sunHeight: 1.02, sun: [200, 250, 240], glow: 0.8 * dim, isMoon: false, stars: 0, lampsOn: false,
  };
}

/** Below the surface: shafts of light, a reef, weed that sways and bubbles that rise. */
export function planUnderwater(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const next = kit.random('reef');
  const rows = [
    { name: 'far reef', depth: 0.1, height: 0.26, base: 0.02, haze: 0.6 },
    { name: 'middle reef', depth: 0.25, height: 0.24, base: 0.05, haze: 0.3 },
  ];
  const reefs = rows.map((row) => ridge(kit, {
    name: row.name, depth: row.depth, crest: crestLine(kit.noise(row.name), { base: view.horizon + row.base, height: row.height, width: 0.5, sharp: 0.4, offset: next() * 50 }), bottom: view.horizon + row.base + 0.1,
    rock: hex('#5f8a93'), cover: hex('#a2747f'), snowLine: null, haze: row.haze, footHaze: 0.2, grain: 9, relief: 0.6,
  }));
  const floor = groundPlane(kit, { name: 'sea floor', colour: hex('#cdbb8d'), patches: hex('#a9a07f'), texture: 0.22, ripples: 0.3, haze: 0.55, top: view.horizon });
  const weed = (name: string, depth: number, root: number, tallest: number, blade: string): Part =>
    foregroundGrass(kit, { name, depth, tallest, density: 60, blade: hex(blade), flowers: null, root, presence: (x) => Math.max(0.02, Math.abs(x / view.aspect - 0.5) * 2.4 - 0.35) });
  const corals = foregroundGrass(kit, {
    name: 'corals', depth: 0.9, tallest: 0.11, density: 240, blade: hex('#c9647a'), flowers: [hex('#ffb26b'), hex('#ff7fa0'), hex('#f3e27a'), hex('#c78bff')], root: 1.05, presence: (x) => Math.max(0.1, Math.abs(x / view.aspect - 0.5) * 1.6),
  });
  return { parts: [reefs[0]!, reefs[1]!, floor, weed('far weed', 0.5, 0.97, 0.34, '#3f7a5a'), bubbles(kit), weed('kelp', 1, 1.06, 0.6, '#4f8a4a'), corals], water: null, glows: () => [], shafts: shafts(kit) };
}

/** Slanting shafts of light that drift and breathe. */
function shafts(kit: SceneKit): (moment: Moment) => Shaft[] {
  const next = kit.random('shafts');
  const beams = Array.from({ length: 9 }, () => ({ x: next() * (kit.view.aspect + 0.6) - 0.3, width: 0.03 + next() * 0.1, phase: next() * 20, lean: 0.1 + next() * 0.2 }));
  const dim = kit.light.glow / 0.8;
  return (moment) =>
    beams.map(({ x: home, width, phase, lean }) => {
      const x = home + 0.03 * Math.sin(moment.seconds * 0.31 + phase);
      return {
        top: { left: x - width * 0.2, right: x + width * 0.8, y: -0.2 },
        foot: { left: x + lean - width, right: x + lean + width * 2.2, y: 0.95 },
        depth: 0.15,
        colour: [0.75, 1, 0.95],
        strength: 0.2 * dim * (0.55 + 0.45 * Math.sin(moment.seconds * 0.7 + phase)),
      };
    });
}

/** Bubbles that wobble upwards, in columns. */
function bubbles(kit: SceneKit): SpotPart {
  const next = kit.random('bubbles');
  const all = Array.from({ length: 60 }, (_, i) => ({ x: (0.15 + 0.35 * (i % 3)) * kit.view.aspect + (next() - 0.5) * 0.09, y: next(), size: 0.002 + next() ** 3 * 0.012, pace: 0.09 + next() * 0.12, phase: next() * 9 }));
  return {
    bakes: [],
    depth: 0.6,
    mirrors: false,
    spots: (brush, moment) => {
      for (const bubble of all) {
        const rise = (bubble.y + moment.seconds * bubble.pace) % 1;
        const x = bubble.x + 0.012 * Math.sin(moment.seconds * 2.2 + bubble.phase + rise * 9);
        paintBubble(brush, { x, y: 1.02 - rise * 1.1 }, bubble.size);
      }
    },
  };
}

/** Two rims of light, above left and below right, on a body that is hardly there. */
function paintBubble(brush: Brush, { x, y }: Point, size: number): void {
  brush.ink([210, 245, 250], 0.26);
  brush.disc(x, y, size);
  brush.ink([240, 255, 255], 0.75);
  brush.oval(x - size * 0.42, y - size * 0.45, { rx: size * 0.38, ry: size * 0.16, turn: -0.78 });
  brush.ink([225, 252, 255], 0.4);
  brush.oval(x + size * 0.5, y + size * 0.52, { rx: size * 0.34, ry: size * 0.12, turn: -0.78 });
}
