import type { Place } from '../kit/prop.js';

export const HELD: readonly Place[] = ['podium', 'table', 'hand'];
