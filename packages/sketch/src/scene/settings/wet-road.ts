import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import { type Part, standing } from '../part.js';
import type { HasLight, HasScene, SceneKit } from '../scene-kit.js';
import { drawFronts } from './street-fronts.js';

/** Half its pixels would show no less: the road smears what it mirrors. */
const COARSE = 0.5;

/** How often the mirrored fronts are laid over themselves, each a little lower. */
const SMEARS = 7;

/** Rows of a sheet that waver together. */
const STRIP = 2;

/** 0 dry, 1 a mirror. */
export function wetnessOf(kit: HasScene & HasLight): number {
  if (kit.scene.airs.includes('rain')) return kit.light.lampsOn ? 0.76 : 0.45;
  if (!kit.light.lampsOn) return 0;
  return kit.scene.styles.includes('neon') ? 0.62 : 0.2;
}

/**
 * Wet asphalt that shows sky and house fronts upside down, smeared and broken: all baked, so that it costs no
 * more than a dry road.
 */
export function wetRoad(kit: SceneKit): Part {
  const resolution = kit.resolution * COARSE;
  const sheet = {
    x: -OVERSCAN * 1.3,
    y: kit.view.horizon,
    resolution,
    width: Math.ceil((kit.view.aspect + OVERSCAN * 2.6) * resolution),
    height: Math.ceil((1.28 - kit.view.horizon) * resolution),
  };
  const draw = (context: Context): void => {
    const mirrored = mirroredFronts(kit, sheet);
    const smeared = smear(mirrored, kit.random('road'));
    asphalt(context, kit, sheet);
    layFading(context, smeared, wetnessOf(kit));
    for (const canvas of [mirrored, smeared]) drop(canvas);
  };
  return standing(
    { name: 'road', width: sheet.width, height: sheet.height, draw },
    {
      depth: 0.35,
      mirrors: false,
      x: sheet.x,
      y: sheet.y,
      width: sheet.width / resolution,
      height: sheet.height / resolution,
    },
  );
}

function mirroredFronts(
  kit: SceneKit,
  sheet: { x: number; y: number; width: number; height: number; resolution: number },
): Canvas {
  const canvas = createCanvas(sheet.width, sheet.height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, sheet.height);
  for (const [at, colour] of kit.light.sky)
    sky.addColorStop(Math.min(1, at), css(mix(colour, kit.light.haze, 0.4 * (1 - at))));
  context.fillStyle = sky;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.scale(sheet.resolution, sheet.resolution);
  context.translate(-sheet.x, -sheet.y);
  drawFronts(context, { kit, up: -1 });
  return canvas;
}

// Rough ground draws every light out towards us, the more the nearer it is, and lets it waver.
function smear(mirrored: Canvas, next: () => number): Canvas {
  const { width, height } = mirrored;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  let waver = 0;
  for (let y = 0; y < height; y += STRIP) {
    const down = y / height;
    waver = waver * 0.72 + (next() - 0.5) * 0.5;
    for (let i = 0; i < SMEARS; i += 1) {
      // Laid one on another like this, all of them count alike.
      context.globalAlpha = 1 / (i + 1);
      context.drawImage(
        mirrored,
        0,
        Math.max(0, y - (i - 2) * (1 + down * 9)),
        width,
        STRIP,
        waver * down * 16,
        y,
        width,
        STRIP,
      );
    }
  }
  return canvas;
}

function asphalt(context: Context, kit: HasLight, sheet: { width: number; height: number }): void {
  const { haze } = kit.light;
  const lit = (code: string): Rgb => litBy(kit.light, hex(code), 0.5, 0.4);
  const fill = context.createLinearGradient(0, 0, 0, sheet.height);
  fill.addColorStop(0, css(mix(lit('#5a5c62'), haze, 0.6)));
  fill.addColorStop(0.2, css(mix(lit('#5a5c62'), haze, 0.25)));
  fill.addColorStop(1, css(lit('#4b4d54')));
  context.fillStyle = fill;
  context.fillRect(0, 0, sheet.width, sheet.height);
}

/** Seen flat, far off, a road mirrors most. */
function layFading(context: Context, smeared: Canvas, wetness: number): void {
  const { width, height } = smeared;
  for (let y = 0; y < height; y += STRIP) {
    context.globalAlpha = wetness * (0.9 - 0.42 * (y / height));
    context.drawImage(smeared, 0, y, width, STRIP, 0, y, width, STRIP);
  }
}

/** Gives a canvas's pixels back now, not when the collector looks. */
function drop(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
