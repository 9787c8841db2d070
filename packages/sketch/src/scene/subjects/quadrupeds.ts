import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../part.js';
import { blob, body, darker, limb, line, oval, paler, poly, type Drawer, type SubjectPaint } from './shapes.js';

/** Proportions of a four-legged animal, in its own shoulder heights. */
interface Build {
  readonly coat: string;
  /** Half the trunk's length and thickness. */
  readonly trunk: readonly [number, number];
  readonly leg: number;
  readonly legWidth: number;
  /** Where the head ends up from the shoulder. */
  readonly head: readonly [number, number];
  readonly headSize: number;
  readonly neckWidth: number;
  /** Length and lift of the muzzle. */
  readonly muzzle: number;
  readonly ears: 'pointed' | 'round' | 'long' | 'wide' | 'horns' | 'antlers';
  readonly tail: 'long' | 'brush' | 'short' | 'curl' | 'mane';
  readonly mane?: string;
  readonly wool?: boolean;
  readonly hump?: boolean;
  readonly trunkNose?: boolean;
  readonly spots?: string;
  /** Colour of stripes down the flanks, or of small spots all over. */
  readonly stripes?: string;
  readonly rosettes?: string;
  readonly horn?: boolean;
}

const BUILDS: Record<string, Build> = {
  horse: { coat: '#8a5a36', trunk: [0.34, 0.15], leg: 0.5, legWidth: 0.062, head: [0.32, -0.36], headSize: 0.085, neckWidth: 0.15, muzzle: 0.17, ears: 'pointed', tail: 'mane', mane: '#3b2618' },
  dog: { coat: '#b07d48', trunk: [0.36, 0.17], leg: 0.42, legWidth: 0.08, head: [0.24, -0.24], headSize: 0.15, neckWidth: 0.18, muzzle: 0.16, ears: 'long', tail: 'curl' },
  cat: { coat: '#c98a4b', trunk: [0.36, 0.17], leg: 0.4, legWidth: 0.075, head: [0.22, -0.22], headSize: 0.17, neckWidth: 0.16, muzzle: 0.05, ears: 'pointed', tail: 'long' },
  cow: { coat: '#f0ebe2', trunk: [0.42, 0.22], leg: 0.4, legWidth: 0.085, head: [0.3, -0.12], headSize: 0.12, neckWidth: 0.2, muzzle: 0.14, ears: 'horns', tail: 'long', spots: '#3a302b' },
  sheep: { coat: '#efe8da', trunk: [0.36, 0.24], leg: 0.34, legWidth: 0.06, head: [0.26, -0.1], headSize: 0.11, neckWidth: 0.14, muzzle: 0.1, ears: 'long', tail: 'short', wool: true },
  deer: { coat: '#a5713f', trunk: [0.3, 0.14], leg: 0.54, legWidth: 0.05, head: [0.24, -0.34], headSize: 0.08, neckWidth: 0.12, muzzle: 0.12, ears: 'antlers', tail: 'short' },
  wolf: { coat: '#787a80', trunk: [0.38, 0.16], leg: 0.45, legWidth: 0.07, head: [0.3, -0.2], headSize: 0.13, neckWidth: 0.2, muzzle: 0.16, ears: 'pointed', tail: 'brush' },
  fox: { coat: '#cf6a2c', trunk: [0.36, 0.14], leg: 0.4, legWidth: 0.06, head: [0.26, -0.18], headSize: 0.13, neckWidth: 0.15, muzzle: 0.15, ears: 'pointed', tail: 'brush' },
  bear: { coat: '#5d4331', trunk: [0.42, 0.25], leg: 0.34, legWidth: 0.13, head: [0.3, -0.12], headSize: 0.16, neckWidth: 0.26, muzzle: 0.12, ears: 'round', tail: 'short' },
  lion: { coat: '#c99a55', trunk: [0.42, 0.18], leg: 0.4, legWidth: 0.09, head: [0.26, -0.2], headSize: 0.15, neckWidth: 0.24, muzzle: 0.1, ears: 'round', tail: 'long', mane: '#7a4a22' },
  tiger: { coat: '#d98232', trunk: [0.44, 0.17], leg: 0.38, legWidth: 0.1, head: [0.26, -0.16], headSize: 0.15, neckWidth: 0.22, muzzle: 0.1, ears: 'round', tail: 'long', stripes: '#2a1a14' },
  leopard: { coat: '#d0a052', trunk: [0.43, 0.15], leg: 0.4, legWidth: 0.08, head: [0.26, -0.17], headSize: 0.13, neckWidth: 0.18, muzzle: 0.09, ears: 'round', tail: 'long', rosettes: '#3a2818' },
  panther: { coat: '#2a2a30', trunk: [0.43, 0.16], leg: 0.39, legWidth: 0.085, head: [0.26, -0.16], headSize: 0.14, neckWidth: 0.2, muzzle: 0.09, ears: 'round', tail: 'long' },
  unicorn: { coat: '#f1eef4', trunk: [0.34, 0.15], leg: 0.5, legWidth: 0.062, head: [0.32, -0.36], headSize: 0.085, neckWidth: 0.15, muzzle: 0.17, ears: 'pointed', tail: 'mane', mane: '#c79ad8', horn: true },
  elephant: { coat: '#85858a', trunk: [0.42, 0.3], leg: 0.36, legWidth: 0.17, head: [0.36, -0.14], headSize: 0.2, neckWidth: 0.3, muzzle: 0.06, ears: 'wide', tail: 'short', trunkNose: true },
  camel: { coat: '#c19a62', trunk: [0.34, 0.17], leg: 0.5, legWidth: 0.06, head: [0.36, -0.28], headSize: 0.08, neckWidth: 0.11, muzzle: 0.14, ears: 'round', tail: 'short', hump: true },
  rabbit: { coat: '#b59a80', trunk: [0.3, 0.24], leg: 0.26, legWidth: 0.09, head: [0.22, -0.24], headSize: 0.17, neckWidth: 0.2, muzzle: 0.06, ears: 'long', tail: 'short' },
};

