import { coarseSizes } from '../../paint/coarse-size.js';
import { hex, mix, type Rgb, scale } from '../../paint/colour.js';
import { SilkPainter } from '../../paint/silk.js';
import { COLOURS } from '../../prompt/lexicon/colours.js';
import type { Light } from '../light.js';
import type { Backdrop, ScenePlan } from '../part.js';
import type { HasChance, HasScene, HasView } from '../scene-kit.js';

/** Dark, deep, bright, and the gleam on the folds. */
const SETS = [
  ['#2a1266', '#2f49cf', '#f0568c', '#ffc27a'],
  ['#08345c', '#0f8f95', '#8fdc7c', '#f4f0c0'],
  ['#471050', '#a12a8f', '#ff7a4f', '#ffdca6'],
  ['#101a66', '#1f62c4', '#6fd6ee', '#f6f4ea'],
  ['#5a1238', '#c22f4e', '#ffb347', '#ffe9c4'],
  ['#0b3a3f', '#166a5a', '#e0b04f', '#fff0c8'],
  ['#321a7a', '#7a4fe0', '#4fd0e0', '#ffe0f0'],
  ['#5c2a12', '#b5562b', '#2f8f9a', '#ffe6c2'],
];

/** The four colours of an abstract picture, dark to bright: those of the prompt where it names some. */
export function abstractColours(kit: HasScene & Pick<HasChance, 'random'>): Rgb[] {
  const set = SETS[Math.floor(kit.random('abstract colours')() * SETS.length)] ?? SETS[0]!;
  const own = kit.scene.colours.map((name) => hex(COLOURS[name] ?? '#888888'));
  const [first, second = scale(first0(own), 1.35)] = own;
  if (!first) return set.map((code) => hex(code));
  return [scale(first, 0.16), mix(first, [20, 20, 60], 0.25), second, mix(second, [255, 246, 226], 0.6)];
}

function first0(own: readonly Rgb[]): Rgb {
  return own[0] ?? [128, 128, 128];
}

/** A dark ground for the ribbons. */
export function lightForAbstract(light: Light, colours: readonly Rgb[]): Light {
  const [dark, deep] = [colours[0]!, colours[1]!];
  return {
    ...light,
    sky: [
      [0, mix(dark, deep, 0.5)],
      [0.5, mix(dark, deep, 0.18)],
      [1, dark],
    ],
    glow: 0,
    stars: 0,
    hazeAmount: 0,
    haze: deep,
    isMoon: false,
    lampsOn: false,
  };
}

/** Silk that folds and flows, from edge to edge. */
export function planAbstract(kit: HasScene & HasView & HasChance): ScenePlan {
  return { parts: [], water: null, glows: () => [], backdrop: (memory) => silk(kit, memory) };
}

function silk(kit: HasScene & HasView & HasChance, memory: WebAssembly.Memory): Backdrop {
  const { soft } = coarseSizes(kit.view.size.width, kit.view.size.height);
  const painter = new SilkPainter(memory, soft, { colours: abstractColours(kit), next: kit.random('silk') });
  return {
    paint: (target, { seconds, pose }) => painter.paint(target, { seconds, shift: pose.x, zoom: pose.zoom }),
  };
}
