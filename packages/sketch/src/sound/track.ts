import { SAMPLE_RATE_HZ } from '../encode/encoder.js';

/** Two channels of equal length at 48 kHz. */
export interface Track {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Silence of this length. */
export function silence(samples: number): Track {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** A one-pole low-pass: `cutoffHz` may change from call to call. */
export class LowPass {
  private value = 0;
  next(input: number, cutoffHz: number): number {
    return this.take(input, lowPassStep(cutoffHz));
  }

  /** As `next`, for a cutoff that stays: its step is worked out once. */
  take(input: number, step: number): number {
    this.value += (input - this.value) * step;
    return this.value;
  }
}

/** The share of the way to its input that a low-pass goes in one sample. */
export function lowPassStep(cutoffHz: number): number {
  return 1 - Math.exp((-2 * Math.PI * cutoffHz) / SAMPLE_RATE_HZ);
}

/** Adds one decaying or swelling tone to a track. Times in seconds, pan -1 to 1. */
export function addTone(
  track: Track,
  tone: {
    at: number;
    length: number;
    hertz: (t: number) => number;
    gain: (t: number) => number;
    pan: number;
  },
): void {
  const start = Math.max(0, Math.round(tone.at * SAMPLE_RATE_HZ));
  const end = Math.min(track.left.length, Math.round((tone.at + tone.length) * SAMPLE_RATE_HZ));
  const toLeft = Math.cos(((tone.pan + 1) * Math.PI) / 4);
  const r = Math.sin(((tone.pan + 1) * Math.PI) / 4);
  let x = 1;
  let y = 0;
  let gain = tone.gain(0);
  for (let from = start; from < end; from += BLOCK) {
    const to = Math.min(end, from + BLOCK);
    const turn = (2 * Math.PI * tone.hertz((from - start) / SAMPLE_RATE_HZ)) / SAMPLE_RATE_HZ;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const step = (tone.gain((to - start) / SAMPLE_RATE_HZ) - gain) / (to - from);
    for (let i = from; i < to; i += 1) {
      const next = x * cos - y * sin;
      y = x * sin + y * cos;
      x = next;
      gain += step;
      track.left[i]! += y * gain * toLeft;
      track.right[i]! += y * gain * r;
    }
  }
}

// Pitch and loudness are asked for once a block: a turning pointer carries the tone in between.
const BLOCK = 32;

/** Adds one track to another of its length. */
export function addTrack(to: Track, from: Track, gain: number): void {
  for (const side of ['left', 'right'] as const)
    for (let i = 0; i < to[side].length; i += 1) to[side][i]! += from[side][i]! * gain;
}
