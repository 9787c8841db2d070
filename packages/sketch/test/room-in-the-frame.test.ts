import { describe, expect, it } from '@jest/globals';
import { openStudio, SQUARE, TALL, WIDE, type Thing } from './support/studio.js';

const studio = openStudio();
const MOVES = [
  'static shot',
  'drift',
  'fast pan left',
  'fast pan right',
  'tilt up',
  'tilt down',
  'fast zoom in',
  'fast zoom out',
  'fast orbit shot',
  'drone shot',
  'handheld camera',
] as const;
const AT = [0, 8, 16, 24, 32, 40, 47];

/** How far beyond the left and right of the frame a thing ever is, in frame heights; 0 where it never is. */
function beyond(thing: Thing, aspect: number): number {
  const sides = thing.moments.map(({ frame }) => {
    const half = (thing.width / thing.height) * frame.height * 0.5;
    return Math.max(0, half - frame.x, frame.x + half - aspect);
  });
  return Math.max(...sides);
}

describe('whatever the camera does, who travels is never cut by the frame', () => {
  it.each(
    [
      'a dog running on hills',
      'a car driving on a street',
      'an eagle over mountains',
      'a boat on the sea',
    ].flatMap((prompt) => MOVES.map((move) => [prompt, move] as const)),
  )('%s, %s', async (prompt, move) => {
    for (const size of [WIDE, TALL, SQUARE]) {
      const { things, aspect } = await studio.placement({
        prompt: `${prompt}, ${move}`,
        at: AT,
        size,
        seed: 6,
      });
      expect(beyond(things[0]!, aspect)).toBeLessThan(0.02);
    }
  });

  it.each([
    'five dogs running on hills',
    'nine seagulls over the sea',
    'four camels in the desert',
    'three cars on a street',
    'a dozen fish under water',
    'six penguins on a snowfield',
    'two elephants and three zebras on hills',
    'four balloons and a castle on hills',
    'two ships and a lighthouse on the sea',
  ])('nor is one of many: %s', async (prompt) => {
    for (const seed of [1, 2, 3, 4]) {
      const { things, aspect } = await studio.placement({ prompt: `${prompt}, pan left`, at: AT, seed });
      for (const thing of things) expect(beyond(thing, aspect)).toBeLessThan(0.03);
    }
  });
});

describe('however long a clip is, nobody leaves it', () => {
  it.each([0.5, 2, 5, 20, 120])('in %s s', async (seconds) => {
    const last = Math.round(seconds * 24) - 1;
    const at = [0, Math.floor(last / 2), last];
    for (const prompt of ['a horse galloping on hills', 'a bird over the sea', 'a train on hills']) {
      const { things, aspect } = await studio.placement({ prompt, seconds, at });
      for (const { frame } of things[0]!.moments) {
        expect(frame.x).toBeGreaterThan(0.05);
        expect(frame.x).toBeLessThan(aspect - 0.05);
      }
    }
  });
});

describe('a size word changes a thing, and leaves the frame room', () => {
  it.each(['dog', 'cow', 'car', 'boat', 'castle', 'bird', 'whale', 'robot', 'tree', 'zebra'])(
    '%s',
    async (noun) => {
      const height = async (word: string): Promise<number> =>
        (await studio.thing(`a ${word} ${noun} and a mushroom`, noun)).height;
      const [small, plain, large] = [await height('small'), await height(''), await height('huge')];
      expect(small).toBeLessThan(plain * 0.75);
      expect(large).toBeGreaterThan(plain * 1.1);
      expect(large).toBeLessThan(0.63);
    },
  );
});

describe('two or more of a kind are seen as such', () => {
  it.each([
    ['two dogs on hills', 2],
    ['three horses on hills', 3],
    ['four sheep on hills', 4],
    ['five penguins on a snowfield', 5],
    ['two boats on the sea', 2],
    ['three swans on a lake', 3],
    ['four robots on a street', 4],
    ['three houses in a village', 3],
    ['two castles on hills', 2],
    ['five trees on hills', 5],
  ] as const)('%s: none covers more than half of another', async (prompt, count) => {
    for (const seed of [1, 2, 3]) {
      const things = [...(await studio.things({ prompt, seed }))].sort((a, b) => a.x - b.x);
      expect(things).toHaveLength(count);
      const gaps = things.slice(1).map((thing, i) => (thing.x - things[i]!.x) / thing.width);
      expect(Math.min(...gaps)).toBeGreaterThan(0.5);
    }
  });

  it.each(['six birds over hills', 'seven fish under water', 'nine butterflies over hills'])(
    'what flies or swims is strewn over heights: %s',
    async (prompt) => {
      for (const seed of [1, 2, 3]) {
        const ys = (await studio.things({ prompt, seed })).map((one) => one.y);
        expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(0.04);
        expect(new Set(ys).size).toBe(ys.length);
      }
    },
  );

  it.each(['four dogs running on hills', 'six birds over the sea', 'three cars on a street'])(
    'all of a kind go the same way, as fast as each other: %s',
    async (prompt) => {
      const things = await studio.things(prompt);
      expect(new Set(things.map((one) => one.faces)).size).toBe(1);
      expect(new Set(things.map((one) => one.speed)).size).toBe(1);
    },
  );

  it.each(['four dogs running on hills', 'six birds over the sea', 'five fish under water'])(
    'but no two of them move as one: %s',
    async (prompt) => {
      const phases = (await studio.things(prompt)).map((one) => one.phase);
      expect(new Set(phases).size).toBe(phases.length);
      for (const phase of phases) expect(phase).toBeLessThan(1);
    },
  );
});

describe('who goes looks where he goes', () => {
  it.each(['a dog running', 'a horse galloping', 'a car', 'a man walking', 'a bus', 'a cat walking'])(
    '%s',
    async (who) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const thing = await studio.thing({ prompt: `${who} on a street, static shot`, at: [0, 47], seed });
        const way = thing.moments[1]!.x - thing.moments[0]!.x;
        expect({ seed, way: Math.sign(way) }).toEqual({ seed, way: thing.faces });
      }
    },
  );
});

describe('what is on the ground is below the horizon, what flies above it', () => {
  it.each([
    ['a dog on hills', 'below'],
    ['a camel in the desert', 'below'],
    ['a car on a street', 'below'],
    ['a penguin on a snowfield', 'below'],
    ['a fox in a forest', 'below'],
    ['a man on the beach', 'below'],
    ['a boat on the sea', 'below'],
    ['a swan on a lake', 'below'],
    ['a volcano in the mountains', 'below'],
    ['an eagle over hills', 'above'],
    ['a balloon over the sea', 'above'],
    ['a kite over a beach', 'above'],
    ['an airplane over mountains', 'above'],
    ['a ufo over a street', 'above'],
    ['a dragon over a village', 'above'],
  ] as const)('%s: %s', async (prompt, side) => {
    for (const size of [WIDE, TALL, SQUARE]) {
      const { things, horizon } = await studio.placement({ prompt, size });
      const foot = things[0]!.y;
      expect(foot > horizon ? 'below' : 'above').toBe(side);
      expect(foot).toBeLessThan(1);
      expect(foot - things[0]!.height).toBeGreaterThan(0);
    }
  });
});
