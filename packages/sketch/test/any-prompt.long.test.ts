import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SceneDescription } from '../src/prompt/scene-description.js';
import { UNSEEN_AIRS } from '../src/prompt/lexicon/weather.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import { lightFor } from '../src/scene/light.js';
import { gradeFor } from '../src/scene/grade-for.js';
import { bedsFor } from '../src/sound/ambience.js';
import { SUBJECTS } from '../src/subjects/catalogue.js';
import { traitsOf } from '../src/subjects/traits-of.js';

const RUNS = { numRuns: 150, seed: 11 };

const NOUNS = [
  'dog',
  'cat',
  'horse',
  'cow',
  'lion',
  'elephant',
  'camel',
  'bird',
  'eagle',
  'duck',
  'boat',
  'ship',
  'castle',
  'house',
  'tree',
  'car',
  'robot',
  'balloon',
  'dragon',
  'tent',
  'zebra',
  'tractor',
] as const;
const NUMBERS = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  twelve: 12,
} as const;
const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'pink', 'black', 'white', 'brown'] as const;
const SIZES = { tiny: 'small', little: 'small', huge: 'large', giant: 'large' } as const;
const PLACES = {
  'on the sea': 'sea',
  'on a beach': 'beach',
  'on a lake': 'lake',
  'in the mountains': 'mountains',
  'on hills': 'hills',
  'in a forest': 'forest',
  'in the desert': 'desert',
  'on a street': 'street',
  'in a village': 'village',
  'on a snowfield': 'snowfield',
  'under water': 'underwater',
  'in outer space': 'space',
} as const;
const HOURS = {
  'at dawn': 'dawn',
  'at noon': 'day',
  'at golden hour': 'golden',
  'at sunset': 'sunset',
  'at dusk': 'dusk',
  'at night': 'night',
} as const;
const AIRS = ['rain', 'snow', 'fog', 'wind', 'aurora', 'fireworks', 'fireflies', 'a rainbow'] as const;
const MOVES = {
  'static shot': 'static',
  'pan left': 'pan-left',
  'pan right': 'pan-right',
  'tilt up': 'tilt-up',
  'zoom in': 'push-in',
  'zoom out': 'pull-out',
  'orbit shot': 'orbit',
  'drone shot': 'rise',
} as const;
const STYLES = [
  'noir',
  'pastel',
  'vintage',
  'watercolor',
  'dreamy',
  'gloomy',
  'cinematic',
  'joyful',
] as const;

const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): fc.Arbitrary<Key> =>
  fc.constantFrom(...(Object.keys(table) as Key[]));

/** One kind of thing as a person says it, and what is meant. */
const one = fc.record({
  noun: fc.constantFrom(...NOUNS),
  number: fc.option(keyOf(NUMBERS), { nil: null }),
  size: fc.option(keyOf(SIZES), { nil: null }),
  colour: fc.option(fc.constantFrom(...COLOURS), { nil: null }),
});
type One = typeof one extends fc.Arbitrary<infer Value> ? Value : never;

function said({ noun, number, size, colour }: One): string {
  const thing = number === null ? noun : `${noun}s`;
  return [number ?? 'a', size, colour, thing].filter(Boolean).join(' ');
}

const company = fc.uniqueArray(one, { minLength: 1, maxLength: 4, selector: ({ noun }) => noun });

const whole = fc.record({
  things: company,
  place: keyOf(PLACES),
  hour: keyOf(HOURS),
  airs: fc.uniqueArray(fc.constantFrom(...AIRS), { maxLength: 2 }),
  style: fc.option(fc.constantFrom(...STYLES), { nil: null }),
  move: fc.option(keyOf(MOVES), { nil: null }),
});
type Whole = typeof whole extends fc.Arbitrary<infer Value> ? Value : never;

/** What of its weather can be seen where it plays. */
function seenAirs({ airs, place }: Pick<Whole, 'airs' | 'place'>): string[] {
  const unseen: readonly string[] = UNSEEN_AIRS[PLACES[place]] ?? [];
  return airs.map((air) => air.replace('a ', '')).filter((air) => !unseen.includes(air));
}

