import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';

export const ROAD: readonly Place[] = ['road', 'ground', 'podium', 'floor'];

export const black = () => matter('rubber', '#17181b', { roughness: 0.55 });

export const pane = () => matter('darkGlass', '#0e151b');

export const lampOf = (colour: string) => matter('darkGlass', colour, { emissive: 0x333322 });

export const four = ['wheel.fl', 'wheel.fr', 'wheel.bl', 'wheel.br'].map(
  (part) => ({ part, does: 'spin', axis: 'x' }) as const,
);

export const two = ['wheel.f', 'wheel.b'].map((part) => ({ part, does: 'spin', axis: 'x' }) as const);
