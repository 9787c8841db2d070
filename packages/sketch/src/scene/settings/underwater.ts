import { hex, mix } from '../../paint/colour.js';
import { crestLine } from '../layers/ridge.js';
import type { Light } from '../light.js';
import type { Moment, Part, ScenePlan, Shaft } from '../part.js';
import { coralGarden, type Site } from '../reef/coral-garden.js';
import { bubbles, shoal } from '../reef/drifters.js';
import { kelp } from '../reef/kelp.js';
import { seaFloor } from '../reef/sea-floor.js';
import { caustics, FULL_GLOW, surfaceFromBelow } from '../reef/water-light.js';
import type { SceneKit, SheetKit } from '../scene-kit.js';

/** Water from the floor up to the surface, and the light in it. */
interface Depths {
  readonly water: readonly string[];
  readonly key: string;
  readonly ambient: string;
  readonly haze: string;
  readonly sun: string;
  readonly glow: number;
}

const BY_DAY: Depths = {
  water: ['#0a5585', '#0c6c9d', '#1589b6', '#30aecd', '#4fc9e0', '#7ee8f2'],
  key: '#fff8ea',
  ambient: '#5c9ab8',
  haze: '#10719f',
  sun: '#c8faf0',
  glow: 0.4,
};

const LOW_SUN: Depths = {
  water: ['#10335f', '#155079', '#246f94', '#4a93a6', '#8fadac', '#f6c78e'],
  key: '#ffe0b4',
  ambient: '#4f7a98',
  haze: '#1c587f',
  sun: '#ffe2b4',
  glow: 0.36,
};

const BY_NIGHT: Depths = {
  water: ['#04132c', '#061f45', '#092d60', '#10417c', '#1b5a9a', '#3d86c0'],
  key: '#8fb4e6',
  ambient: '#24487c',
  haze: '#082650',
  sun: '#8fc0f4',
  glow: 0.26,
};

/** Light as it is under water: from above, blue, and soon lost. */
export function lightUnderwater(light: Light): Light {
  const low = light.sunHeight < 0.2 ? LOW_SUN : BY_DAY;
  const { water, key, ambient, haze, sun, glow } = light.stars > 0.2 ? BY_NIGHT : low;
  return {
    ...light,
    sky: water.map((code, i) => [i / 5, hex(code)] as const),
    key: hex(key),
    ambient: hex(ambient),
    haze: hex(haze),
    hazeAmount: 1,
    sunHeight: 1.02,
    sun: hex(sun),
    glow,
    isMoon: false,
    stars: 0,
    lampsOn: false,
  };
}

/** Below the surface: shafts of light, banks of coral, kelp that sways and bubbles that rise. */
export function planUnderwater(kit: SceneKit): ScenePlan {
  const isEmpty = kit.scene.subjects.length === 0;
  // A narrow frame would be all leaves.
  const narrow = Math.min(1, 0.45 + kit.view.aspect * 0.42);
  const parts: Part[] = [
    surfaceFromBelow(kit),
    bank(kit, { name: 'far reef', depth: 0.08, height: 0.27, size: 0.045, haze: 0.74 }),
    bank(kit, { name: 'middle reef', depth: 0.2, height: 0.23, size: 0.075, haze: 0.4 }),
    seaFloor(kit),
    caustics(kit),
    clumps(kit),
    kelp(kit, {
      name: 'far kelp',
      depth: 0.46,
      root: kit.view.horizon + 0.15,
      tallest: 0.46 * narrow,
      count: 12 * narrow,
      haze: 0.34,
      from: 0.5,
    }),
    ...(isEmpty ? [shoal(kit)] : []),
    bubbles(kit),
    kelp(kit, {
      name: 'kelp',
      depth: 0.86,
      root: 1.08,
      tallest: 0.78 * narrow,
      count: 10 * narrow,
      haze: 0.06,
      from: 0.76,
    }),
    corners(kit),
  ];
  return { parts, water: null, glows: () => [], shafts: shafts(kit) };
}

