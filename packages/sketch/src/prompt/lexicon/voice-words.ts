import type { VoiceName } from './heard-nouns.js';

/** Who is heard: a voice of something, or of animals that a place has. */
type Heard = VoiceName | 'birds' | 'crickets';

/** Words for what is heard, comma separated, by who makes it. */
const BY_VOICE: Partial<Record<Heard, string>> = {
  birds: 'chirp, chirps, chirping, tweeting, twittering, birdsong',
  crickets: 'chirp, chirps, chirping, crickets, cricket',
  engine: 'revving, revs, rumbling, humming, roaring',
  moped: 'revving, revs, buzzing',
  aircraft: 'droning, humming, roaring',
  diesel: 'rumbling, chugging',
  rails: 'chugging, rattling, clattering, rumbling',
  hooves: 'clopping, hoofbeats',
  bark: 'bark, barks, barking',
  mew: 'mew, meow, meows, meowing, mewing',
  wings: 'flapping, fluttering',
  gulls: 'screeching, squawking',
  owl: 'hoot, hoots, hooting',
  cow: 'moo, moos, mooing, lowing',
  sheep: 'baa, bleat, bleats, bleating',
  roar: 'roar, roars, roaring, growl, growls, growling',
  ducks: 'quack, quacks, quacking',
  bees: 'buzz, buzzes, buzzing, humming',
  frog: 'croak, croaks, croaking',
  waterfall: 'rushing, splashing, gurgling',
  clock: 'tick, ticks, ticking',
  keys: 'clacking, clicking',
  sizzle: 'sizzling, sizzle, sizzles',
  booms: 'rumbling, booming, roaring',
  thrust: 'roaring, rumbling',
};

/** By the word, who may be heard so. */
export const VOICE_WORDS: ReadonlyMap<string, readonly Heard[]> = Object.entries(BY_VOICE).reduce(
  (words, [voice, list]) =>
    list
      .split(', ')
      .reduce((known, word) => known.set(word, [...(known.get(word) ?? []), voice as Heard]), words),
  new Map<string, readonly Heard[]>(),
);
