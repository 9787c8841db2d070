import type { BufferGeometry } from 'three';
import type { Place } from '../kit/prop.js';
import { turned } from '../kit/solids.js';

export const SHOWN: readonly Place[] = ['table', 'podium', 'hand'];

/** A cut stone whose table looks up, as wide as twice its radius. */
export const brilliant = (radius: number): BufferGeometry =>
  turned(
    [
      [0, -radius * 0.6],
      [radius, 0],
      [radius * 0.92, radius * 0.12],
      [radius * 0.56, radius * 0.36],
      [0, radius * 0.36],
    ],
    12,
  );
