import { describe, expect, it } from '@jest/globals';
import { openStudio, SQUARE, TALL, WIDE } from './support/studio.js';

const studio = openStudio();

/** How tall things are in life, in metres: on the ground and on the water, the smallest first. */
const STANDING: readonly (readonly [noun: string, metres: number])[] = [
  ['rabbit', 0.35],
  ['cat', 0.4],
  ['mushroom', 0.4],
  ['duck', 0.45],
  ['fox', 0.55],
  ['flower', 0.6],
  ['cube', 0.7],
  ['dog', 0.75],
  ['penguin', 0.9],
  ['wolf', 0.95],
  ['sheep', 1],
  ['campfire', 1],
  ['leopard', 1],
  ['panther', 1],
  ['child', 1.15],
  ['tiger', 1.2],
  ['swan', 1.2],
  ['lion', 1.3],
  ['rowboat', 1.4],
  ['car', 1.5],
  ['pianist', 1.55],
  ['drummer', 1.5],
  ['bear', 1.6],
  ['cow', 1.6],
  ['deer', 1.7],
  ['snowman', 1.7],
  ['bicycle', 1.7],
  ['person', 1.75],
  ['violinist', 1.75],
  ['guitarist', 1.75],
  ['trumpeter', 1.75],
  ['saxophonist', 1.75],
  ['knight', 1.85],
  ['horse', 1.9],
  ['robot', 1.9],
  ['unicorn', 2],
  ['tent', 2],
  ['camel', 2.4],
  ['elephant', 3.3],
  ['bus', 3.2],
  ['cactus', 4],
  ['train', 4.2],
  ['boat', 5],
  ['whale', 5.5],
  ['house', 7],
  ['tree', 11],
  ['sailboat', 11],
  ['windmill', 16],
  ['iceberg', 18],
  ['galleon', 22],
  ['ship', 26],
  ['lighthouse', 30],
  ['castle', 34],
  ['tower', 70],
  ['pyramid', 70],
];

const FLYING: typeof STANDING = [
  ['butterfly', 0.15],
  ['bird', 0.45],
  ['owl', 0.6],
  ['parrot', 0.6],
  ['seagull', 0.8],
  ['lantern', 0.9],
  ['eagle', 1.3],
  ['crane', 1.2],
  ['kite', 1.2],
  ['ufo', 6],
  ['balloon', 20],
  ['rocket', 35],
];

const SWIMMING: typeof STANDING = [
  ['fish', 0.5],
  ['turtle', 0.9],
  ['jellyfish', 1],
  ['dolphin', 1.7],
  ['shark', 1.9],
];

const BALLS: typeof STANDING = [
  ['football', 0.22],
  ['basketball', 0.25],
  ['glass ball', 0.35],
  ['ball', 0.35],
  ['beach ball', 0.5],
];

/** What is half as tall again in life must be told apart in the picture. */
const CLEARLY = 1.5;

async function inCompany(noun: string): Promise<number> {
  const other = noun === 'cactus' ? 'a snowman' : 'a cactus';
  return (await studio.thing(`a ${noun} and ${other}`, noun)).height;
}

async function assertOrder(all: typeof STANDING, noun: string, metres: number): Promise<void> {
  const own = await inCompany(noun);
  for (const [other, itsMetres] of all) {
    const its = await inCompany(other);
    if (metres > itsMetres * CLEARLY)
      expect({ over: other, is: own > its }).toEqual({ over: other, is: true });
    if (metres * CLEARLY < itsMetres)
      expect({ below: other, is: own < its }).toEqual({ below: other, is: true });
  }
}

describe('what stands is taller than all that is clearly smaller in life, and smaller than all that is taller', () => {
  it.each(STANDING)('%s, %s m', (noun, metres) => assertOrder(STANDING, noun, metres));
});

describe('what flies is taller than all flyers that are clearly smaller in life, and smaller than the taller ones', () => {
  it.each(FLYING)('%s, %s m', (noun, metres) => assertOrder(FLYING, noun, metres));
});

describe('what swims is taller than all swimmers that are clearly smaller in life, and smaller than the taller ones', () => {
  it.each(SWIMMING)('%s, %s m', (noun, metres) => assertOrder(SWIMMING, noun, metres));
});

