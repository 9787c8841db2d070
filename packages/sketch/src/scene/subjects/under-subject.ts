import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { litBy } from '../light.js';
import type { HasChance, HasLight, HasScene } from '../scene-kit.js';
import type { Placed } from './placed.js';
import type { Stance } from './stance.js';

/** A broken white line where a hull or a body meets the water, and spray where one goes in or comes out. */
export function foam(
  context: Context,
  kit: HasLight,
  placed: Placed,
  at: { stance: Stance; seconds: number },
): void {
  const { stance, seconds } = at;
  const white = mix(kit.light.haze, [255, 255, 255], kit.light.lampsOn ? 0.3 : 0.7);
  const wide = placed.height * 0.6 * Math.min(2.6, placed.traits.width);
  for (let i = 0; i < 9; i += 1) {
    const x = stance.x + ((i + 0.5) / 9 - 0.5) * 2 * wide + Math.sin(seconds * 1.7 + i * 2) * wide * 0.04;
    const near = 1 - Math.abs(i - 4) / 6;
    context.fillStyle = css(white, (0.24 + 0.26 * Math.sin(seconds * 2.1 + i * 1.9) ** 2) * near);
    context.beginPath();
    context.ellipse(
      x,
      placed.y + placed.height * 0.012,
      wide * 0.13,
      placed.height * 0.011 + 0.0012,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  if (placed.verb === 'jump') splash(context, placed, { stance, white, wide });
}

/** Drops in a crown, and the white water below it, where a body breaks the surface. */
function splash(context: Context, placed: Placed, at: { stance: Stance; white: Rgb; wide: number }): void {
  const { stance, white, wide } = at;
  const { height } = placed;
  const crossing = Math.max(0, 1 - Math.abs(stance.y + height * 0.1 - placed.y) / (height * 0.55));
  if (crossing === 0) return;
  const dot = (x: number, y: number, size: { rx: number; ry: number }): void => {
    context.moveTo(x + size.rx, y);
    context.ellipse(x, y, size.rx, size.ry, 0, 0, Math.PI * 2);
  };
  context.fillStyle = css(white, 0.5 * crossing);
  context.beginPath();
  for (let i = 0; i < 11; i += 1) {
    const out = ((i * 0.618) % 1) * 2 - 1;
    dot(stance.x + out * wide * 0.62, placed.y - (1 - out * out) * height * 0.05 * crossing, {
      rx: wide * 0.2,
      ry: height * (0.02 + 0.055 * (1 - out * out) * crossing),
    });
  }
  context.fill();
  context.fillStyle = css(white, 0.6 * crossing);
  context.beginPath();
  for (let i = 0; i < 48; i += 1) {
    const way = ((i * 0.618) % 1) * 2 - 1;
    // Beside the body rather than before it.
    const out = Math.sign(way) * (0.3 + 0.7 * Math.abs(way));
    const far = (i * 0.377) % 1;
    const thrown = (1 - out * out * 0.7) * (0.08 + 0.52 * far) * crossing ** 0.6;
    const size = height * (0.007 + 0.016 * ((i * 0.7) % 1)) * (1.15 - far * 0.6);
    dot(
      stance.x + out * wide * 0.72 * (0.6 + 0.6 * crossing) * (0.8 + far * 0.4),
      placed.y - thrown * height,
      { rx: size, ry: size * 1.25 },
    );
  }
  context.fill();
}

export function shadow(context: Context, kit: HasScene & HasLight, placed: Placed, stance: Stance): void {
  const away = (placed.x - kit.sun.x) * 0.35;
  const long = 1 + Math.max(0, 0.3 - kit.light.sunHeight) * 2.4;
  const dark = kit.scene.clouds === 'heavy' || kit.light.isMoon ? 0.2 : 0.34;
  const high = Math.max(0, 1 - stance.lift / (placed.height * 1.5));
  context.save();
  context.translate(
    stance.x + Math.max(-1, Math.min(1, away)) * placed.height * 0.3 * long,
    stance.floor + placed.height * 0.01,
  );
  context.scale(placed.height * 0.42 * long ** 0.5, placed.height * 0.055);
  const fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  fill.addColorStop(0, css([12, 14, 26], dark * high));
  fill.addColorStop(1, css([12, 14, 26], 0));
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, 1, 0, Math.PI * 2);
  context.fill();
  context.restore();
  // Where it touches the ground nothing is lit.
  const wide = placed.height * 0.27 * Math.min(2.4, placed.traits.width ** 1.1);
  context.fillStyle = css([10, 12, 20], (dark + 0.1) * high * high);
  context.beginPath();
  context.ellipse(
    stance.x,
    stance.floor + placed.height * 0.004,
    wide,
    placed.height * 0.022,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
}

export function rock(context: Context, kit: HasLight & HasChance, placed: Placed): void {
  const next = kit.random(`rock ${placed.phase}`);
  const stone = hex('#6d655d');
  const wide = placed.height * 0.62;
  for (let i = 0; i < 26; i += 1) {
    const t = i / 25;
    const x = placed.x + (t - 0.5) * 2 * wide;
    const tall = (1 - (2 * t - 1) ** 2) * placed.height * 0.1 * (0.5 + next() * 0.9) + 0.006;
    const lit = 0.12 + next() * 0.5 * (kit.sun.x > x ? t : 1 - t) + 0.1;
    context.fillStyle = css(litBy(kit.light, stone, 0.42, lit));
    context.beginPath();
    context.moveTo(x - wide * 0.12, placed.y + placed.height * 0.05);
    context.lineTo(x - wide * 0.07, placed.y - tall * 0.5);
    context.lineTo(x + wide * 0.01, placed.y - tall);
    context.lineTo(x + wide * 0.1, placed.y + placed.height * 0.05);
    context.fill();
  }
}