/** All four-legged animals by name. */
export const QUADRUPEDS: Record<string, Drawer> = Object.fromEntries(Object.entries(BUILDS).map(([name, build]) => [name, (context, paint) => drawQuadruped(context, paint, build)]));

function drawQuadruped(context: Context, paint: SubjectPaint, build: Build): void {
  const coat = body(paint, hex(build.coat));
  const stride = (paint.seconds * paint.pace + paint.phase) * Math.PI * 2;
  const swing = Math.min(0.75, paint.pace * 0.32);
  const lift = -build.leg - Math.abs(Math.sin(stride)) * swing * 0.09;
  const [half, thick] = build.trunk;
  context.save();
  context.rotate(Math.sin(stride * 2) * swing * 0.05);
  for (const [x, shift] of [[half * 0.72, 0.5], [-half * 0.72, 1]] as const) leg(context, paint, build, { x, y: lift, phase: stride + shift * Math.PI + 2.6, swing, side: 0.1, coat });
  drawTail(context, paint, build, { x: -half, y: lift - thick * 0.6, stride, coat });
  blob(context, paint.light(coat, 0.55), [-half * 1.08, lift - thick * 0.4, -half * 0.75, lift - thick * 1.62, 0, lift - thick * 1.42, half * 0.75, lift - thick * 1.7, half * 1.16, lift - thick * 0.7, half * 0.7, lift + thick * 0.42, -half * 0.1, lift + thick * 0.42, -half * 0.75, lift + thick * 0.34]);
  blob(context, paint.light(coat, 0.95), [-half * 0.9, lift - thick * 1.2, -half * 0.4, lift - thick * 1.42, half * 0.4, lift - thick * 1.42, half * 0.9, lift - thick * 1.3, half * 0.3, lift - thick * 0.85, -half * 0.5, lift - thick * 0.85]);
  extras(context, paint, build, { lift, coat });
  drawHead(context, paint, build, { lift: lift - thick, stride: stride * swing, coat });
  for (const [x, shift] of [[half * 0.62, 0], [-half * 0.62, 0.55]] as const) leg(context, paint, build, { x, y: lift, phase: stride + shift * Math.PI, swing, side: 0.62, coat });
  context.restore();
}

function leg(context: Context, paint: SubjectPaint, build: Build, at: { x: number; y: number; phase: number; swing: number; side: number; coat: Rgb }): void {
  const swing = Math.sin(at.phase) * at.swing;
  const bend = Math.max(0, Math.cos(at.phase)) * at.swing * 1.3;
  limb(context, paint.light(at.coat, at.side), { x: at.x, y: at.y - 0.03, length: build.leg, swing, bend, width: build.legWidth });
}

