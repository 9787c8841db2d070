import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { ART_NOUNS } from '../src/prompt/art-nouns.js';
import { COLOURS } from '../src/prompt/lexicon/colours.js';
import { ignoredFor } from '../src/prompt/lexicon/ignored.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import { SUBJECTS } from '../src/subjects/catalogue.js';
import { remarksOnWords } from '../src/understanding.js';

const CORPUS = JSON.parse(
  readFileSync(new URL('../prompts/word-prompts.json', import.meta.url), 'utf8'),
) as string[];
const SHEET = JSON.parse(readFileSync(new URL('../prompts/sheet-prompts.json', import.meta.url), 'utf8')) as {
  readonly prompt: string;
}[];

/** A word of a prompt has a letter, a digit or a picture in it. */
const WORDS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What the account leaves out of a prompt, and whether its parts are in order and as they were written. */
function leftOutOf(prompt: string): string {
  let at = 0;
  let between = '';
  for (const { text, start, end } of readPrompt(prompt).words) {
    between += prompt.slice(at, start);
    expect(text).toBe(prompt.slice(start, end));
    expect(end).toBeGreaterThan(start);
    at = end;
  }
  return between + prompt.slice(at);
}

const PIECES = [
  ...'a two 7 300 no without and , . ; - red huge dog horses riding castle smoke 🐶 🏙️ 黑猫 गाय "OPEN" “hello” snow-covered dog-like zorgle é 4k f/1.8 10 seconds pan left zoom in overhead gulls Christmas'.split(
    ' ',
  ),
  'text on screen: Sale',
  'countdown from 5',
  'caption "Fresh bread"',
  'lower third: Ana, Chef',
  'logo reveal for NOVA COFFEE',
  'chasing a ball',
  'holding a balloon',
  'under a tree',
];

const prompts = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));

/** `word: what became of it` for each word but grammar. */
function told(prompt: string): string[] {
  return readPrompt(prompt).words.flatMap((word) => {
    if (word.fate === 'ignored') return word.reason === 'grammar' ? [] : [`${word.text}: (${word.reason})`];
    return [`${word.text}: ${word.fate === 'missing' ? 'missing' : `${word.fate} as ${word.as}`}`];
  });
}

