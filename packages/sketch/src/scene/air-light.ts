import type { CoarsePicture } from '../paint/pixel-pass.js';
import type { Glow, Moment, Shaft } from './part.js';
import type { View } from './view.js';

const UNITS = 32;
const MOST = 8160;

/** A light and its halo. */
export function addGlow(air: CoarsePicture, view: View, moment: Moment, glow: Glow): void {
  const cell = air.height - 1;
  const cx = view.x(glow.x, glow.depth, moment.pose) * cell;
  const cy = view.y(glow.y, glow.depth, moment.pose) * cell;
  const radius = glow.radius * view.zoom(moment.pose, glow.depth) * cell;
  const x0 = Math.max(0, Math.floor(cx - radius));
  const x1 = Math.min(air.width, Math.ceil(cx + radius));
  for (
    let y = Math.max(0, Math.floor(cy - radius));
    y < Math.min(air.height, Math.ceil(cy + radius));
    y += 1
  ) {
    const dy = y + 0.5 - cy;
    for (let x = x0; x < x1; x += 1) {
      const dx = x + 0.5 - cx;
      const fall = Math.max(0, 1 - Math.sqrt(dx * dx + dy * dy) / radius);
      addLight(
        air.pixels,
        (y * air.width + x) * 4,
        glow.colour,
        fall * fall * fall * glow.strength * 255 * UNITS,
      );
    }
  }
}

/** A beam that fades on its way down, brightest along its middle. */
export function addShaft(air: CoarsePicture, view: View, moment: Moment, shaft: Shaft): void {
  const cell = air.height - 1;
  const across = (x: number): number => view.x(x, shaft.depth, moment.pose) * cell;
  const [top, foot] = [shaft.top.y, shaft.foot.y].map((y) => view.y(y, shaft.depth, moment.pose) * cell) as [
    number,
    number,
  ];
  const [left, right] = [across(shaft.top.left), across(shaft.top.right)];
  const [leftLow, rightLow] = [across(shaft.foot.left), across(shaft.foot.right)];
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(air.height, foot); y += 1) {
    const down = (y + 0.5 - top) / (foot - top);
    const from = left + (leftLow - left) * down;
    const to = right + (rightLow - right) * down;
    const light = shaft.strength * Math.max(0, 1 - down) * 255 * UNITS * 4;
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x < Math.min(air.width, to - 0.5); x += 1) {
      const k = (x + 0.5 - from) / (to - from);
      addLight(air.pixels, (y * air.width + x) * 4, shaft.colour, light * k * (1 - k));
    }
  }
}

function addLight(
  pixels: Int16Array,
  at: number,
  colour: readonly [number, number, number],
  light: number,
): void {
  pixels[at] = Math.min(MOST, pixels[at]! + light * colour[0]);
  pixels[at + 1] = Math.min(MOST, pixels[at + 1]! + light * colour[1]);
  pixels[at + 2] = Math.min(MOST, pixels[at + 2]! + light * colour[2]);
}
