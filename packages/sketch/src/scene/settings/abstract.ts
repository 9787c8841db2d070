import { COLOURS } from '../../prompt/lexicon/colours.js';
import { coarseSizes } from '../../paint/coarse-size.js';
import { hex, mix, scale, type Rgb } from '../../paint/colour.js';
import type { Light } from '../light.js';
import { SilkPainter } from '../../paint/silk.js';
import type { Backdrop, SceneKit, ScenePlan } from '../part.js';

const SETS = [
  ['#0d1033', '#3146b8', '#d6538f', '#ffb45e'], ['#06222e', '#0f7c86', '#5fd3b4', '#f4e9b0'],
  ['#1d0b2e', '#7a2b8f', '#e4577a', '#ffd6a0'], ['#0a1a2f', '#24508f', '#6fb1e0', '#f6f0e2'],
];

/** The four colours of an abstract picture, dark to bright: those of the prompt where it names some. */
export function abstractColours(kit: Pick<SceneKit, 'scene' | 'random'>): Rgb[] {
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
  return { ...light, sky: [[0, mix(dark, deep, 0.5)], [0.5, mix(dark, deep, 0.18)], [1, dark]], glow: 0, stars: 0, hazeAmount: 0, haze: deep, isMoon: false, lampsOn: false };
}

/** Silk that folds and flows, from edge to edge. */
export function planAbstract(kit: SceneKit): ScenePlan {
  return { parts: [], water: null, glows: () => [], backdrop: (memory) => silk(kit, memory) };
}

function silk(kit: SceneKit, memory: WebAssembly.Memory): Backdrop {
  const { soft } = coarseSizes(kit.view.size.width, kit.view.size.height);
  const painter = new SilkPainter(memory, soft, { colours: abstractColours(kit), next: kit.random('silk') });
  return { paint: (target, { seconds, pose }) => painter.paint(target, { seconds, shift: pose.x, zoom: pose.zoom }) };
}