describe('the account of words', () => {
  it('is the whole prompt, in order, whatever is typed', () => {
    fc.assert(
      fc.property(prompts, (prompt) => expect(leftOutOf(prompt)).not.toMatch(WORDS)),
      { numRuns: 5_000, seed: 23 },
    );
  });

  it.each([...CORPUS, ...SHEET.map(({ prompt }) => prompt)])('is the whole of: %s', (prompt) => {
    expect(leftOutOf(prompt)).not.toMatch(WORDS);
  });

  it('passes over nothing that can be drawn: no noun, no colour', () => {
    const nouns = [
      ...SUBJECTS.flatMap(({ noun, words }) => [
        noun,
        ...words.split(/,\s*/).map((one) => one.split(':')[0]!),
      ]),
      ...ART_NOUNS.keys(),
      ...Object.keys(COLOURS),
    ];
    const passed = nouns.filter((noun) => readPrompt(noun).words.some(({ fate }) => fate === 'ignored'));
    expect(passed).toEqual([]);
  });

  it.each([
    'smoke',
    'chimney',
    'christmas',
    'festival',
    'light',
    'shadow',
    'fog',
    'waterhole',
    'cup',
    'left',
  ])('does not pass over what can be seen: %s', (word) => {
    expect(ignoredFor(word)).toBeNull();
  });

  it.each([
    ['a zorgle on the beach', ['zorgle: missing', 'beach: drawn as beach']],
    ['a canyon', ['canyon: replaced as mountains']],
    [
      'please, a stunning beach, 4k',
      ['please: (request)', 'stunning: (praise)', 'beach: drawn as beach', '4k: (praise)'],
    ],
    ['two dogs', ['two: drawn as 2', 'dogs: drawn as dog']],
    ['300 birds', ['300: replaced as 24', 'birds: drawn as bird']],
    ['a lake, no people', ['lake: drawn as lake', 'people: drawn as left out']],
    ['a car, no motion blur', ['car: drawn as car', 'motion: drawn as left out', 'blur: drawn as left out']],
    ['a car, motion blur', ['car: drawn as car', 'motion: missing', 'blur: missing']],
    ['a castle running', ['castle: drawn as castle', 'running: missing']],
    [
      'a red dog and a blue dog',
      ['red: drawn as red', 'dog: drawn as dog', 'blue: missing', 'dog: drawn as dog'],
    ],
    ['waves on the sea', ['waves: drawn as sea', 'sea: drawn as sea']],
    ['a house with smoke', ['house: drawn as house', 'smoke: drawn as part of the hills']],
    ['a dog with smoke', ['dog: drawn as dog', 'smoke: missing']],
    ['a 10 second video of the sea', ['10 second: (request)', 'video: (request)', 'sea: drawn as sea']],
    [
      'a dog, shot on Arri, 35mm',
      ['dog: drawn as dog', 'shot: (request)', 'Arri: (gear)', '35mm: drawn as cinematic'],
    ],
    ['a lake, steam rising', ['lake: drawn as lake', 'steam: missing', 'rising: missing']],
    [
      'confetti falling in a stadium',
      ['confetti: replaced as petals', 'falling: drawn as part of the city', 'stadium: drawn as stadium'],
    ],
  ])('says what became of each word: %s', (prompt, words) => {
    expect(told(prompt)).toEqual(words);
  });

  it('is one sentence of warning, which names what is not drawn and what stands for what', () => {
    expect(
      warningsFor(readPrompt('a zorgle in a canyon with a quabbit').words, { overPicture: false }),
    ).toEqual(['The sketch engine does not draw "zorgle", "quabbit" and draws "canyon" as mountains.']);
  });
});

describe('a camera word', () => {
  it.each([
    ['Camera pans right across a harbour, gulls overhead', ['pan-right'], 'fly'],
    ['gulls circling overhead, camera zooms in', ['push-in'], 'fly'],
    ['a dragon rising from the sea', ['drift'], 'float'],
  ])("that a thing does is that thing's: %s", (prompt, moves, verb) => {
    const { camera, subjects } = readPrompt(prompt).scene;
    expect([camera.move, ...camera.next]).toEqual(moves);
    expect(subjects[0]).toMatchObject({ verb });
  });

  it.each([
    ['a castle, pan left, then zoom in', ['pan-left', 'push-in']],
    ['a castle, zoom out then tilt up', ['pull-out', 'tilt-up']],
    ['overhead shot of a castle', ['rise']],
  ])('beside others is a move of its own, in their order: %s', (prompt, moves) => {
    const { camera } = readPrompt(prompt).scene;
    expect([camera.move, ...camera.next]).toEqual(moves);
  });
});

describe('a thing that is not drawn', () => {
  it.each([
    ['a schooner on the sea', 'schooner', 'ship'],
    ['a dachshund in the snow', 'dachshund', 'dog'],
    ['a lawyer on a street', 'lawyer', 'person'],
    ['two goldfinches', 'goldfinches', 'bird'],
  ])('is drawn as the kind that it is of, and that is told: %s', (prompt, word, noun) => {
    const { scene, words } = readPrompt(prompt);
    expect(scene.subjects.map((one) => one.noun)).toEqual([noun]);
    expect(words.find(({ text }) => text === word)).toMatchObject({ fate: 'replaced', as: noun });
  });
});

describe('the entry for who only asks', () => {
  it('says before drawing what a clip would be told', () => {
    const ask = { prompt: 'a schooner on the sea, a zorgle', negativePrompt: null, hasAudio: true };
    expect(remarksOnWords({ mode: 'text', ...ask })).toEqual([
      'The sketch engine does not draw "zorgle" and draws "schooner" as ship.',
    ]);
    expect(remarksOnWords({ mode: 'image', ...ask })[0]).toContain(
      'does not draw "schooner", "sea", "zorgle"',
    );
  });
});
