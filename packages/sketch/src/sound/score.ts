import { random, seedFor } from '../paint/random.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { addTone, type Track } from './track.js';
import { SAMPLE_RATE_HZ } from '../encode/encoder.js';

/** A mood as music: chords in semitones above the root, and how they are played. */
interface Mood {
  readonly rootHz: number;
  readonly chords: readonly (readonly number[])[];
  /** Seconds to a chord. */
  readonly pace: number;
  /** Plucked notes to a second; 0 for none. */
  readonly plucks: number;
  readonly padGain: number;
}

const MOODS = {
  bright: {
    rootHz: 130.8,
    chords: [
      [0, 7, 12, 16, 19],
      [5, 12, 17, 21, 24],
      [-3, 9, 12, 16, 21],
      [7, 11, 14, 19, 23],
    ],
    pace: 3,
    plucks: 2.2,
    padGain: 0.05,
  },
  calm: {
    rootHz: 110,
    chords: [
      [0, 7, 14, 16, 19],
      [-4, 8, 12, 15, 19],
      [5, 12, 16, 19, 21],
      [-5, 7, 11, 14, 19],
    ],
    pace: 4.2,
    plucks: 0.9,
    padGain: 0.06,
  },
  night: {
    rootHz: 98,
    chords: [
      [0, 7, 12, 15, 22],
      [-4, 8, 12, 15, 19],
      [3, 10, 14, 19, 22],
      [-2, 10, 14, 17, 22],
    ],
    pace: 4.6,
    plucks: 0.8,
    padGain: 0.06,
  },
  dark: {
    rootHz: 73.4,
    chords: [
      [0, 7, 12, 15],
      [-1, 6, 12, 15],
      [-4, 3, 8, 15],
      [1, 8, 13, 17],
    ],
    pace: 4.4,
    plucks: 0.25,
    padGain: 0.085,
  },
  neon: {
    rootHz: 110,
    chords: [
      [0, 7, 12, 15, 19],
      [-4, 8, 12, 15, 20],
      [-2, 10, 14, 17, 22],
      [3, 7, 10, 15, 22],
    ],
    pace: 2.6,
    plucks: 4,
    padGain: 0.055,
  },
} satisfies Record<string, Mood>;

/** Which music suits a scene. */
export function moodFor(scene: SceneDescription): keyof typeof MOODS {
  const { styles, airs, time, setting } = scene;
  const words: readonly string[] = [...styles, ...airs, time, setting];
  const any = (...wanted: string[]): boolean => wanted.some((word) => words.includes(word));
  if (any('neon')) return 'neon';
  if (any('gloomy', 'dramatic', 'noir', 'storm')) return 'dark';
  if (any('night', 'dusk', 'space', 'underwater', 'mysterious')) return 'night';
  return any('joyful') || (any('day') && !any('calm', 'rain')) ? 'bright' : 'calm';
}

/** Adds a quiet score: slow pads, and a few plucked notes of the same chord. */
export function addScore(track: Track, scene: SceneDescription, seed: number): void {
  const mood: Mood = MOODS[moodFor(scene)];
  const next = random(seedFor(seed, 'score'));
  const seconds = track.left.length / SAMPLE_RATE_HZ;
  const transpose = Math.floor(next() * 5) - 2;
  const first = Math.floor(next() * mood.chords.length);
  for (let bar = 0; bar * mood.pace < seconds; bar += 1) {
    const chord = mood.chords[(first + bar) % mood.chords.length] ?? [0];
    const at = bar * mood.pace;
    chord.forEach((step, voice) =>
      addPad(track, {
        at,
        hertz: pitch(mood.rootHz, step + transpose),
        mood,
        pan: ((voice % 3) - 1) * 0.5,
        voice,
      }),
    );
    addPlucks(track, { at, mood, chord, transpose, next });
  }
}

function pitch(rootHz: number, semitones: number): number {
  return rootHz * 2 ** (semitones / 12);
}

function addPad(
  track: Track,
  pad: { at: number; hertz: number; mood: Mood; pan: number; voice: number },
): void {
  const { mood } = pad;
  const length = mood.pace * 1.5;
  const gain = (mood.padGain * 1.1) / (1 + pad.voice * 0.35);
  const swell = (t: number): number => Math.sin(Math.PI * Math.min(1, t / length)) ** 1.4;
  const parts = [
    [1, 1, 0],
    [1.003, 0.8, 0.3],
    [2, 0.22, -0.2],
  ] as const;
  for (const [ratio, share, aside] of parts) {
    addTone(track, {
      at: pad.at - mood.pace * 0.25,
      length,
      hertz: () => pad.hertz * ratio,
      gain: (t) => gain * share * swell(t),
      pan: Math.max(-1, Math.min(1, pad.pan + aside)),
    });
  }
}

function addPlucks(
  track: Track,
  bar: { at: number; mood: Mood; chord: readonly number[]; transpose: number; next: () => number },
): void {
  const { mood, next } = bar;
  const count = Math.round(mood.plucks * mood.pace);
  for (let i = 0; i < count; i += 1) {
    const step = bar.chord[Math.floor(next() * bar.chord.length)] ?? 0;
    const hertz = pitch(mood.rootHz * 2, step + bar.transpose + (next() > 0.75 ? 12 : 0));
    const at = bar.at + i / mood.plucks + (mood.plucks > 3 ? 0 : next() * 0.2);
    const gain = 0.028 * (0.5 + next() * 0.5);
    const pan = next() * 1.4 - 0.7;
    addTone(track, {
      at,
      length: 1.8,
      hertz: () => hertz,
      gain: (t) => gain * Math.exp(-t * 2.6) * Math.min(1, t * 120),
      pan,
    });
    addTone(track, {
      at,
      length: 0.7,
      hertz: () => hertz * 2.01,
      gain: (t) => gain * 0.35 * Math.exp(-t * 6) * Math.min(1, t * 200),
      pan,
    });
    addTone(track, {
      at: at + 0.31,
      length: 1.4,
      hertz: () => hertz,
      gain: (t) => gain * 0.3 * Math.exp(-t * 3) * Math.min(1, t * 60),
      pan: -pan,
    });
  }
}
