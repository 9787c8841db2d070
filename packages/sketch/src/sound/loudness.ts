import { SAMPLE_RATE_HZ } from '../encode/encoder.js';
import type { Track } from './track.js';

/** Second-order section, direct form. */
type Section = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

// ITU-R BS.1770 at 48 kHz: the shelf of the head, then the low cut.
const SHELF: Section = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const CUT: Section = [1, -2, 1, -1.99004745483398, 0.99007225036621];
/** Nobody hears less. */
const CLOSE_LU = 0.3;
const BLOCK = SAMPLE_RATE_HZ * 0.4;
const STEP = SAMPLE_RATE_HZ * 0.1;

/** Integrated loudness in LUFS (BS.1770 with both gates); -Infinity for silence. */
export function loudness(track: Track): number {
  const steps = [track.left, track.right].map(stepPowers);
  const perBlock = BLOCK / STEP;
  const blocks: number[] = [];
  for (let at = 0; at * STEP + BLOCK <= track.left.length; at += 1) {
    blocks.push(
      steps.reduce((sum, of) => sum + of.subarray(at, at + perBlock).reduce((a, b) => a + b, 0), 0) / BLOCK,
    );
  }
  const loud = blocks.filter((power) => level(power) > -70);
  const gate = level(mean(loud)) - 10;
  return level(mean(loud.filter((power) => level(power) > gate)));
}

/** Brings a track to `target` LUFS in place, with peaks held under -1 dBFS by a soft knee. */
export function normalise(track: Track, target: number): void {
  for (let round = 0; round < 3; round += 1) {
    const now = loudness(track);
    if (!Number.isFinite(now) || Math.abs(now - target) < CLOSE_LU) return;
    const gain = 10 ** ((target - now) / 20);
    for (const channel of [track.left, track.right]) amplify(channel, gain);
  }
}

function amplify(channel: Float32Array, gain: number): void {
  for (let i = 0; i < channel.length; i += 1) channel[i] = knee(channel[i]! * gain);
}

function knee(value: number): number {
  const size = Math.abs(value);
  if (size < 0.6) return value;
  return Math.sign(value) * (0.6 + 0.28 * Math.tanh((size - 0.6) / 0.28));
}

/** The weighted channel's power in each step: both filters in one go. */
function stepPowers(channel: Float32Array): Float64Array {
  const [[b0, b1, b2, a1, a2], [c0, c1, c2, d1, d2]] = [SHELF, CUT];
  const powers = new Float64Array(Math.ceil(channel.length / STEP));
  let [x1, x2, m1, m2, y1, y2] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < channel.length; i += 1) {
    const x = channel[i]!;
    const sum = b0 * x + b1 * x1 + b2 * x2 - a1 * m1 - a2 * m2;
    const y = c0 * sum + c1 * m1 + c2 * m2 - d1 * y1 - d2 * y2;
    [x2, x1, m2, m1, y2, y1] = [x1, x, m1, sum, y1, y];
    powers[Math.floor(i / STEP)]! += y * y;
  }
  return powers;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}

function level(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
}
