import type { Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';

export { plain } from '../kitchen/shapes.js';
export { black, four, lampOf, pane, ROAD } from '../trucks/shapes.js';

export const beacon = (colour: string) => matter('light', colour, { emissiveIntensity: 0.9 });

/** Where four wheels are: half the track, the front and the back axle, and how high. */
export const corner = (
  x: number,
  front: number,
  back: number,
  y: number,
): readonly (readonly [string, Triple])[] => [
  ['wheel.fl', [x, y, front]],
  ['wheel.fr', [-x, y, front]],
  ['wheel.bl', [x, y, back]],
  ['wheel.br', [-x, y, back]],
];
