import type { Place } from '../kit/prop.js';

export const DESK: readonly Place[] = ['table', 'podium', 'hand'];
