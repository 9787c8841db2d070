import { recordOf } from '../subjects/traits-of.js';
import { musicWord, type Feeling, type Genre, type Instrument } from './lexicon/music.js';
import type { Mentioned } from './mentioned.js';
import type { MusicDescription, SubjectDescription } from './scene-description.js';

/** More than these nobody tells apart. */
const MOST_INSTRUMENTS = 4;

/** What is said of the music; where no instrument is named, whoever is seen with one plays it. */
export function chooseMusic(has: Mentioned, subjects: readonly SubjectDescription[]): MusicDescription {
  const said = has.all<string>('music').map((value) => value.split('/'));
  const of = <Value>(what: string): Value[] =>
    said.flatMap(([says, value]) => (says === what ? [value as Value] : []));
  const named = of<Instrument>('instrument').slice(0, MOST_INSTRUMENTS);
  return {
    instruments: named.length > 0 ? named : seen(subjects),
    genre: of<Genre>('genre')[0] ?? null,
    feelings: of<Feeling>('feeling'),
    isAsked: said.length > 0 || has.all('sound').some((value) => value === 'music' || value === 'only-music'),
  };
}

/** Instruments in the picture, in somebody's hands or not. */
function seen(subjects: readonly SubjectDescription[]): Instrument[] {
  const names = subjects.flatMap((one) => [recordOf(one)?.plays?.split(', ')[0] ?? one.noun]);
  const played = names.flatMap((name): Instrument[] => {
    const said = musicWord(name);
    return said?.says === 'instrument' && !SEEN_OTHERWISE.includes(name) ? [said.value as Instrument] : [];
  });
  return [...new Set(played)].slice(0, MOST_INSTRUMENTS);
}

/** What looks like something else than it sounds. */
const SEEN_OTHERWISE = [
  'keyboard',
  'keys',
  'bass',
  'horn',
  'horns',
  'recorder',
  'whistle',
  'bells',
  'pad',
  'pads',
];
