import { type BufferGeometry, PlaneGeometry } from 'three';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Place } from '../kit/prop.js';
import { outline } from '../kit/solids.js';
import { between, tinted } from '../kit/surface.js';

export const DESK: readonly Place[] = ['table', 'podium', 'hand'];

/** What a screen shows: soft waves of colour. */
export function screen(
  width: number,
  height: number,
  tones: readonly string[],
  bevel = 0.004,
): BufferGeometry {
  const glow = new PlaneGeometry(width, height, 40, 30);
  const places = glow.getAttribute('position');
  for (let i = 0; i < places.count; i += 1) {
    const [x, y] = [places.getX(i), places.getY(i)];
    const [u, v] = [Math.abs(x) - width / 2 + bevel, Math.abs(y) - height / 2 + bevel];
    if (u < 0 || v < 0) continue;
    const pull = Math.min(1, bevel / (Math.hypot(u, v) || 1));
    places.setXY(
      i,
      Math.sign(x) * (width / 2 - bevel + u * pull),
      Math.sign(y) * (height / 2 - bevel + v * pull),
    );
  }
  return tinted(glow, (x, y) =>
    between(
      tones,
      0.5 +
        0.34 * Math.sin((x / width) * 4 + 3 * noise((x / width) * 2, (y / height) * 2, 5)) +
        (0.4 * y) / height,
    ),
  );
}

export const WAVES = ['#1c2a6b', '#4a3fb8', '#c04a8c', '#f28a5a', '#ffd28a'];

export const lit = () => matter('plastic', '#ffffff', { roughness: 0.25, emissive: 0x222222 });

export const round = (width: number, height: number, bevel: number) =>
  outline([
    [-width / 2, -height / 2, bevel],
    [width / 2, -height / 2, bevel],
    [width / 2, height / 2, bevel],
    [-width / 2, height / 2, bevel],
  ]);
