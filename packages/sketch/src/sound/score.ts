import { random, seedFor } from '../paint/random.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { arrangementOf, type Arrangement } from './arrangement.js';
import { strokesOf } from './beats.js';
import { DRUM, inRange, PLAYERS, type Player } from './instruments.js';
import { melodyOf } from './melody.js';

/** One note. Seconds; `midi` as General MIDI counts keys or drums; `force` 0 to 1; `pan` -1 to 1. */
export interface Note {
  readonly part: 'pad' | 'lead' | 'bass' | 'drums';
  readonly player: Player;
  readonly at: number;
  readonly seconds: number;
  readonly midi: number;
  readonly force: number;
  readonly pan: number;
}

/** A whole piece: its notes in order, and how loud its chords are where they are synthesised. */
export interface Score {
  readonly arrangement: Arrangement;
  readonly notes: readonly Note[];
  readonly secondsPerBeat: number;
}

/** A stretch of one chord. */
interface Stretch {
  readonly at: number;
  readonly seconds: number;
  readonly chord: readonly number[];
  readonly index: number;
  /** Whether the picture changes where it begins. */
  readonly isCut: boolean;
  readonly isLast: boolean;
}

/** Writes the music of a clip: its chords change with the picture, and it ends where the clip does, at home. */
export function writeScore(scene: SceneDescription, seed: number, clipSeconds: number): Score {
  const arrangement = arrangementOf(scene);
  const next = random(seedFor(seed, 'score'));
  const root = arrangement.mood.root + Math.floor(next() * 5) - 2;
  const stretches = stretchesOf(arrangement, { scene, clipSeconds, next });
  const secondsPerBeat = stretches[0]!.seconds / arrangement.beats;
  const piece: Piece = { arrangement, root, secondsPerBeat, next };
  const notes = [
    ...stretches.flatMap((stretch) => [
      ...padNotes(piece, stretch),
      ...bassNotes(piece, stretch),
      ...drumNotes(piece, stretch),
    ]),
    ...leadNotes(piece, stretches),
  ];
  return { arrangement, secondsPerBeat, notes: notes.sort((a, b) => a.at - b.at) };
}

interface Piece {
  readonly arrangement: Arrangement;
  readonly root: number;
  readonly secondsPerBeat: number;
  readonly next: () => number;
}

/** Where the picture changes: with each move of the camera, or with each title. */
function sectionsOf({ camera, texts }: SceneDescription): number {
  const titles = texts.filter(({ role }) => role === 'title' || role === 'quote').length;
  return Math.max(1 + camera.next.length, titles, 1);
}

/** The tempo is the one that fits: so many stretches to a section, and none is cut short. */
function stretchesOf(
  { bpm, beats, mood }: Arrangement,
  { scene, clipSeconds, next }: { scene: SceneDescription; clipSeconds: number; next: () => number },
): Stretch[] {
  const sections = sectionsOf(scene);
  const section = clipSeconds / sections;
  const each = Math.max(1, Math.round(section / ((beats * 60) / bpm)));
  const count = sections * each;
  const first = Math.floor(next() * mood.chords.length);
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const turn = isLast && count > 2 ? 0 : (first + Math.floor(index / 2)) % mood.chords.length;
    return {
      at: (index * section) / each,
      seconds: section / each,
      chord: mood.chords[turn] ?? [0],
      index,
      isCut: index > 0 && index % each === 0,
      isLast,
    };
  });
}

function padNotes({ arrangement, root, secondsPerBeat }: Piece, stretch: Stretch): Note[] {
  return arrangement.pad.flatMap((player, band) => {
    const { sustains } = PLAYERS[player];
    // The second voice of two leaves out what lies close.
    const chord = band === 0 ? stretch.chord : stretch.chord.filter((_, voice) => voice % 2 === 0);
    const step = secondsPerBeat / 2;
    return chord.map((semitones, voice) => ({
      part: 'pad' as const,
      player,
      at: stretch.at + (sustains ? 0 : (voice * step) % stretch.seconds),
      seconds: stretch.seconds * (sustains ? 1 : 0.9),
      midi: inRange(root + semitones, player),
      force: (stretch.isCut ? 0.62 : 0.5) - voice * 0.02,
      pan: ((voice % 3) - 1) * 0.5,
    }));
  });
}

function bassNotes(
  { arrangement, root, secondsPerBeat }: Piece,
  { at, seconds, chord, isLast }: Stretch,
): Note[] {
  const { bass, beats, swings } = arrangement;
  if (!bass) return [];
  const walks = swings && !isLast;
  const steps = walks ? Array.from({ length: beats }, (_, i) => chord[i] ?? 0) : [chord[0] ?? 0];
  return steps.map((semitones, i) => ({
    part: 'bass',
    player: bass,
    at: at + i * secondsPerBeat,
    seconds: walks ? secondsPerBeat * 0.95 : seconds * 0.95,
    midi: inRange(root + (i === 0 ? semitones : semitones % 12) - 12, bass),
    force: 0.72,
    pan: 0,
  }));
}

function drumNotes({ arrangement, root, secondsPerBeat }: Piece, stretch: Stretch): Note[] {
  const { drums, beats, swings } = arrangement;
  if (!drums) return [];
  const { player, beat } = drums;
  const isKit = PLAYERS[player].isKit;
  const stroke = (at: number, drum: number, force: number): Note => ({
    part: 'drums',
    player,
    at: stretch.at + (swings ? swung(at) : at) * secondsPerBeat,
    seconds: isKit ? 0.2 : secondsPerBeat,
    midi: isKit ? drum : inRange(root + (stretch.chord[0] ?? 0), player),
    force,
    pan: 0,
  });
  // A piece ends with one stroke.
  const strokes = strokesOf(beat, stretch.index * beats, beats).filter(([at]) => !stretch.isLast || at === 0);
  const crash = isKit && (stretch.isCut || stretch.isLast) ? [stroke(0, DRUM.crash, 0.6)] : [];
  return [...strokes.map(([at, drum, force]) => stroke(at, drum, force)), ...crash];
}

/** Off-beats at two thirds of a beat. */
function swung(at: number): number {
  return at % 1 === 0.5 ? Math.floor(at) + 2 / 3 : at;
}

function leadNotes(
  { arrangement, root, secondsPerBeat, next }: Piece,
  stretches: readonly Stretch[],
): Note[] {
  const { lead, density, beats, swings } = arrangement;
  if (lead.length === 0) return [];
  const tones = melodyOf(
    stretches.map(({ chord, isLast }) => ({ chord, isLast })),
    { density, beats, next },
  );
  return tones.map(({ stretch, beat, length, semitones, force }) => {
    const { at } = stretches[stretch]!;
    // Two who lead take turns.
    const player = lead[Math.floor(stretch / 2) % lead.length]!;
    return {
      part: 'lead',
      player,
      at: at + (swings ? swung(beat) : beat) * secondsPerBeat,
      seconds: length * secondsPerBeat,
      midi: inRange(root + 12 + semitones, player),
      force,
      pan: next() * 0.8 - 0.4,
    };
  });
}
