import type { Note, Score } from './score.js';
import { addTone, type Track } from './track.js';

/** Plays a score with tones alone: slow pads and plucked notes. Its bass and its drums are left out. */
export function playTones(track: Track, { notes, arrangement }: Score): void {
  const voices = new Map<number, number>();
  for (const note of notes) {
    if (note.part === 'lead') addPluck(track, note);
    if (note.part !== 'pad') continue;
    const voice = voices.get(note.at) ?? 0;
    voices.set(note.at, voice + 1);
    addPad(track, note, (arrangement.mood.padGain * 1.1) / (1 + voice * 0.35));
  }
}

function hertzOf({ midi }: Note): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

function addPad(track: Track, note: Note, gain: number): void {
  const length = note.seconds * 1.5;
  const hertz = hertzOf(note);
  const swell = (t: number): number => Math.sin(Math.PI * Math.min(1, t / length)) ** 1.4;
  const parts = [
    [1, 1, 0],
    [1.003, 0.8, 0.3],
    [2, 0.22, -0.2],
  ] as const;
  for (const [ratio, share, aside] of parts) {
    addTone(track, {
      at: note.at - note.seconds * 0.25,
      length,
      hertz: () => hertz * ratio,
      gain: (t) => gain * share * swell(t),
      pan: Math.max(-1, Math.min(1, note.pan + aside)),
    });
  }
}

function addPluck(track: Track, note: Note): void {
  const { at } = note;
  const hertz = hertzOf(note);
  const gain = 0.04 * note.force;
  const pan = note.pan * 1.7;
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
