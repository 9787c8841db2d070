import { createCanvas } from '@napi-rs/canvas';
import { COLOURS } from '../../prompt/lexicon/colours.js';
import { css, hex, mix, scale, type Rgb } from '../../paint/colour.js';
import type { Light } from '../light.js';
import type { Context, Moment, Part, SceneKit, ScenePlan } from '../part.js';

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

/** Silk ribbons of light that flow through one another. In one layer, since each has to be read back from its canvas. */
export function planAbstract(kit: SceneKit): ScenePlan {
  return { parts: [ribbons(kit, abstractColours(kit))], water: null, glows: () => [] };
}

function ribbons(kit: SceneKit, colours: readonly Rgb[]): Part {
  const bands = [0, 1, 2].flatMap((index) => bandsOf(kit.random(`ribbons ${index}`)));
  return { bakes: [], layer: () => ({ depth: 0.5, mirrors: false, draw: silkPainter(kit, { bands, colours }) }) };
}

/** Silk is soft: a third of the frame's resolution shows it as well, and its many strokes cost far less. */
const COARSE = 3;
/** World units that the camera may show beyond the frame. */
const MARGIN = 0.3;

function silkPainter(kit: SceneKit, { bands, colours }: { bands: readonly Ribbon['band'][]; colours: readonly Rgb[] }) {
  const unit = Math.max(48, Math.round(kit.view.size.height / COARSE));
  const silk = createCanvas(Math.ceil((kit.view.aspect + 2 * MARGIN) * unit), Math.ceil((1 + 2 * MARGIN) * unit));
  let paintedAt = Number.NaN;
  return (context: Context, { seconds }: Moment): void => {
    if (paintedAt !== seconds) {
      const coarse = silk.getContext('2d');
      coarse.resetTransform();
      coarse.clearRect(0, 0, silk.width, silk.height);
      coarse.setTransform(unit, 0, 0, unit, MARGIN * unit, MARGIN * unit);
      for (const band of bands) drawRibbon(coarse, { kit, band, colours, seconds });
      paintedAt = seconds;
    }
    context.globalCompositeOperation = 'source-over';
    context.drawImage(silk, -MARGIN, -MARGIN, silk.width / unit, silk.height / unit);
  };
}

const bandsOf = (next: () => number): Ribbon['band'][] =>
  Array.from({ length: 3 }, () => ({ y: 0.12 + next() * 0.76, swing: 0.08 + next() * 0.14, wave: 0.9 + next() * 1.3, phase: next() * 20, pace: 0.25 + next() * 0.3, tone: next(), twist: 1 + next() * 2 }));

interface Ribbon {
  readonly kit: SceneKit;
  readonly colours: readonly Rgb[];
  readonly seconds: number;
  readonly band: { y: number; swing: number; wave: number; phase: number; pace: number; tone: number; twist: number };
}

const THREADS = 9;

// Threads side by side make silk: each bright on one edge of the band and dark on the other.
function drawRibbon(context: Context, ribbon: Ribbon): void {
  const { band, colours, seconds, kit } = ribbon;
  const t = seconds * band.pace + band.phase;
  const steps = 26;
  context.lineWidth = 0.027;
  for (let i = 0; i < THREADS; i += 1) {
    const k = i / (THREADS - 1);
    const colour = mix(mix(colours[1]!, colours[2]!, band.tone), colours[3]!, k ** 3);
    context.strokeStyle = css(colour, 0.1 + 0.5 * Math.sin(Math.PI * k) ** 2);
    context.beginPath();
    for (let s = 0; s <= steps; s += 1) {
      const x = -MARGIN + ((kit.view.aspect + 2 * MARGIN) * s) / steps;
      const fold = Math.sin(x * band.twist + t * 0.8);
      const y = band.y + band.swing * Math.sin(x * band.wave + t) + 0.05 * Math.sin(x * 2.9 - t * 0.7) + (k - 0.5) * 0.17 * fold;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}