/** A bank overgrown with corals, higher towards one side. */
function bank(
  kit: SheetKit,
  at: { name: string; depth: number; height: number; size: number; haze: number },
): Part {
  const { aspect, horizon } = kit.view;
  const next = kit.random(at.name);
  const line = crestLine(kit.noise(at.name), {
    base: 0,
    height: at.height,
    width: 0.5,
    sharp: 0.25,
    offset: next() * 50,
  });
  const side = next() > 0.5 ? 1 : -1;
  const crest = (x: number): number => {
    const out = (x / aspect - 0.5) * 2;
    return horizon + 0.055 + line(x) * (0.42 + 0.4 * Math.min(1, Math.abs(out)) + 0.32 * side * out);
  };
  const bottom = horizon + 0.12;
  const sites = Array.from({ length: Math.round((aspect + 0.7) * (6.5 / at.size)) }, (): Site => {
    const x = -0.35 + next() * (aspect + 0.7);
    const down = next() ** 1.3;
    return { x, y: crest(x) + 0.008 + down * (bottom - crest(x)), size: at.size * (0.55 + next() * 0.7) };
  });
  return coralGarden(kit, {
    name: at.name,
    depth: at.depth,
    top: horizon - at.height - at.size - 0.1,
    bottom,
    crest,
    sites,
    haze: at.haze,
  });
}

/** Corals in a few clumps on the sand. */
function clumps(kit: SheetKit): Part {
  const { aspect, horizon } = kit.view;
  const next = kit.random('clumps');
  const count = Math.max(3, Math.round(aspect * 4));
  const places = Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.2 + next() * 0.6) / count) * (aspect + 0.3) - 0.15,
    near: next(),
  }));
  const sites = places.flatMap(({ x, near }) => {
    const y = horizon + 0.075 + near * 0.09;
    const size = 0.06 + near * 0.06;
    return Array.from({ length: 4 + Math.floor(next() * 5) }, (): Site => ({
      x: x + (next() + next() - 1) * size * 2.1,
      y: y + (next() - 0.5) * size * 0.4,
      size: size * (0.5 + next() * 0.7),
    }));
  });
  return coralGarden(kit, {
    name: 'clumps',
    depth: 0.42,
    top: horizon - 0.12,
    bottom: horizon + 0.22,
    crest: null,
    sites,
    haze: 0.16,
  });
}

/** The nearest corals, in both lower corners. */
function corners(kit: SheetKit): Part {
  const next = kit.random('corners');
  const { aspect } = kit.view;
  const wide = Math.min(0.5, aspect * 0.36);
  const sites = Array.from({ length: 20 }, (_, i): Site => {
    const side = i % 2;
    const out = next() ** 1.2;
    const x = side ? aspect + 0.16 - out * wide : out * wide - 0.16;
    return {
      x,
      y: 1.1 - (1 - out) * 0.07 - next() * 0.05,
      size: (0.1 + (1 - out) * 0.13) * (0.7 + next() * 0.5),
    };
  });
  return coralGarden(kit, {
    name: 'corners',
    depth: 0.92,
    top: 0.68,
    bottom: 1.12,
    crest: null,
    sites,
    haze: 0.02,
  });
}

/** Slanting shafts of light that drift and breathe. */
function shafts(kit: SheetKit): (moment: Moment) => Shaft[] {
  const next = kit.random('shafts');
  const beams = Array.from({ length: Math.round(4 + kit.view.aspect * 3) }, () => ({
    x: next() * (kit.view.aspect + 0.6) - 0.3,
    width: 0.03 + next() * 0.1,
    phase: next() * 20,
    lean: 0.1 + next() * 0.2,
  }));
  const dim = kit.light.glow / FULL_GLOW;
  const [r, g, b] = mix(kit.light.sun, [190, 255, 245], 0.3);
  return (moment) =>
    beams.map(({ x: home, width, phase, lean }) => {
      const x = home + 0.03 * Math.sin(moment.seconds * 0.31 + phase);
      return {
        top: { left: x - width * 0.2, right: x + width * 0.8, y: -0.2 },
        foot: { left: x + lean - width, right: x + lean + width * 2.2, y: 0.95 },
        depth: 0.15,
        colour: [r / 255, g / 255, b / 255],
        strength: 0.2 * dim * (0.55 + 0.45 * Math.sin(moment.seconds * 0.7 + phase)),
      };
    });
}
