import { describe, expect, it } from '@jest/globals';
import { findMentions, type Mention } from '../src/prompt/mentions.js';
import { longestPhrase, lookUp, phraseKey } from '../src/prompt/phrase-book.js';
import { playing } from '../src/prompt/players.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import { stemOf, tokenize } from '../src/prompt/words.js';
import { artHabit } from '../src/subjects/art-habits.js';
import { findSubject, SUBJECTS } from '../src/subjects/catalogue.js';
import { recordOf, traitsOf } from '../src/subjects/traits-of.js';

/** "kind value" of each mention, a negated one with a dash before it, a number behind it. */
function mentioned(text: string): string[] {
  return findMentions(text).mentions.map(
    ({ meaning, negated, count }: Mention) =>
      `${negated ? '-' : ''}${meaning.kind} ${meaning.value}${count === null ? '' : ` ${count}`}`,
  );
}

describe('phrases are found in their order, the longest first', () => {
  it.each([
    ['a dog', ['drawn dog 1']],
    ['a hot air balloon', ['drawn balloon 1']],
    ['a balloon', ['drawn balloon 1']],
    ['golden retriever', ['drawn dog']],
    ['golden hour', ['time golden']],
    ['a golden dog', ['colour golden 1', 'drawn dog 1']],
    ['sea turtle', ['drawn turtle']],
    ['sea floor', ['setting underwater']],
    ['sea', ['setting sea']],
    ['sea of clouds', ['setting sky']],
    ['beach ball on a beach', ['drawn beach ball', 'relation on', 'setting beach 1']],
    ['oil painting', ['style oil']],
    ['a painting', ['style watercolor 1']],
    ['black and white', ['style noir']],
    ['black and blue', ['colour black', 'colour blue']],
    ['a black cat and a white dog', ['colour black 1', 'drawn cat 1', 'colour white 1', 'drawn dog 1']],
    ['pan left', ['camera pan-left']],
    ['slow pan left', ['speed slow', 'camera pan-left']],
    ['slow motion', ['speed slow', 'pace slow-motion']],
    ['drone shot of a lake', ['camera rise', 'setting lake 1']],
    ['falling leaves', ['air leaves']],
    ['a falling star', ['air meteors 1']],
    ['a falling piano', ['verb fall 1', 'art musical-keyboard 1']],
    ['snow leopard', ['drawn leopard']],
    ['killer whale', ['drawn dolphin']],
    ['blue whale', ['drawn whale']],
    ['a big blue boat', ['size large 1', 'colour blue 1', 'drawn boat 1']],
    ['city skyline', ['setting city']],
    ['city bus', ['drawn bus']],
    ['space station', ['drawn satellite']],
    ['space', ['setting space']],
    ['fire', ['drawn campfire']],
    ['on fire', ['verb burn']],
    ['fire engine', ['art fire-engine']],
    ['full moon', ['air moon']],
    ['full moon night', ['time night']],
    ['storm clouds', ['clouds heavy']],
  ])('%s: %j', (text, found) => {
    expect(mentioned(text)).toEqual(found);
  });
});

describe('numbers go to the next thing that is named', () => {
  it.each([
    ['three dogs', ['drawn dog 3']],
    ['three black dogs', ['colour black 3', 'drawn dog 3']],
    ['3 dogs and 2 cats', ['drawn dog 3', 'drawn cat 2']],
    ['three dogs, cats', ['drawn dog 3', 'drawn cat']],
    ['a flock of birds', ['drawn bird 9']],
    ['a school of fish', ['drawn fish 12']],
    ['a school', ['art school 1']],
    ['a pair of swans', ['drawn swan 2']],
    ['a couple', ['drawn person 2']],
    ['a couple of swans', ['drawn swan 2']],
    ['a family of bears', ['drawn bear 4']],
    ['1000 dogs', ['drawn dog']],
    ['007 dogs', ['drawn dog 7']],
  ])('%s: %j', (text, found) => {
    expect(mentioned(text)).toEqual(found);
  });

  it.each([
    ['dogs', true],
    ['dog', false],
    ['a dog', false],
    ["a dog's", false],
    ['geese', true],
    ['men', true],
    ['sheep', false],
    ['hot air balloons', true],
    ['butterflies', true],
    ['glass', false],
  ])('%s is a plural: %s', (text, plural) => {
    expect(findMentions(text).mentions.map((one) => one.isPlural)).not.toContain(!plural);
  });
});

