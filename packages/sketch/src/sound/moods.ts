import type { SceneDescription } from '../prompt/scene-description.js';

/** A mood as music: its key, and chords in semitones above that. */
export interface Mood {
  readonly root: number;
  readonly chords: readonly (readonly number[])[];
  readonly bpm: number;
  /** Notes of the melody to a beat. */
  readonly density: number;
  readonly padGain: number;
}

export const MOODS = {
  bright: {
    root: 48,
    chords: [
      [0, 7, 12, 16, 19],
      [5, 12, 17, 21, 24],
      [-3, 9, 12, 16, 21],
      [7, 11, 14, 19, 23],
    ],
    bpm: 92,
    density: 1.3,
    padGain: 0.05,
  },
  calm: {
    root: 45,
    chords: [
      [0, 7, 14, 16, 19],
      [-4, 8, 12, 15, 19],
      [5, 12, 16, 19, 21],
      [-5, 7, 11, 14, 19],
    ],
    bpm: 66,
    density: 0.75,
    padGain: 0.06,
  },
  night: {
    root: 43,
    chords: [
      [0, 7, 12, 15, 22],
      [-4, 8, 12, 15, 19],
      [3, 10, 14, 19, 22],
      [-2, 10, 14, 17, 22],
    ],
    bpm: 62,
    density: 0.75,
    padGain: 0.06,
  },
  dark: {
    root: 38,
    chords: [
      [0, 7, 12, 15],
      [-1, 6, 12, 15],
      [-4, 3, 8, 15],
      [1, 8, 13, 17],
    ],
    bpm: 56,
    density: 0.5,
    padGain: 0.085,
  },
  neon: {
    root: 45,
    chords: [
      [0, 7, 12, 15, 19],
      [-4, 8, 12, 15, 20],
      [-2, 10, 14, 17, 22],
      [3, 7, 10, 15, 22],
    ],
    bpm: 104,
    density: 2,
    padGain: 0.055,
  },
  heroic: {
    root: 38,
    chords: [
      [0, 7, 12, 15, 19],
      [-4, 8, 12, 15, 20],
      [3, 10, 15, 19, 22],
      [-2, 5, 10, 14, 17],
    ],
    bpm: 96,
    density: 1,
    padGain: 0.06,
  },
  swinging: {
    root: 48,
    chords: [
      [0, 11, 16, 19, 26],
      [-3, 7, 12, 16, 19],
      [2, 12, 17, 21, 28],
      [-5, 5, 11, 14, 21],
    ],
    bpm: 112,
    density: 1.5,
    padGain: 0.05,
  },
  plain: {
    root: 45,
    chords: [
      [0, 7, 12, 19],
      [-2, 5, 10, 17],
      [5, 12, 17, 24],
      [0, 7, 12, 16],
    ],
    bpm: 116,
    density: 1.5,
    padGain: 0.05,
  },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

/** Which music suits a scene. */
export function moodFor(scene: SceneDescription): MoodName {
  const { styles, airs, time, setting } = scene;
  const words: readonly string[] = [...styles, ...airs, time, setting];
  const any = (...wanted: string[]): boolean => wanted.some((word) => words.includes(word));
  if (any('neon')) return 'neon';
  if (any('gloomy', 'dramatic', 'noir', 'storm')) return 'dark';
  if (any('night', 'dusk', 'space', 'underwater', 'mysterious')) return 'night';
  return any('joyful') || (any('day') && !any('calm', 'rain')) ? 'bright' : 'calm';
}
