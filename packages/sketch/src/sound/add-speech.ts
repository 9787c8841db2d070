import { SAMPLE_RATE_HZ } from '../encode/encoder.js';
import { loudness } from './loudness.js';
import { addTrack, silence, type Track } from './track.js';

/** Something that is said: one channel, to be played at `hertz` from that second of the clip on. */
export interface SpokenLine {
  readonly from: number;
  readonly samples: Int16Array;
  readonly hertz: number;
  readonly isMetallic: boolean;
}

/** How loud words are before the whole is brought to its loudness. */
const WORDS_LUFS = -16;
/** How far all else is behind them, while they are said and in between. */
const UNDER_WORDS_LU = -20;
const BETWEEN_WORDS_LU = -8;
const DUCK_SECONDS = 0.25;
const RISE_SECONDS = 0.6;

/** Lays words over a track, which makes room for them. */
export function addSpeech(track: Track, lines: readonly SpokenLine[]): void {
  if (lines.length === 0) return;
  const words = silence(track.left.length);
  for (const line of lines) play(words, line);
  const bed = loudness(track);
  if (Number.isFinite(bed)) duck(track, lines, WORDS_LUFS - bed);
  const level = loudness(words);
  addTrack(track, words, Number.isFinite(level) ? decibels(WORDS_LUFS - level) : 1);
}

const decibels = (value: number): number => 10 ** (value / 20);

/** Of the track around each line. */
function duck(track: Track, lines: readonly SpokenLine[], toWords: number): void {
  const [low, high] = [UNDER_WORDS_LU, BETWEEN_WORDS_LU].map((level) => decibels(toWords + level)) as [
    number,
    number,
  ];
  const spans = lines.map(({ from, samples, hertz }) => ({ from, to: from + samples.length / hertz }));
  for (let i = 0; i < track.left.length; i += 1) {
    const seconds = i / SAMPLE_RATE_HZ;
    const under = Math.max(...spans.map((span) => presence(seconds, span)));
    const gain = high + (low - high) * under;
    track.left[i]! *= gain;
    track.right[i]! *= gain;
  }
}

/** How much of a line is there at a moment, 0 to 1, with the way to it and from it. */
function presence(seconds: number, { from, to }: { from: number; to: number }): number {
  const before = (seconds - from + DUCK_SECONDS) / DUCK_SECONDS;
  const after = (to + RISE_SECONDS - seconds) / RISE_SECONDS;
  const share = Math.max(0, Math.min(1, before, after));
  return share * share * (3 - 2 * share);
}

function play(to: Track, { from, samples, hertz, isMetallic }: SpokenLine): void {
  const sound = resampled(samples, hertz);
  if (isMetallic) ring(sound);
  const start = Math.round(from * SAMPLE_RATE_HZ);
  const end = Math.min(to.left.length - start, sound.length);
  for (let i = 0; i < end; i += 1) {
    to.left[start + i]! += sound[i]!;
    to.right[start + i]! += sound[i]!;
  }
}

const TAPS = 16;
const PHASES = 256;

/** Windowed sines over cardinal numbers, one row for each place between two samples. */
const KERNEL = Float32Array.from({ length: TAPS * PHASES }, (_, at) => {
  const [phase, tap] = [Math.floor(at / TAPS) / PHASES, at % TAPS];
  const x = tap - TAPS / 2 + 1 - phase;
  const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  return sinc * (0.5 + 0.5 * Math.cos((2 * Math.PI * x) / TAPS));
});

/** At 48 kHz, -1 to 1. */
function resampled(samples: Int16Array, hertz: number): Float32Array {
  const step = hertz / SAMPLE_RATE_HZ;
  const out = new Float32Array(Math.floor(samples.length / step));
  for (let i = 0; i < out.length; i += 1) {
    const place = i * step;
    const first = Math.floor(place) - TAPS / 2 + 1;
    const row = Math.floor((place % 1) * PHASES) * TAPS;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) sum += (samples[first + tap] ?? 0) * KERNEL[row + tap]!;
    out[i] = sum / 2 ** 15;
  }
  return out;
}

const RING_HERTZ = 62;
const TUBE_SAMPLES = Math.round(0.007 * SAMPLE_RATE_HZ);

/** As from a box of tin: a tremor that is a tone, and an echo that is one too. */
function ring(sound: Float32Array): void {
  for (let i = 0; i < sound.length; i += 1)
    sound[i]! *= 0.72 + 0.28 * Math.sin((2 * Math.PI * RING_HERTZ * i) / SAMPLE_RATE_HZ);
  for (let i = TUBE_SAMPLES; i < sound.length; i += 1) sound[i]! += 0.45 * sound[i - TUBE_SAMPLES]!;
}