describe('a negation reaches as far as people mean it', () => {
  it.each([
    ['no dogs', ['-drawn dog']],
    ['no dogs or cats', ['-drawn dog', '-drawn cat']],
    ['no dogs, cats or birds', ['-drawn dog', '-drawn cat', '-drawn bird']],
    ['no dogs and a cat', ['-drawn dog', 'drawn cat 1']],
    ['no dogs, a cat', ['-drawn dog', 'drawn cat 1']],
    ['no dogs but cats', ['-drawn dog', 'drawn cat']],
    ['no dogs. cats', ['-drawn dog', 'drawn cat']],
    ['no dogs at night', ['-drawn dog', 'time night']],
    ['no dogs on a beach', ['-drawn dog', 'setting beach 1']],
    ['no black dogs', ['-colour black', '-drawn dog']],
    ['without big black dogs', ['-size large', '-colour black', '-drawn dog']],
    ['neither rain nor snow', ['-air rain', '-clouds heavy', '-air snow']],
    ['never raining', ['-air rain']],
    ['not a dog', ['-drawn dog 1']],
    ['excluding cars, a bus', ['-drawn car', 'drawn bus 1']],
    ['a cat, not a dog', ['drawn cat 1', '-drawn dog 1']],
    ['a street without cars and people', ['setting street 1', '-drawn car', '-drawn person']],
    ["don't show the moon", ['-air moon']],
  ])('%s: %j', (text, found) => {
    expect(mentioned(text)).toEqual(expect.arrayContaining(found));
    expect(
      mentioned(text)
        .filter((one) => one.startsWith('-'))
        .sort(),
    ).toEqual(found.filter((one) => one.startsWith('-')).sort());
  });
});

function missingIn(text: string): string[] {
  const missing = readPrompt(text).words.filter(({ fate }) => fate === 'missing');
  return [...new Set(missing.map((word) => word.text.toLowerCase()))];
}

describe('words that nothing is known about are missing', () => {
  it.each([
    ['a zorgle', ['zorgle']],
    ['a beautiful dog', []],
    ['Zorgle ZORGLE zorgle', ['zorgle']],
    ['the quick brown fox jumps', []],
    ['a dog-like zorgle', ['dog-like', 'zorgle']],
    ['masterpiece, best quality, 8k', []],
    ['x y z', ['x', 'y', 'z']],
    ['12 34', ['12', '34']],
    ['1girl', ['1girl']],
    ['no zorgle', []],
  ])('%s: %j', (text, unused) => {
    expect(missingIn(text)).toEqual(unused);
  });
});

describe('the phrase book', () => {
  it.each([
    ['dog', 'drawn'],
    ['night', 'time'],
    ['rain', 'air'],
    ['red', 'colour'],
    ['noir', 'style'],
    ['orbit', 'camera'],
    ['run', 'verb'],
    ['tiny', 'size'],
    ['beach', 'setting'],
    ['overcast', 'clouds'],
    ['slowly', 'speed'],
    ['banana', 'art'],
  ])('knows %s as: %s', (word, kind) => {
    expect(lookUp([word]).map((meaning) => meaning.kind)).toContain(kind);
  });

  it.each([
    ['winter', ['setting', 'air']],
    ['stormy', ['air', 'clouds']],
    ['sunny', ['time', 'clouds']],
    ['moonlight', ['time', 'air']],
    ['dark', ['style', 'time']],
    ['iceberg', ['setting', 'drawn']],
    ['fireworks', ['air', 'time']],
    ['noir', ['style', 'time']],
  ])('knows that %s says several things at once: %j', (word, kinds) => {
    const found = lookUp([stemOf(word)]).map((meaning) => meaning.kind);
    expect(found.sort()).toEqual([...kinds].sort());
  });

  it('never means two things of one kind by one phrase', () => {
    for (const { noun, words } of SUBJECTS)
      for (const phrase of [noun, ...words.split(/,\s*/).map((one) => one.split(':')[0]!)]) {
        const kinds = lookUp(phraseKey(phrase.split(' ')).split(' ')).map((meaning) => meaning.kind);
        expect({ phrase, kinds }).toEqual({ phrase, kinds: [...new Set(kinds)] });
      }
  });

  it('finds nothing for no words, and for a phrase cut short', () => {
    expect(lookUp([])).toEqual([]);
    expect(lookUp(['hot', 'air'])).toEqual([]);
    expect(lookUp(['balloon', 'air', 'hot'])).toEqual([]);
  });

  it('has no phrase that is longer than it says', () => {
    expect(longestPhrase()).toBeGreaterThanOrEqual(4);
    expect(longestPhrase()).toBeLessThan(9);
  });

  it.each([
    [['hot', 'air', 'balloons'], 'hot air balloon'],
    [['pirate', 'ships'], 'pirate ship'],
    [['geese'], 'goose'],
  ])('%j are filed as %s', (words, key) => {
    expect(phraseKey(words)).toBe(key);
  });
});