function promptOf({ things, place, hour, airs, style, move }: Whole): string {
  const company_ = things.map(said).join(' and ');
  return [`${company_} ${place} ${hour}`, ...airs, style, move].filter(Boolean).join(', ');
}

/** Anything that can be typed: words that mean something beside words that do not. */
const scribble = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'no',
        'without',
        'a',
        'two',
        'red',
        'huge',
        'dog',
        'horses',
        'riding',
        ',',
        '.',
        'and',
        'or',
      ),
      fc.constantFrom(
        'night',
        'storm',
        'noir',
        'pan left',
        'slowly',
        'sea',
        'city',
        'playing',
        'guitar',
        'of',
      ),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(' '));

describe('a prompt of things, a place, an hour, weather, a style and a camera', () => {
  it('has each thing, in the order in which they were named', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const { subjects } = understandPrompt(promptOf(asked));
        expect(subjects.map(({ noun }) => noun)).toEqual(asked.things.map(({ noun }) => noun));
      }),
      RUNS,
    );
  });

  it('has as many of each as were said', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const counts = understandPrompt(promptOf(asked)).subjects.map(({ count }) => count);
        expect(counts).toEqual(asked.things.map(({ number }) => (number === null ? 1 : NUMBERS[number])));
      }),
      RUNS,
    );
  });

  it('has the colour and the size of each, and gives none to its neighbour', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const { subjects } = understandPrompt(promptOf(asked));
        expect(subjects.map(({ colour, size }) => [colour, size])).toEqual(
          asked.things.map(({ colour, size }) => [colour, size === null ? 'normal' : SIZES[size]]),
        );
      }),
      RUNS,
    );
  });

  it('plays where and when it is said', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        expect(understandPrompt(promptOf(asked))).toMatchObject({
          setting: PLACES[asked.place],
          time: HOURS[asked.hour],
        });
      }),
      RUNS,
    );
  });

  it('is moved by the camera as it is said, and drifts else', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const { camera } = understandPrompt(promptOf(asked));
        expect(camera).toMatchObject({
          next: [],
          move: asked.move === null ? 'drift' : MOVES[asked.move],
          speed: 'normal',
        });
      }),
      RUNS,
    );
  });

  it('has its style, and no other', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        expect(understandPrompt(promptOf(asked)).styles).toEqual(asked.style === null ? [] : [asked.style]);
      }),
      RUNS,
    );
  });

  it('has its weather, and no other', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        expect([...understandPrompt(promptOf(asked)).airs].sort()).toEqual([...seenAirs(asked)].sort());
      }),
      RUNS,
    );
  });

  it('has no word that could not be used, and so no warning, but for weather where none can be', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const warnings = warningsFor(readPrompt(promptOf(asked)).words, { overPicture: false });
        expect(warnings).toHaveLength(seenAirs(asked).length < asked.airs.length ? 1 : 0);
      }),
      RUNS,
    );
  });

  it('means the same in capitals', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const prompt = promptOf(asked);
        expect(understandPrompt(prompt.toUpperCase())).toEqual(understandPrompt(prompt));
      }),
      RUNS,
    );
  });
});

describe('what is ruled out of such a prompt', () => {
  const ruledOut = fc.record({ asked: whole, at: fc.nat({ max: 3 }) });
  const withIndex = ({ asked, at }: { asked: Whole; at: number }) => at % asked.things.length;

  it('by a negative prompt is gone, and all else stays as it was', () => {
    fc.assert(
      fc.property(ruledOut, (given) => {
        const index = withIndex(given);
        const prompt = promptOf(given.asked);
        const plain = understandPrompt(prompt).subjects;
        const { subjects } = understandPrompt(prompt, given.asked.things[index]!.noun);
        expect(subjects).toEqual(plain.filter((_, i) => i !== index));
      }),
      RUNS,
    );
  });

  it('at the end of the prompt is gone as well', () => {
    fc.assert(
      fc.property(ruledOut, (given) => {
        const { noun } = given.asked.things[withIndex(given)]!;
        const { subjects } = understandPrompt(`${promptOf(given.asked)}, no ${noun}s`);
        expect(subjects.map((thing) => thing.noun)).not.toContain(noun);
        expect(subjects).toHaveLength(given.asked.things.length - 1);
      }),
      RUNS,
    );
  });

  it('of the air is told to the painters', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom('rain', 'snow', 'fog', 'wind'), (asked, air) => {
        const { airs, without } = understandPrompt(`${promptOf(asked)}, no ${air}`);
        expect(airs).not.toContain(air);
        expect(without).toEqual([air]);
      }),
      RUNS,
    );
  });
});

