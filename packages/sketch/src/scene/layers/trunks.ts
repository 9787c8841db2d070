import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import { OVERSCAN } from '../camera.js';
import { standing, type Context, type Part, type SceneKit } from '../part.js';
import { waysOf } from '../subjects/ways.js';

/** One depth of a wood. World units. */
export interface TrunkSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the ground. */
  readonly foot: number;
  /** Thickness of a trunk. */
  readonly width: number;
  /** Trunks per world unit. */
  readonly density: number;
  readonly haze: number;
}

const TOP = -0.28;

/** Trunks with bark, boughs and crowns as one baked sheet. */
export function trunks(kit: SceneKit, spec: TrunkSpec): Part {
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const bottom = Math.min(1.25, spec.foot + 0.06);
  const resolution = kit.resolution * (spec.depth < 0.2 ? 0.7 : 1);
  const width = Math.ceil(worldWidth * resolution);
  const height = Math.ceil((bottom - TOP) * resolution);
  const draw = (context: Context): void => {
    context.scale(resolution, resolution);
    context.translate(-x0, -TOP);
    growWood(context, kit, spec, { x0, worldWidth, bottom });
  };
  const place = { name: spec.name, x: x0, y: TOP, width: width / resolution, height: height / resolution };
  return {
    bakes: [{ name: spec.name, width, height, draw }],
    depth: spec.depth,
    mirrors: false,
    sheets: (moment) => [{ ...place, lean: { by: -0.0022 * Math.sin(moment.seconds * 0.8 + spec.depth * 9), from: spec.foot } }],
  };
}

function growWood(context: Context, kit: SceneKit, spec: TrunkSpec, span: { x0: number; worldWidth: number; bottom: number }): void {
  const next = kit.random(spec.name);
  const count = Math.round(span.worldWidth * spec.density);
  const paint = woodPaint(kit, spec);
  if (spec.depth < 0.1) farWood(context, kit, span);
  const ways = spec.depth > 0.6 ? [clearingOf(kit), ...waysOf(kit)] : [];
  for (let i = 0; i < count; i += 1) {
    const x = span.x0 + ((i + 0.15 + next() * 0.7) / count) * span.worldWidth;
    const girth = spec.width * (0.55 + next() * 0.75);
    if (ways.some((way) => x + girth > way.left && x - girth < way.right)) continue;
    drawTrunk(context, { x, girth, foot: spec.foot + next() * 0.05, lean: (next() - 0.5) * 0.06, paint, next, sunSide: kit.sun.x > x ? 1 : -1 });
  }
  canopy(context, kit, spec, span);
  crowns(context, kit, spec, span);
}

/** An open place near the middle, narrow where subjects make one of their own. */
function clearingOf(kit: SceneKit): { left: number; right: number } {
  const centre = kit.view.aspect * (0.42 + kit.random('clearing')() * 0.16);
  const half = (kit.scene.subjects.length > 0 ? 0.1 : 0.3) * Math.min(1, kit.view.aspect);
  return { left: centre - half, right: centre + half };
}

interface WoodPaint {
  readonly dark: Rgb;
  readonly bark: Rgb;
  readonly lit: Rgb;
}

function woodPaint(kit: SceneKit, spec: TrunkSpec): WoodPaint {
  const { ambient, key, haze } = kit.light;
  const bark = hex('#6b5a4a');
  const make = (a: number, k: number): Rgb => mix([0, 1, 2].map((c) => (bark[c]! * (ambient[c]! * a + key[c]! * k)) / 255) as unknown as Rgb, haze, spec.haze);
  return { dark: make(0.3, 0.03), bark: make(0.45, 0.16), lit: make(0.55, 0.85) };
}

