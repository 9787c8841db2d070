import type { Place } from '../kit/prop.js';

export const STANDS: readonly Place[] = ['podium', 'table', 'hand'];