function isWhole(scene: SceneDescription): void {
  expect(scene.subjects.length).toBeLessThanOrEqual(6);
  expect(scene.colours.length).toBeLessThanOrEqual(3);
  const nouns = scene.subjects.map(({ noun }) => noun);
  expect(nouns).toEqual([...new Set(nouns)]);
  for (const list of [scene.airs, scene.styles, scene.without, scene.colours])
    expect(list).toEqual([...new Set<string>(list)]);
  for (const subject of scene.subjects) {
    expect(subject.count).toBeGreaterThanOrEqual(1);
    expect(subject.count).toBeLessThanOrEqual(24);
    expect(subject.artKey === null).toBe(subject.source === 'drawn');
    expect(traitsOf(subject).heightMetres).toBeGreaterThan(0);
  }
}

describe('whatever is typed', () => {
  it('becomes a scene that can be drawn', () => {
    fc.assert(
      fc.property(scribble, fc.option(scribble, { nil: null }), (prompt, negative) => {
        isWhole(understandPrompt(prompt, negative));
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it('is understood the same way the second time', () => {
    fc.assert(
      fc.property(scribble, (prompt) => {
        expect(understandPrompt(prompt)).toEqual(understandPrompt(prompt));
      }),
      RUNS,
    );
  });

  it('is never there and ruled out at once', () => {
    fc.assert(
      fc.property(scribble, scribble, (prompt, negative) => {
        const { airs, without } = understandPrompt(prompt, negative);
        expect(airs.filter((air) => without.includes(air))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('ruled out word for word leaves no thing', () => {
    fc.assert(
      fc.property(whole, (asked) => {
        const nouns = asked.things.map(({ noun }) => noun).join(', ');
        expect(understandPrompt(promptOf(asked), nouns).subjects).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has light, a grade and sound within their bounds', () => {
    fc.assert(
      fc.property(scribble, (prompt) => {
        const scene = understandPrompt(prompt);
        const { hazeAmount, glow, stars, sky } = lightFor(scene);
        for (const share of [hazeAmount, glow, stars]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(sky.flatMap(([, colour]) => [...colour]).every((value) => value >= 0 && value < 450)).toBe(
          true,
        );
        expect(gradeFor(scene).saturation).toBeGreaterThanOrEqual(0);
        const beds = bedsFor(scene);
        expect(beds).toEqual([...new Set(beds)]);
      }),
      RUNS,
    );
  });

  it('keeps a number, from one to as many as fit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOUNS), fc.integer({ min: 1, max: 999 }), (noun, number) => {
        const [subject] = understandPrompt(`${number} ${noun}${number === 1 ? '' : 's'}`).subjects;
        expect(subject).toMatchObject({ noun, count: Math.min(24, number) });
      }),
      RUNS,
    );
  });
});

describe('each of ours by any of its words', () => {
  const WORDS = SUBJECTS.flatMap(({ noun, words }) =>
    words
      .split(/,\s*/)
      .filter(Boolean)
      .map((word) => [word.split(':')[0]!, noun] as const),
  );

  it('is what was said, in every number, colour and size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS),
        fc.constantFrom(...COLOURS),
        keyOf(SIZES),
        ([word, noun], colour, size) => {
          const [subject] = understandPrompt(`a ${size} ${colour} ${word}`).subjects;
          expect({ word, noun: subject?.noun, size: subject?.size }).toEqual({
            word,
            noun,
            size: SIZES[size],
          });
        },
      ),
      { numRuns: 300, seed: 3 },
    );
  });

  it('is ruled out by its own name, whatever word was used', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), ([word, noun]) => {
        expect(understandPrompt(`a ${word}`, noun).subjects).toEqual([]);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