function drawTrunk(context: Context, at: { x: number; girth: number; foot: number; lean: number; paint: WoodPaint; next: () => number; sunSide: number }): void {
  const { x, girth, foot, lean, paint, next } = at;
  const top = TOP;
  const shade = context.createLinearGradient(x - girth / 2, 0, x + girth / 2, 0);
  shade.addColorStop(at.sunSide > 0 ? 0 : 1, css(paint.dark));
  shade.addColorStop(at.sunSide > 0 ? 0.7 : 0.3, css(paint.bark));
  shade.addColorStop(at.sunSide > 0 ? 1 : 0, css(paint.lit));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - girth * 0.85, foot);
  context.quadraticCurveTo(x - girth * 0.5, foot - girth * 1.2, x - girth * 0.45 + lean * 0.4, foot - 0.4);
  context.lineTo(x - girth * 0.32 + lean, top);
  context.lineTo(x + girth * 0.32 + lean, top);
  context.lineTo(x + girth * 0.45 + lean * 0.4, foot - 0.4);
  context.quadraticCurveTo(x + girth * 0.5, foot - girth * 1.2, x + girth * 0.9, foot);
  context.fill();
  for (let i = 0; i < girth * 900; i += 1) {
    const y = foot - next() * (foot - top);
    const dx = (next() - 0.5) * girth * 0.8;
    context.fillStyle = css(next() > 0.5 ? paint.dark : paint.lit, 0.16 + 0.16 * next());
    context.fillRect(x + dx + lean * ((foot - y) / (foot - top)), y, girth * (0.02 + 0.05 * next()), girth * (0.3 + next()));
  }
  for (let i = 0; i < 5; i += 1) branch(context, at, i);
}

function branch(context: Context, at: { x: number; girth: number; foot: number; lean: number; paint: WoodPaint; next: () => number }, index: number): void {
  const { next, girth } = at;
  const y = at.foot - 0.28 - index * 0.12 - next() * 0.08;
  const side = next() > 0.5 ? 1 : -1;
  const reach = side * (girth * 2 + next() * 0.13);
  context.strokeStyle = css(at.paint.dark, 0.9);
  context.lineWidth = girth * (0.08 + next() * 0.07);
  context.beginPath();
  context.moveTo(at.x + at.lean * 0.5, y);
  context.quadraticCurveTo(at.x + reach * 0.5, y - 0.02, at.x + reach, y - 0.05 - next() * 0.06);
  context.stroke();
}

function leafColours(kit: SceneKit): Rgb[] {
  const codes = { autumn: ['#b5652b', '#c98a35', '#a2482a', '#8f7a3a'], winter: ['#8f9a98', '#a9b4b6', '#7d8a86', '#c3ccd0'], green: ['#4f6f35', '#6b8a3f', '#3f5f38', '#7d9a48'] };
  const season = kit.scene.airs.includes('leaves') ? 'autumn' : 'green';
  return codes[kit.scene.airs.includes('snow') ? 'winter' : season].map((code) => hex(code));
}

/** What stands behind the last trunks: leaves in the haze, brighter where a clearing lets the sky in. */
function farWood(context: Context, kit: SceneKit, span: { x0: number; worldWidth: number }): void {
  const next = kit.random('far wood');
  const { ambient, key, haze } = kit.light;
  const leaves = leafColours(kit);
  const clearing = kit.sun.x;
  const foot = kit.view.horizon + 0.02;
  for (let i = 0; i < 2600; i += 1) {
    const x = span.x0 + next() * span.worldWidth;
    const y = TOP + next() * (foot - TOP);
    const open = Math.exp(-(((x - clearing) / 0.42) ** 2)) * Math.exp(-(((y - foot + 0.22) / 0.3) ** 2));
    const leaf = leaves[Math.floor(next() * leaves.length)] ?? [80, 110, 60];
    const lit = next() * 0.5 + open * 0.5;
    const shown = mix([0, 1, 2].map((c) => (leaf[c]! * (ambient[c]! * 0.5 + key[c]! * lit)) / 255) as unknown as Rgb, haze, 0.5 + open * 0.4);
    context.fillStyle = css(shown, 0.75 * (1 - open * 0.72));
    context.beginPath();
    context.ellipse(x, y, 0.03 + next() * 0.05, 0.02 + next() * 0.04, next() * 3, 0, Math.PI * 2);
    context.fill();
  }
}

