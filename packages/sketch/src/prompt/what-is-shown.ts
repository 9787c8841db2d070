import { findSubject } from '../subjects/catalogue.js';
import { recordOf, traitsOf } from '../subjects/traits-of.js';
import type { Mention } from './mentions.js';
import type { Meaning } from './phrase-book.js';
import type { SceneDescription, SubjectDescription } from './scene-description.js';
import type { Setting } from './vocabulary.js';
import type { WordFate } from './word-account.js';

/** A scene, and which colours, sizes and verbs found somebody to belong to. */
export interface Composed {
  readonly scene: SceneDescription;
  readonly used: ReadonlySet<Mention>;
}

/** What became of one meaning of a phrase. */
export function fateOfMention(mention: Mention, composed: Composed): WordFate {
  const { meaning } = mention;
  if (mention.negated) return { fate: 'drawn', as: 'left out', about: 'absence' };
  if (!isShown(mention, composed)) return { fate: 'missing' };
  return { fate: meaning.standIn ? 'replaced' : 'drawn', as: nameOf(meaning), about: meaning.kind };
}

function nameOf(meaning: Meaning): string {
  if (meaning.kind === 'music') return `${meaning.value.split('/').at(-1)} music`;
  if (meaning.kind === 'art')
    return meaning.value
      .split('/')
      .at(meaning.value.includes('/') ? 1 : 0)!
      .replaceAll('-', ' ');
  return meaning.value;
}

/** Whether a scene shows a value of each kind; the others are looked for among what is plainly in the scene. */
const SHOWS: Partial<Record<Meaning['kind'], (scene: SceneDescription, meaning: Meaning) => boolean>> = {
  drawn: isThere,
  art: isThere,
  setting: (scene, { value }) => playsIn(scene, value as Setting),
  clouds: ({ clouds }, { value }) => value === clouds || (value !== 'clear' && clouds !== 'clear'),
  colour: ({ setting, colours }, { value }) => TINTED.includes(setting) && colours.includes(value),
  verb: () => false,
  size: () => false,
  shot: () => false,
  relation: () => false,
  sound: ({ sound }, { value }) => HEARD[value]?.includes(sound) ?? false,
  music: isPlayed,
};

function isPlayed({ sound, music }: SceneDescription, { value }: Meaning): boolean {
  if (sound !== 'full' && sound !== 'only-music') return false;
  const said: readonly string[] = [
    ...music.instruments.map((one) => `instrument/${one}`),
    ...music.feelings.map((one) => `feeling/${one}`),
    `genre/${music.genre}`,
  ];
  return said.includes(value);
}

/** With which sound each word about it is true. */
const HEARD: Readonly<Record<string, readonly SceneDescription['sound'][]>> = {
  music: ['full', 'only-music'],
  'only-music': ['only-music'],
  'only-sounds': ['no-music'],
  sounds: ['full', 'no-music', 'only-music'],
  effects: ['full', 'no-music'],
  silent: ['silent'],
};

/** Settings that take on the colours that belong to nothing else: silk, and the lamps of a stage. */
const TINTED: readonly Setting[] = ['abstract', 'theatre'];

function isShown(mention: Mention, { scene, used }: Composed): boolean {
  const shows = SHOWS[mention.meaning.kind] ?? isPlain;
  return used.has(mention) || shows(scene, mention.meaning);
}

function isPlain(scene: SceneDescription, { value }: Meaning): boolean {
  const { time, camera, pace, airs, styles } = scene;
  const said: readonly string[] = [time, camera.speed, pace, camera.move, ...camera.next, ...airs, ...styles];
  return said.includes(value);
}

function playsIn(scene: SceneDescription, value: Setting): boolean {
  const { setting, backdrop } = scene;
  if (value === 'sky') return !['underwater', 'abstract'].includes(setting);
  return value === setting || value === backdrop || (value === 'city' && setting === 'street');
}

/** Whether this is in the picture, if only in somebody's hands or on somebody's back. */
function isThere(scene: SceneDescription, meaning: Meaning): boolean {
  return 'noun' in meaning && scene.subjects.some((one) => showsNoun(one, meaning.noun));
}

/** Whether this subject shows a thing of this name: itself, what it plays, or who rides it. */
export function showsNoun(one: SubjectDescription, noun: string): boolean {
  if (one.noun === noun || plays(one, noun)) return true;
  return one.rider !== null && findSubject(noun)?.rides === true;
}

function plays(one: SubjectDescription, noun: string): boolean {
  const instruments = recordOf(one)?.plays?.split(', ');
  if (!instruments) return false;
  const named = findSubject(noun);
  // A street musician with a violin is a violinist, as anybody is.
  return instruments.includes(noun) || named?.isPerson === true || named?.plays !== undefined;
}

/** Whether a subject can be seen to do what it is said to do. */
export function canDo(subject: SubjectDescription): boolean {
  const { verb } = subject;
  if (verb === 'burn') return BURNERS.includes(subject.noun);
  return verb === null || !traitsOf(subject).stays || verb === 'stand' || verb === 'spin';
}

const BURNERS = ['dragon', 'campfire', 'lantern', 'lighthouse', 'volcano', 'rocket'];