function extras(context: Context, paint: SubjectPaint, build: Build, at: { lift: number; coat: Rgb }): void {
  const [half, thick] = build.trunk;
  if (build.spots) {
    for (const [x, y, r] of [[-0.5, -0.9, 0.3], [0.3, -0.5, 0.24], [-0.1, -0.1, 0.16]] as const) blob(context, paint.light(hex(build.spots), 0.6), [half * (x - r), at.lift + thick * y, half * x, at.lift + thick * (y - r * 1.6), half * (x + r), at.lift + thick * (y + 0.1), half * x, at.lift + thick * (y + r * 1.4)]);
  }
  if (build.stripes) stripes(context, paint, build, at.lift);
  if (build.rosettes) rosettes(context, paint, build, at.lift);
  if (build.hump) blob(context, paint.light(at.coat, 0.8), [-half * 0.6, at.lift - thick, -half * 0.2, at.lift - thick * 2.7, half * 0.2, at.lift - thick * 2.5, half * 0.6, at.lift - thick]);
  if (!build.wool) return;
  for (let i = 0; i < 16; i += 1) {
    const angle = (i / 16) * Math.PI * 2;
    oval(context, paint.light(at.coat, 0.5 - Math.sin(angle) * 0.45), { x: Math.cos(angle) * half * 0.92, y: at.lift - thick * 0.6 + Math.sin(angle) * thick * 0.95, rx: thick * 0.42, ry: thick * 0.4 });
  }
}

function stripes(context: Context, paint: SubjectPaint, build: Build, lift: number): void {
  const [half, thick] = build.trunk;
  for (let i = 0; i < 9; i += 1) {
    const x = half * (-0.85 + i * 0.205);
    const long = thick * (0.75 + 0.35 * Math.sin(i * 2.3));
    line(context, paint.light(hex(build.stripes ?? '#222222'), 0.3), 0.026, [x, lift - thick * 1.42, x + 0.02 * Math.sin(i * 1.7), lift - thick * 1.42 + long * 0.6, x - 0.03, lift - thick * 1.4 + long]);
  }
}

function rosettes(context: Context, paint: SubjectPaint, build: Build, lift: number): void {
  const [half, thick] = build.trunk;
  for (let i = 0; i < 26; i += 1) {
    const x = half * (-0.9 + ((i * 0.618) % 1) * 1.8);
    const y = lift - thick * (1.35 - ((i * 0.377) % 1) * 1.5);
    oval(context, paint.light(hex(build.rosettes ?? '#222222'), 0.35), { x, y, rx: 0.019, ry: 0.015 });
  }
}

function drawTail(context: Context, paint: SubjectPaint, build: Build, at: { x: number; y: number; stride: number; coat: Rgb }): void {
  const wag = Math.sin(at.stride * 0.5 + paint.seconds * 2.2 + paint.phase * 9) * 0.06;
  const { x, y } = at;
  const colour = build.mane && build.tail === 'mane' ? hex(build.mane) : at.coat;
  if (build.tail === 'brush') blob(context, paint.light(colour, 0.5), [x, y, x - 0.16, y - 0.02 + wag, x - 0.34, y + 0.12 + wag, x - 0.2, y + 0.18 + wag, x, y + 0.12]);
  else if (build.tail === 'mane') blob(context, paint.light(colour, 0.4), [x + 0.04, y - 0.06, x - 0.1, y - 0.02, x - 0.17, y + 0.3 + wag, x - 0.08, y + 0.34 + wag, x, y + 0.08]);
  else if (build.tail === 'short') oval(context, paint.light(paler(colour), 0.6), { x: x - 0.03, y, rx: 0.055, ry: 0.05 });
  else if (build.tail === 'curl') line(context, paint.light(colour, 0.6), 0.055, [x, y, x - 0.1, y - 0.1 + wag, x - 0.15, y - 0.24 + wag * 2, x - 0.08, y - 0.32 + wag * 2]);
  else line(context, paint.light(colour, 0.6), 0.045, [x, y, x - 0.14, y - 0.02, x - 0.24 - wag, y - 0.14 + wag, x - 0.22 - wag, y - 0.32 + wag]);
}