describe('the dictionary form', () => {
  it.each(SUBJECTS.map(({ noun }) => noun))('of a form is the form itself: %s', (noun) => {
    const once = phraseKey(noun.split(' '));
    expect(phraseKey(once.split(' '))).toBe(once);
  });

  it.each([
    ['churches', 'church'],
    ['classes', 'class'],
    ['stories', 'story'],
    ['ties', 'tie'],
    ['cactus', 'cactus'],
    ['tennis', 'tennis'],
    ['canvas', 'canvas'],
    ['dress', 'dress'],
    ['knives', 'knife'],
    ['calves', 'calf'],
    ['mice', 'mouse'],
    ['quizzes', 'quizz'],
    ['bees', 'bee'],
    ['shoes', 'shoe'],
    ['alps', 'alps'],
    ['leaves', 'leaves'],
    ['zebras', 'zebra'],
    ['pianos', 'piano'],
    ['seas', 'sea'],
    ['tomatoes', 'tomato'],
    ['cosmos', 'cosmos'],
    ['rhinoceros', 'rhinoceros'],
    ['christmas', 'christmas'],
    ['atlas', 'atlas'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it.each([
    ["the dog's house", ['the', 'dog', 'house']],
    ['Dogs & Cats', ['dog', 'cat']],
    ['a well-lit room', ['a', 'well-lit', 'room']],
    ['(a dog)', ['(', 'a', 'dog', ')']],
    ['dog/cat', ['dog', '/', 'cat']],
    ['\u201ca dog\u201d', ['a', 'dog']],
    ['\u72d7 dog', ['\u72d7', 'dog']],
    ['50% dog', ['50', 'dog']],
  ])('a prompt is cut into words: %s: %j', (text, stems) => {
    expect(tokenize(text).map((one) => one.stem)).toEqual(stems);
  });
});

describe('who plays', () => {
  const read = (prompt: string) => playing(understandPrompt(prompt).subjects, findMentions(prompt).mentions);

  it('leaves alone who plays nothing', () => {
    const { subjects } = understandPrompt('a man and a dog');
    expect(playing(subjects, findMentions('a man and a dog').mentions)).toEqual(subjects);
  });

  it('does it once: a player that is made stays one', () => {
    expect(read('a man playing the violin').map((one) => one.noun)).toEqual(['violinist']);
  });

  const INSTRUMENTS = SUBJECTS.flatMap(({ noun, plays }) =>
    (plays?.split(', ') ?? []).map((what) => [what, noun] as const),
  ).filter(([what]) => lookUp(phraseKey(what.split(' ')).split(' ')).length > 0);

  it('knows an instrument for each player at least', () => {
    const players = SUBJECTS.filter((one) => one.plays).map((one) => one.noun);
    expect(new Set(INSTRUMENTS.map(([, player]) => player))).toEqual(new Set(players));
  });

  it.each(INSTRUMENTS)('with a %s in his hands a man is a %s', (instrument, player) => {
    const [only, ...others] = understandPrompt(`a man playing the ${instrument}`).subjects;
    expect({ noun: only?.noun, others }).toEqual({ noun: player, others: [] });
  });
});

describe('how a thing lives', () => {
  it.each(SUBJECTS.map((one) => [one.noun, one] as const))(
    'what is drawn says it itself: %s',
    (noun, record) => {
      const [subject] = understandPrompt(`a ${noun}`).subjects;
      expect(traitsOf(subject!)).toBe(record);
      expect(recordOf(subject!)).toBe(findSubject(noun));
    },
  );

  it('the open art by its habit, and what has none stands about on hills', () => {
    const [zebra] = understandPrompt('a zebra').subjects;
    expect(recordOf(zebra!)).toBeUndefined();
    expect(traitsOf(zebra!)).toBe(artHabit('zebra'));
    expect(artHabit('no such thing')).toMatchObject({ habitat: 'ground', home: 'hills', verb: 'stand' });
  });

  it.each(SUBJECTS.map((one) => [one.noun, one] as const))(
    'in measures that can be drawn: %s',
    (_, record) => {
      expect(record.heightMetres).toBeGreaterThan(0.1);
      expect(record.heightMetres).toBeLessThan(100);
      expect(record.width).toBeGreaterThan(0.3);
      expect(record.width).toBeLessThan(5);
      expect(record.sinks).toBeGreaterThanOrEqual(0);
      expect(record.sinks).toBeLessThanOrEqual(0.5);
      expect(record.several).toBeGreaterThan(1);
      expect(record.several).toBeLessThanOrEqual(24);
    },
  );

  it.each(SUBJECTS.filter((one) => one.stays).map((one) => one.noun))(
    'what stays goes nowhere by itself: %s',
    (noun) => {
      expect(['stand', 'burn', 'float']).toContain(findSubject(noun)!.verb);
    },
  );
});

describe('a word that every object of a program knows', () => {
  const KNOWN = Object.getOwnPropertyNames(Object.prototype);
  const PLACES = [
    (word: string) => `a ${word}`,
    (word: string) => `${word} ${word} dogs by a ${word} lake`,
    (word: string) => `the ${word} move in the ${word} wind`,
    (word: string) => `a dog ${word} and says "${word}", ${word} music, ${word} style`,
    (word: string) => `countdown from ${word}, bar chart of ${word} 3, cat 5`,
  ];

  it.each(KNOWN)('is a word like another: %s', (word) => {
    for (const place of PLACES)
      for (const said of [word, word.toLowerCase()]) {
        const { scene, words } = readPrompt(place(said));
        expect(structuredClone(scene)).toEqual(scene);
        expect(structuredClone(words)).toEqual(words);
      }
  });
});