describe('balls are as large as they are in life among each other', () => {
  it.each(BALLS)('%s, %s m', (noun, metres) => assertOrder(BALLS, noun, metres));

  it.each(BALLS)('and lie at the feet of who stands there, below the knee and more: %s', async (noun) => {
    const things = await studio.things(`a man and a ${noun} on green hills`);
    const [ball, man] = [
      things.find((one) => one.noun === noun)!,
      things.find((one) => one.noun === 'person')!,
    ];
    expect(ball.height).toBeLessThan(man.height * 0.5);
    expect(ball.height).toBeGreaterThan(man.height * 0.25);
  });
});

describe('two in one picture differ as they should, by a factor between', () => {
  // Sizes are squeezed, so that a mouse beside a house can still be seen.
  it.each([
    ['an elephant and a dog on hills', 'elephant', 'dog', 1.35, 1.7],
    ['an elephant and a man on hills', 'elephant', 'person', 1.12, 1.4],
    ['an elephant and a rabbit on hills', 'elephant', 'rabbit', 1.55, 2],
    ['a horse and a dog on hills', 'horse', 'dog', 1.15, 1.45],
    ['a horse and a cat on hills', 'horse', 'cat', 1.25, 1.6],
    ['a man and a child on hills', 'person', 'child', 1.06, 1.25],
    ['a man and a dog on hills', 'person', 'dog', 1.15, 1.4],
    ['a cow and a sheep on hills', 'cow', 'sheep', 1.08, 1.3],
    ['a bear and a fox in a forest', 'bear', 'fox', 1.2, 1.5],
    ['a deer and a rabbit in a forest', 'deer', 'rabbit', 1.25, 1.6],
    ['a tree and a man on hills', 'tree', 'person', 1.4, 2.1],
    ['a house and a man on hills', 'house', 'person', 1.3, 1.9],
    ['a castle and a man on hills', 'castle', 'person', 1.8, 2.6],
    ['a pyramid and a camel in the desert', 'pyramid', 'camel', 1.9, 2.6],
    ['a bus and a car on a street', 'bus', 'car', 1.12, 1.4],
    ['a car and a cat on a street', 'car', 'cat', 1.2, 1.5],
    ['a robot and a child on a street', 'robot', 'child', 1.08, 1.3],
    ['a ship and a rowboat on the sea', 'ship', 'rowboat', 1.8, 2.5],
    ['a ship and a boat on the sea', 'ship', 'boat', 1.3, 1.8],
    ['a sailboat and a duck on a lake', 'sailboat', 'duck', 1.9, 2.7],
    ['a lighthouse and a boat on the sea', 'lighthouse', 'boat', 1.3, 1.9],
    ['a whale and a dolphin in the sea', 'whale', 'dolphin', 1.25, 1.7],
    ['an eagle and a butterfly over hills', 'eagle', 'butterfly', 1.25, 1.7],
    ['a hot air balloon and a bird over hills', 'balloon', 'bird', 2.2, 3.2],
    ['a shark and a fish under water', 'shark', 'fish', 1.2, 1.6],
    ['a snowman and a penguin on a snowfield', 'snowman', 'penguin', 1.1, 1.4],
  ] as const)('%s', async (prompt, tall, small, least, most) => {
    const [one, other] = [await studio.thing(prompt, tall), await studio.thing(prompt, small)];
    expect(one.height / other.height).toBeGreaterThan(least);
    expect(one.height / other.height).toBeLessThan(most);
  });
});

describe('size words', () => {
  const WORDS = [
    ['tiny', 0.4, 0.75],
    ['little', 0.4, 0.75],
    ['small', 0.4, 0.75],
    ['distant', 0.4, 0.75],
    ['large', 1.3, 1.9],
    ['big', 1.3, 1.9],
    ['huge', 1.3, 1.9],
    ['giant', 1.3, 1.9],
  ] as const;

  it.each(WORDS)(
    'a %s dog is as many times the size of a plain one as %s to %s',
    async (word, least, most) => {
      const plain = await studio.thing('a dog and a tree on hills', 'dog');
      const sized = await studio.thing(`a ${word} dog and a tree on hills`, 'dog');
      expect(sized.height / plain.height).toBeGreaterThan(least);
      expect(sized.height / plain.height).toBeLessThan(most);
    },
  );

  it('count for the one they stand before, and for nobody else', async () => {
    const plain = await studio.thing('a dog and a tree on hills', 'tree');
    const beside = await studio.thing('a tiny dog and a tree on hills', 'tree');
    expect(beside.height).toBe(plain.height);
  });

  it.each(['castle', 'ship', 'pyramid', 'tower', 'volcano'])(
    'however large it is to be, it does not fill the frame: %s',
    async (noun) => {
      const { height } = await studio.thing(`a gigantic ${noun}`);
      expect(height).toBeLessThanOrEqual(0.62);
    },
  );
});