function drawHead(context: Context, paint: SubjectPaint, build: Build, at: { lift: number; stride: number; coat: Rgb }): void {
  const [half] = build.trunk;
  const x = half * 0.78;
  const nod = Math.sin(at.stride + paint.phase) * 0.03;
  const hx = x + build.head[0];
  const hy = at.lift + build.head[1] + nod;
  const w = build.neckWidth;
  blob(context, paint.light(at.coat, 0.6), [x - w * 0.9, at.lift + w * 0.2, x - w * 0.2, at.lift - w * 0.7, hx - build.headSize * 0.9, hy - build.headSize * 0.5, hx + build.headSize * 0.4, hy + build.headSize * 0.6, x + w * 0.9, at.lift + w * 0.6, x + w * 0.2, at.lift + w * 1.3]);
  if (build.mane) blob(context, paint.light(hex(build.mane), 0.35), [x - w * 0.95, at.lift + w * 0.3, x - w * 0.5, at.lift - w * 0.8, hx - build.headSize * 1.3, hy - build.headSize * 0.9, hx - build.headSize * 0.1, hy - build.headSize * 1.2, hx - build.headSize * 0.5, hy + build.headSize * 0.5, x, at.lift + w * 0.3]);
  ears(context, paint, build, { x: hx, y: hy, coat: at.coat });
  const s = build.headSize;
  const face = build.wool ? hex('#4a4038') : at.coat;
  blob(context, paint.light(face, 0.8), [hx - s, hy, hx - s * 0.5, hy - s * 0.95, hx + s * 0.6, hy - s * 0.75, hx + s * 0.75 + build.muzzle, hy + s * 0.1, hx + s * 0.6 + build.muzzle, hy + s * 0.66, hx, hy + s * 0.9]);
  if (build.trunkNose) line(context, paint.light(at.coat, 0.7), 0.09, [hx + s * 0.8, hy, hx + s * 1.25, hy + 0.16, hx + s * 1.2, hy + 0.36, hx + s * 1.45, hy + 0.46 + nod]);
  if (build.horn) poly(context, paint.light(hex('#e8cf8a'), 0.8), [hx + s * 0.3, hy - s * 0.7, hx + s * 1.5, hy - s * 3, hx + s * 0.7, hy - s * 0.5]);
  oval(context, paint.light([18, 14, 12], 0.3), { x: hx + s * 0.34, y: hy - s * 0.16, rx: s * 0.13, ry: s * 0.14 });
  oval(context, paint.light(darker(face), 0.1), { x: hx + s * 0.68 + build.muzzle, y: hy + s * 0.2, rx: s * 0.17, ry: s * 0.15 });
}

function ears(context: Context, paint: SubjectPaint, build: Build, at: { x: number; y: number; coat: Rgb }): void {
  const s = build.headSize;
  const { x, y } = at;
  const dark = paint.light(darker(at.coat), 0.4);
  if (build.ears === 'round') oval(context, dark, { x: x - s * 0.45, y: y - s * 0.85, rx: s * 0.34, ry: s * 0.34 });
  else if (build.ears === 'long') blob(context, dark, [x - s * 0.5, y - s * 0.8, x - s * 0.9, y - s * 1.5, x - s * 0.45, y - s * 1.9, x - s * 0.1, y - s * 0.9]);
  else if (build.ears === 'wide') blob(context, paint.light(at.coat, 0.3), [x - s * 0.2, y - s * 0.8, x - s * 1.5, y - s * 0.9, x - s * 1.6, y + s * 0.6, x - s * 0.7, y + s * 0.9, x - s * 0.1, y + s * 0.2]);
  else poly(context, dark, [x - s * 0.7, y - s * 0.5, x - s * 0.55, y - s * 1.6, x - s * 0.05, y - s * 0.75]);
  if (build.ears === 'horns') line(context, paint.light(hex('#d8cbb0'), 0.7), s * 0.2, [x - s * 0.3, y - s * 0.8, x - s * 0.1, y - s * 1.4, x + s * 0.3, y - s * 1.6]);
  if (build.ears !== 'antlers') return;
  const horn = paint.light(hex('#cbb48c'), 0.7);
  for (const lean of [-1, 0.4]) {
    line(context, horn, s * 0.18, [x - s * 0.3, y - s * 0.8, x - s * 0.5 + lean * s, y - s * 2.2, x - s * 0.2 + lean * s * 1.5, y - s * 3.4]);
    line(context, horn, s * 0.14, [x - s * 0.5 + lean * s, y - s * 2.2, x + s * 0.2 + lean * s, y - s * 2.9]);
  }
}
