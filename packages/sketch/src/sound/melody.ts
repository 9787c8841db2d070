/** One tone of a melody: in which stretch, at which of its beats, for how many, above the root. */
export interface Tone {
  readonly stretch: number;
  readonly beat: number;
  readonly length: number;
  readonly semitones: number;
  readonly force: number;
}

/** Rhythms of two or three beats, by how many notes they have. */
const RHYTHMS: Readonly<Record<2 | 3, readonly (readonly number[])[]>> = {
  2: [[0], [0, 1], [0, 1.5], [0, 0.5, 1], [0, 1, 1.5], [0, 0.5, 1, 1.5], [0, 0.5, 1, 1.25, 1.5]],
  3: [[0], [0, 2], [0, 1, 2], [0, 1.5, 2], [0, 1, 1.5, 2], [0, 0.5, 1, 1.5, 2]],
};

const LOWEST = 0;
const HIGHEST = 24;

/**
 * A melody over these chords: a rhythm of two stretches that comes again, near tones of the chord, and home at the end.
 */
export function melodyOf(
  stretches: readonly { chord: readonly number[]; isLast: boolean }[],
  { density, beats, next }: { density: number; beats: 2 | 3; next: () => number },
): Tone[] {
  const motif = [pick(density * beats, beats, next), pick(density * beats * 0.75, beats, next)];
  let last = 7 + Math.floor(next() * 8);
  return stretches.flatMap(({ chord, isLast }, stretch) => {
    const rhythm = isLast ? [0] : motif[stretch % 2]!;
    return rhythm.map((beat, i) => {
      last = isLast ? homeFrom(last) : nearTone(chord, last, { isWeak: beat % 1 !== 0, next });
      return {
        stretch,
        beat,
        length: ((rhythm[i + 1] ?? beats) - beat) * 0.98,
        semitones: last,
        force: 0.62 + (beat === 0 ? 0.14 : 0) + next() * 0.1,
      };
    });
  });
}

/** A rhythm of about so many notes. */
function pick(notes: number, beats: 2 | 3, next: () => number): readonly number[] {
  const near = RHYTHMS[beats].toSorted((a, b) => Math.abs(a.length - notes) - Math.abs(b.length - notes));
  return near[Math.floor(next() * 2)] ?? [0];
}

/** A tone of the chord a step or a small leap away; on weak beats a step. */
function nearTone(
  chord: readonly number[],
  last: number,
  { isWeak, next }: { isWeak: boolean; next: () => number },
): number {
  const tones = [0, 12, 24].flatMap((octave) => chord.map((step) => (((step % 12) + 12) % 12) + octave));
  const around = [...new Set(tones)]
    .filter((tone) => tone >= LOWEST && tone <= HIGHEST && Math.abs(tone - last) <= 7 && tone !== last)
    .sort((a, b) => Math.abs(a - last) - Math.abs(b - last));
  return around[Math.floor(next() ** (isWeak ? 4 : 1.5) * around.length)] ?? last;
}

/** The nearest root. */
function homeFrom(last: number): number {
  return Math.round(last / 12) * 12;
}