/** The roof of leaves as a mass with a ragged lower edge; nearer rows reach less far down. */
function canopy(context: Context, kit: SceneKit, spec: TrunkSpec, span: { x0: number; worldWidth: number }): void {
  const noise = kit.noise(`${spec.name} roof`);
  const { ambient, key, haze } = kit.light;
  const leaf = leafColours(kit)[0] ?? [80, 110, 60];
  const tone = (a: number, k: number): string => css(mix([0, 1, 2].map((c) => (leaf[c]! * (ambient[c]! * a + key[c]! * k)) / 255) as unknown as Rgb, haze, spec.haze * 0.62), 0.94);
  const reach = TOP + 0.56 - spec.depth * 0.34;
  const fill = context.createLinearGradient(0, TOP, 0, reach + 0.1);
  fill.addColorStop(0, tone(0.3, 0.02));
  fill.addColorStop(1, tone(0.42, 0.24));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(span.x0, TOP - 0.1);
  for (let i = 0; i <= 320; i += 1) {
    const x = span.x0 + (span.worldWidth * i) / 320;
    context.lineTo(x, reach + noise.fbm(x * 2.6, spec.depth * 9, 2) * 0.34 + noise.fbm(x * 17, 4, 2) * 0.05);
  }
  context.lineTo(span.x0 + span.worldWidth, TOP - 0.1);
  context.fill();
}

/** Leaves overhead: dabs in three tones, lighter towards the light. */
function crowns(context: Context, kit: SceneKit, spec: TrunkSpec, span: { x0: number; worldWidth: number }): void {
  const next = kit.random(`${spec.name} crowns`);
  const { ambient, key, haze } = kit.light;
  const leaves = leafColours(kit);
  const noise = kit.noise(`${spec.name} crowns`);
  const size = 0.007 + spec.depth * 0.011;
  const count = Math.round((span.worldWidth * 3.4) / (size * 0.55));
  for (let i = 0; i < count; i += 1) {
    const x = span.x0 + next() * span.worldWidth;
    const y = TOP + next() ** 1.15 * (0.72 - spec.depth * 0.24) - 0.02;
    const clump = noise.fbm(x * 5, y * 6, 3);
    if (clump < -0.3 + (y - TOP) * 0.5) continue;
    const leaf = leaves[Math.floor(next() * leaves.length)] ?? [80, 110, 60];
    const bright = next() ** 2 * (0.5 + clump);
    const colour = mix([0, 1, 2].map((c) => (leaf[c]! * (ambient[c]! * 0.42 + key[c]! * bright)) / 255) as unknown as Rgb, haze, spec.haze);
    context.fillStyle = css(colour, 0.9);
    context.beginPath();
    context.ellipse(x, y, size * (0.4 + next() * 0.6), size * (0.25 + next() * 0.35), next() * 3, 0, Math.PI * 2);
    context.fill();
  }
}

/** Moss and litter under the trees, paler with distance. */
export function forestFloor(kit: SceneKit): Part {
  const { view } = kit;
  const x0 = -OVERSCAN * 1.3;
  const worldWidth = view.aspect + OVERSCAN * 2.6;
  const top = view.horizon - 0.02;
  const resolution = kit.resolution * 0.8;
  const width = Math.ceil(worldWidth * resolution);
  const height = Math.ceil((1.25 - top) * resolution);
  const noise = kit.noise('forest floor');
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const pixels = new Uint8ClampedArray(width * height * 4);
    const { ambient, key, haze } = kit.light;
    const litter = kit.scene.airs.includes('leaves') ? hex('#94653a') : hex('#5f6f3c');
    const moss = kit.scene.airs.includes('snow') ? hex('#cfd6dd') : litter;
    for (let i = 0; i < width * height; i += 1) {
      const depth = Math.floor(i / width) / height;
      const far = 1 / (depth + 0.08);
      const mottle = noise.fbm(((i % width) / resolution) * far * 2.2, far * 9, 4);
      const patch = Math.max(0, noise.fbm(((i % width) / resolution - view.aspect / 2) * far * 0.7, far * 2.1 + 3, 2) + 0.05);
      const fade = Math.max(0, 0.9 - depth * 2.6) * (0.55 + 0.45 * kit.light.hazeAmount);
      for (let c = 0; c < 3; c += 1) {
        const lit = (moss[c]! * (1 + mottle * 0.8) * (ambient[c]! * 0.42 + key[c]! * patch * 1.3)) / 255;
        pixels[i * 4 + c] = lit + (haze[c]! - lit) * fade;
      }
      pixels[i * 4 + 3] = 255;
    }
    return pixels;
  };
  return standing({ name: 'forest floor', width, height, paint }, { depth: 0.25, mirrors: false, x: x0, y: top, width: width / resolution, height: height / resolution });
}
