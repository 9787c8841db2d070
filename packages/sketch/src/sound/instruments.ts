import type { Instrument } from '../prompt/lexicon/music.js';

/** Whoever can play: what prompts name, and drums that only a way of music has. */
export type Player = Instrument | 'brushes' | 'drum machine';

/** How a player is found in the sound font, and what it can play. */
export interface PlayerTraits {
  /** General MIDI's number of it. */
  readonly program: number;
  readonly isKit: boolean;
  /** The lowest and highest note that sounds like it. */
  readonly range: readonly [low: number, high: number];
  /** Whether a note goes on for as long as it is held. */
  readonly sustains: boolean;
}

const plucked = (program: number, low: number, high: number): PlayerTraits => ({
  program,
  isKit: false,
  range: [low, high],
  sustains: false,
});
const held = (program: number, low: number, high: number): PlayerTraits => ({
  ...plucked(program, low, high),
  sustains: true,
});
const kit = (program: number): PlayerTraits => ({ ...plucked(program, 35, 51), isKit: true });

/** All that the instruments of a server are cut to. */
export const PLAYERS: Readonly<Record<Player, PlayerTraits>> = {
  piano: plucked(0, 33, 96),
  'electric piano': plucked(4, 33, 92),
  guitar: plucked(24, 40, 83),
  'steel guitar': plucked(25, 40, 84),
  'electric guitar': held(29, 40, 84),
  banjo: plucked(105, 48, 84),
  violin: held(40, 55, 93),
  cello: held(42, 36, 72),
  strings: held(48, 36, 93),
  harp: plucked(46, 36, 96),
  flute: held(73, 60, 93),
  clarinet: held(71, 50, 89),
  oboe: held(68, 58, 88),
  saxophone: held(66, 49, 78),
  trumpet: held(56, 55, 82),
  horns: held(60, 40, 74),
  brass: held(61, 40, 82),
  organ: held(19, 36, 90),
  accordion: held(21, 45, 88),
  harmonica: held(22, 60, 88),
  bagpipes: held(109, 50, 80),
  choir: held(52, 45, 80),
  vibraphone: plucked(11, 53, 89),
  marimba: plucked(12, 45, 90),
  bells: plucked(9, 72, 103),
  'music box': plucked(10, 60, 98),
  sitar: plucked(104, 48, 80),
  koto: plucked(107, 48, 84),
  synth: held(81, 45, 88),
  pad: held(89, 40, 84),
  bass: plucked(32, 28, 52),
  'synth bass': held(38, 28, 52),
  timpani: plucked(47, 36, 55),
  drums: kit(0),
  brushes: kit(40),
  'drum machine': kit(25),
};

/** The drums of a kit that are played, by General MIDI's numbers. */
export const DRUM = {
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  closed: 42,
  pedal: 44,
  open: 46,
  crash: 49,
  ride: 51,
};

/** The file of a player below the folder of instruments. */
export const fileOfPlayer = (player: Player): string => `${player.replaceAll(' ', '-')}.sf3`;

/** A note in octaves that its player has. */
export function inRange(midi: number, player: Player): number {
  const [low, high] = PLAYERS[player].range;
  let note = midi;
  while (note < low) note += 12;
  while (note > high) note -= 12;
  return note;
}
