import { DRUM } from './instruments.js';

/** One stroke: when, in beats of a bar of four; on which drum; how hard, 0 to 1. */
export type Stroke = readonly [beat: number, drum: number, force: number];

const eighths = (drum: number, force: number): Stroke[] =>
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat) => [beat, drum, beat % 1 === 0 ? force : force * 0.75]);

const BEATS = {
  rock: [
    [0, DRUM.kick, 0.9],
    [2, DRUM.kick, 0.9],
    [2.5, DRUM.kick, 0.7],
    [1, DRUM.snare, 0.85],
    [3, DRUM.snare, 0.85],
    ...eighths(DRUM.closed, 0.6),
  ],
  lazy: [
    [0, DRUM.kick, 0.8],
    [1.5, DRUM.kick, 0.55],
    [2.5, DRUM.kick, 0.7],
    [1, DRUM.rim, 0.7],
    [3, DRUM.snare, 0.6],
    ...eighths(DRUM.closed, 0.4),
  ],
  ride: [
    ...[0, 1, 1.5, 2, 3, 3.5].map((beat): Stroke => [beat, DRUM.ride, beat % 1 === 0 ? 0.65 : 0.5]),
    [1, DRUM.pedal, 0.5],
    [3, DRUM.pedal, 0.5],
    [0, DRUM.kick, 0.4],
    [2.5, DRUM.snare, 0.3],
  ],
  four: [
    ...[0, 1, 2, 3].map((beat): Stroke => [beat, DRUM.kick, 0.9]),
    ...[0.5, 1.5, 2.5, 3.5].map((beat): Stroke => [beat, DRUM.open, 0.5]),
    [1, DRUM.clap, 0.7],
    [3, DRUM.clap, 0.7],
  ],
  // Kettle drums: on the root, so the drum that is named here is none.
  rolls: [
    [0, 0, 0.9],
    [2.5, 0, 0.5],
    [3, 0, 0.6],
    [3.5, 0, 0.75],
  ],
} satisfies Record<string, readonly Stroke[]>;

export type BeatName = keyof typeof BEATS;

/** The strokes of a stretch of so many beats that begins at this beat of the clip. */
export function strokesOf(beat: BeatName, from: number, beats: number): Stroke[] {
  const within: readonly Stroke[] = BEATS[beat];
  return within.flatMap(([at, drum, force]) => {
    const ahead = (((at - from) % 4) + 4) % 4;
    return ahead < beats ? [[ahead, drum, force] as const] : [];
  });
}
