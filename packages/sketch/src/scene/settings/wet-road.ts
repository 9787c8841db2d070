import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { OVERSCAN } from '../camera.js';
import { standing, type Context, type Part, type SceneKit } from '../part.js';
import { drawFronts } from './street-fronts.js';

/** Half its pixels would show no less: the road smears what it mirrors. */
const COARSE = 0.5;
/** How often the mirrored fronts are laid over themselves, each a little lower. */
const SMEARS = 7;

/** 0 dry, 1 a mirror. */
export function wetnessOf(kit: SceneKit): number {
  if (kit.scene.airs.includes('rain')) return kit.light.lampsOn ? 0.9 : 0.5;
  if (!kit.light.lampsOn) return 0;
  return kit.scene.styles.includes('neon') ? 0.62 : 0.2;
}

/** The house fronts upside down in the road, smeared and broken: one baked sheet that costs no more than the road itself. */
export function wetRoad(kit: SceneKit): Part[] {
  const wetness = wetnessOf(kit);
  if (wetness === 0) return [];
  const resolution = kit.resolution * COARSE;
  const sheet = { x: -OVERSCAN * 1.2, y: kit.view.horizon, resolution };
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2.4) * resolution);
  const height = Math.ceil((1.3 - sheet.y) * resolution);
  const draw = (context: Context): void => smear(context, mirroredFronts(kit, { ...sheet, width, height }), { wetness, seed: kit.random('road') });
  return [standing({ name: 'wet road', width, height, draw }, { depth: 0.35, mirrors: false, x: sheet.x, y: sheet.y, width: width / resolution, height: height / resolution })];
}

function mirroredFronts(kit: SceneKit, sheet: { x: number; y: number; width: number; height: number; resolution: number }): Canvas {
  const canvas = createCanvas(sheet.width, sheet.height);
  const context = canvas.getContext('2d');
  context.scale(sheet.resolution, sheet.resolution);
  context.translate(-sheet.x, -sheet.y);
  drawFronts(context, { kit, up: -1 });
  return canvas;
}

// Rough ground draws every light out towards us, the more the nearer it is, and lets it waver.
function smear(context: Context, fronts: Canvas, { wetness, seed }: { wetness: number; seed: () => number }): void {
  const { width, height } = fronts;
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / SMEARS;
  const waver = Array.from({ length: height }, () => seed() - 0.5);
  for (let i = 0; i < SMEARS; i += 1) {
    for (let y = 0; y < height; y += 2) {
      const down = y / height;
      const from = Math.max(0, y - (i - 2) * (1 + down * 9));
      context.drawImage(fronts, 0, from, width, 2, waver[y]! * down * 14, y, width, 2);
    }
  }
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = 1;
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, `rgba(0,0,0,${0.72 * wetness})`);
  fade.addColorStop(0.45, `rgba(0,0,0,${0.6 * wetness})`);
  fade.addColorStop(1, `rgba(0,0,0,${0.34 * wetness})`);
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  fronts.width = 1;
  fronts.height = 1;
}
