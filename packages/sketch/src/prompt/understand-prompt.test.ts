import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { SceneDescription } from './scene-description.js';
import { readPrompt } from './read-prompt.js';
import { understandPrompt } from './understand-prompt.js';
import { warningsFor } from './warnings-for.js';

interface Row {
  readonly prompt: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

const ROWS = JSON.parse(
  readFileSync(new URL('../../prompts/sheet-prompts.json', import.meta.url), 'utf8'),
) as Row[];

function summary(scene: SceneDescription): Record<string, unknown> {
  const { setting, time, clouds, backdrop, airs, styles, colours, camera } = scene;
  const subjects = scene.subjects.map((one) =>
    [one.noun, one.count, ...(one.colour ? [one.colour] : [])].join(':'),
  );
  return {
    setting,
    time,
    clouds,
    backdrop,
    airs,
    styles,
    colours,
    move: camera.move,
    speed: camera.speed,
    subjects,
  };
}

describe('the 48 prompts of the contact sheet', () => {
  it.each(ROWS.map((row) => [row.prompt, row.expect] as const))('are understood: %s', (prompt, expected) => {
    expect(summary(understandPrompt(prompt))).toMatchObject(expected);
  });
});

describe('understandPrompt', () => {
  it('gives a colour to the noun that follows it', () => {
    const { subjects } = understandPrompt('a blue house and a yellow car');
    expect(subjects.map((one) => [one.noun, one.colour])).toEqual([
      ['house', 'blue'],
      ['car', 'yellow'],
    ]);
  });

  it.each([
    ['a beach with no people', 'person'],
    ['hills without trees or houses', 'house'],
    ['a lake, no boats, no birds', 'bird'],
  ])('leaves out what the prompt negates: %s', (prompt, noun) => {
    expect(understandPrompt(prompt).subjects.map((one) => one.noun)).not.toContain(noun);
  });

  it('ends a negation where something new begins', () => {
    expect(understandPrompt('a sea with no clouds and a red boat')).toMatchObject({
      clouds: 'clear',
      subjects: [{ noun: 'boat', colour: 'red' }],
    });
  });

  it('leaves out what the negative prompt names', () => {
    expect(understandPrompt('a stormy sea with a ship', 'rain, ship')).toMatchObject({
      airs: ['storm'],
      subjects: [],
    });
  });

  it.each([
    ['three birds', 3],
    ['a pair of swans', 2],
    ['a dozen boats', 12],
    ['7 cars', 7],
    ['a dog', 1],
  ])('counts: %s', (prompt, count) => {
    expect(understandPrompt(prompt).subjects[0]?.count).toBe(count);
  });

  it('gives a verb to the noun before it', () => {
    expect(understandPrompt('a dog runs and a cat sleeps').subjects.map((one) => one.verb)).toEqual([
      'run',
      'stand',
    ]);
  });

  it.each([
    ['a school of fish', { setting: 'underwater', subjects: [{ noun: 'fish', count: 12 }] }],
    ['a couple walking on the beach at sunset', { subjects: [{ noun: 'person', count: 2, verb: 'walk' }] }],
    ['a couple of boats', { subjects: [{ noun: 'boat', count: 2 }] }],
    [
      'two children flying a red kite on a hill',
      {
        subjects: [
          { noun: 'child', count: 2, verb: 'stand' },
          { noun: 'kite', colour: 'red', verb: 'fly' },
        ],
      },
    ],
    ['a polar bear walking on ice', { subjects: [{ noun: 'bear', colour: 'white', verb: 'walk' }] }],
    ['a brown polar bear', { subjects: [{ noun: 'bear', colour: 'brown' }] }],
    ['a white horse in the snow', { subjects: [{ noun: 'horse', colour: 'white' }] }],
    ['a robot walking through a city', { setting: 'street', subjects: [{ noun: 'robot', verb: 'walk' }] }],
    ['a lonely tree in a desert', { setting: 'desert', subjects: [{ noun: 'tree', count: 1 }] }],
    ['a train crossing a bridge', { subjects: [{ noun: 'train', verb: 'drive' }, { noun: 'bridge' }] }],
    ['a pirate ship in the fog', { setting: 'sea', subjects: [{ noun: 'galleon' }] }],
    ['a castle, oil painting', { styles: ['oil'] }],
    ['pencil sketch of a lighthouse', { styles: ['pencil'], subjects: [{ noun: 'lighthouse' }] }],
    [
      'a red ball',
      { setting: 'hills', subjects: [{ noun: 'ball', source: 'drawn', colour: 'red', verb: null }] },
    ],
    [
      'a bouncing basketball on a street',
      { setting: 'street', subjects: [{ noun: 'basketball', verb: 'jump' }] },
    ],
    [
      'a beach ball rolling on the sand',
      { setting: 'beach', subjects: [{ noun: 'beach ball', verb: 'spin' }] },
    ],
    ['a glass sphere', { setting: 'hills', subjects: [{ noun: 'glass ball' }] }],
    ['two wooden boxes and a blue cube', { subjects: [{ noun: 'cube', count: 2 }] }],
    ['an android in a city', { setting: 'street', subjects: [{ noun: 'robot', source: 'drawn' }] }],
    ['a whale breaching in the ocean', { setting: 'sea', subjects: [{ noun: 'whale', verb: 'jump' }] }],
    ['a woman riding a white horse', { subjects: [{ noun: 'horse', colour: 'white', rider: 'plain' }] }],
    ['a knight on horseback', { subjects: [{ noun: 'horse', rider: 'plain' }] }],
    [
      'a man and a horse',
      {
        subjects: [
          { noun: 'person', rider: null },
          { noun: 'horse', rider: null },
        ],
      },
    ],
    [
      'a violin player on a street at night',
      { setting: 'street', time: 'night', subjects: [{ noun: 'violinist', source: 'drawn', count: 1 }] },
    ],
    ['a man playing the guitar', { subjects: [{ noun: 'guitarist', verb: null }] }],
    ['two women playing violins in a park', { subjects: [{ noun: 'violinist', count: 2 }] }],
    ['a girl with a trumpet', { subjects: [{ noun: 'trumpeter' }] }],
    ['a saxophonist in the rain', { airs: ['rain'], subjects: [{ noun: 'saxophonist' }] }],
    ['a drummer', { subjects: [{ noun: 'drummer', count: 1 }] }],
    ['somebody on a drum kit, drum player', { subjects: [{ noun: 'drummer' }] }],
    [
      'a woman plays a grand piano on a beach at sunset',
      { setting: 'beach', subjects: [{ noun: 'pianist' }] },
    ],
    ['a guitarist with a red guitar', { subjects: [{ noun: 'guitarist' }] }],
    [
      'a man walks past a house, there is a guitar',
      { subjects: [{ noun: 'person' }, { noun: 'house' }, { noun: 'guitar', source: 'art' }] },
    ],
    ['a guitar on the sand', { subjects: [{ noun: 'guitar', source: 'art' }] }],
    ['mountains without snow', { setting: 'mountains', airs: [], without: ['snow'] }],
    ['snowy mountains at golden hour', { time: 'golden', clouds: 'scattered', airs: ['snow'] }],
    ['film noir street', { time: 'night', styles: ['noir'] }],
  ])('takes words as people mean them: %s', (prompt, expected) => {
    expect(understandPrompt(prompt)).toMatchObject(expected);
  });

  it('makes one player of a person and an instrument', () => {
    for (const prompt of [
      'a man playing the guitar',
      'a guitarist with a red guitar',
      'a child playing the drums',
      'an old man playing the piano',
    ])
      expect(understandPrompt(prompt).subjects).toHaveLength(1);
  });

  it('shows nouns of the open art where nothing is drawn by hand', () => {
    expect(understandPrompt('a violin in the forest').subjects[0]).toMatchObject({
      source: 'art',
      artKey: 'violin',
    });
  });

  it('names the words that it could not use, and only those', () => {
    const { words } = readPrompt('a zorgle walks a beautiful quabbit at sunset');
    expect(warningsFor(words, { overPicture: false })).toEqual([
      'The sketch engine does not draw "zorgle", "walks", "quabbit".',
    ]);
  });

  it.each([[null], [''], ['\u0928\u092e\u0938\u094d\u0924\u0947 \u{1F600}']])(
    'makes an abstract scene of what says nothing to it: %s',
    (prompt) => {
      expect(understandPrompt(prompt).setting).toBe('abstract');
    },
  );

  it('reads seven thousand characters at once', () => {
    // The best of three: other work on the machine makes a thread's own time longer too.
    const timesUs = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage();
      understandPrompt('a boat on the sea '.repeat(390));
      return process.threadCpuUsage(before).user;
    });
    expect(Math.min(...timesUs)).toBeLessThan(1_000_000);
  });
});
