import { recordOf } from '../subjects/traits-of.js';
import { HEARD_NOUNS, type VoiceName } from './lexicon/heard-nouns.js';
import { VOICE_WORDS } from './lexicon/voice-words.js';
import type { SceneDescription } from './scene-description.js';
import type { Setting } from './vocabulary.js';
import type { WordFate } from './word-account.js';

/** Places that no bird and no cricket is heard in. */
const QUIET_SETTINGS: readonly Setting[] = [
  'underwater',
  'space',
  'abstract',
  'snowfield',
  'desert',
  'sea',
  'city',
  'street',
  'room',
  'kitchen',
  'office',
  'shop',
  'theatre',
];

/** Who is heard in a place by itself. */
export function animalsHeardIn({ airs, setting, time }: SceneDescription): 'birds' | 'crickets' | null {
  const isWet = airs.includes('rain') || airs.includes('snow');
  if (isWet || QUIET_SETTINGS.includes(setting)) return null;
  return time === 'night' || time === 'dusk' ? 'crickets' : 'birds';
}

/** A word for what somebody in the scene is heard to do: a dog's barking. */
export function heardFate(words: readonly string[], scene: SceneDescription): WordFate | null {
  if (scene.sound === 'silent' || scene.sound === 'only-music') return null;
  const voices = words.flatMap((word) => VOICE_WORDS.get(word) ?? []);
  const heard: readonly string[] = [animalsHeardIn(scene) ?? '', ...ofSubjects(scene)];
  const voice = voices.find((one) => heard.includes(one));
  return voice === undefined ? null : { fate: 'drawn', as: `${words[0]}, heard`, about: 'sound' };
}

function ofSubjects({ subjects }: SceneDescription): VoiceName[] {
  return subjects
    .filter((one) => one.verb !== 'stand' && recordOf(one)?.isPerson !== true)
    .flatMap(({ noun }) => HEARD_NOUNS.get(noun) ?? []);
}