describe('a crowd', () => {
  const CROWDS = [
    ['a horse', 'six horses', 'horse'],
    ['a boat', 'six boats', 'boat'],
    ['a bird', 'six birds', 'bird'],
    ['an elephant', 'six elephants', 'elephant'],
    ['a man', 'six men', 'person'],
    ['a fish', 'six fish', 'fish'],
  ] as const;

  it.each(CROWDS)('is drawn smaller than one alone, so that all fit: %s, %s', async (single, crowd, noun) => {
    const one = await studio.thing(`${single} and a tree`, noun);
    const all = await studio.things(`${crowd} and a tree`);
    for (const each of all.filter((thing) => thing.noun === noun))
      expect(each.height).toBeLessThan(one.height);
  });

  it.each(CROWDS)(
    'is of one kind: nobody is more than half as tall again as another: %s, %s',
    async (_, crowd, noun) => {
      const all = (await studio.things(crowd)).filter((thing) => thing.noun === noun);
      const heights = all.map((thing) => thing.height);
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.5);
      expect(new Set(heights).size).toBeGreaterThan(1);
    },
  );
});

describe('what is alone in the picture is what the picture is about', () => {
  it.each([
    ['a dog on hills', 'a dog and a tree on hills', 'dog'],
    ['a duck on a lake', 'a duck and a sailboat on a lake', 'duck'],
    ['a bird over hills', 'a bird and a tree on hills', 'bird'],
    ['a violinist on a street', 'a violinist and a car on a street', 'violinist'],
    ['a red ball on hills', 'a red ball and a man on hills', 'ball'],
    ['a butterfly over hills', 'a butterfly and a castle on hills', 'butterfly'],
  ])('%s is larger than in %s', async (alone, inCrowd, noun) => {
    const [one, other] = [await studio.thing(alone, noun), await studio.thing(inCrowd, noun)];
    expect(one.height).toBeGreaterThan(other.height * 1.25);
  });
});

const NOUNS = [...STANDING, ...FLYING, ...SWIMMING, ...BALLS].map(([noun]) => noun);
// A train goes on beyond the frame, and lanterns drift out of it.
const WHOLE = [...NOUNS, 'volcano', 'dragon', 'airplane', 'astronaut', 'satellite'].filter(
  (noun) => !['train', 'lantern'].includes(noun),
);

describe('in every ratio a thing is in the frame from the first moment to the last', () => {
  it.each(
    WHOLE.flatMap((noun) => [
      [noun, 'landscape', WIDE] as const,
      [noun, 'upright', TALL] as const,
      [noun, 'square', SQUARE] as const,
    ]),
  )('%s, %s', async (noun, _, size) => {
    const { things, aspect } = await studio.placement({ prompt: `a ${noun}`, size, at: [0, 12, 24, 36, 47] });
    const one = things.find((thing) => thing.noun === noun)!;
    for (const { frame, scale } of one.moments) {
      const half = (one.width / one.height) * frame.height * 0.5 * scale;
      expect(frame.x - half).toBeGreaterThan(-0.02);
      expect(frame.x + half).toBeLessThan(aspect + 0.02);
      expect(frame.y).toBeLessThan(1);
      expect(frame.y - frame.height * scale).toBeGreaterThan(-0.02);
    }
  });
});

describe('the frame decides how much room there is', () => {
  it.each(['a car on a street', 'a ship on the sea', 'a train on hills', 'a whale in the sea'])(
    'a wide thing is drawn smaller in an upright frame than in a landscape one: %s',
    async (prompt) => {
      const [wide, tall] = [
        await studio.thing({ prompt, size: WIDE }),
        await studio.thing({ prompt, size: TALL }),
      ];
      expect(tall.height).toBeLessThan(wide.height * 0.9);
    },
  );

  it('sizes do not hang on the number of pixels', async () => {
    const prompt = 'a dog and a tree on hills';
    const small = await studio.thing({ prompt, size: { width: 160, height: 90 } }, 'dog');
    const large = await studio.thing({ prompt, size: { width: 1280, height: 720 } }, 'dog');
    expect(large.height).toBeCloseTo(small.height, 9);
  });
});
