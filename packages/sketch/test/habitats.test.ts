import { describe, expect, it } from '@jest/globals';
import { openStudio, type Placement, type Thing } from './support/studio.js';

const studio = openStudio();

async function first(prompt: string): Promise<{ thing: Thing; placement: Placement }> {
  const placement = await studio.placement(prompt);
  return { thing: placement.things[0]!, placement };
}

describe('on dry land', () => {
  const LAND = ['hills', 'a street', 'the desert', 'a snowfield', 'a village', 'the mountains', 'a forest'];
  const WALKERS = ['a dog', 'a man', 'a horse', 'an elephant', 'a tent', 'a robot', 'a red ball'];

  it.each(LAND.flatMap((place) => WALKERS.map((who) => [who, place] as const)))(
    '%s stands with its feet on the ground, below the horizon: %s',
    async (who, place) => {
      const { thing, placement } = await first(`${who} in ${place}`);
      expect(thing.under).toBe('ground');
      expect(thing.rock).toBe(false);
      expect(thing.y).toBeGreaterThan(placement.horizon);
      expect(thing.y).toBeLessThan(0.96);
    },
  );

  it.each(LAND)('what flies is above the horizon, with nothing under it: %s', async (place) => {
    for (const who of ['a bird', 'an eagle', 'a hot air balloon', 'a kite', 'a dragon', 'an airplane']) {
      const { thing, placement } = await first(`${who} over ${place}`);
      expect({ who, under: thing.under }).toEqual({ who, under: 'nothing' });
      expect(thing.y).toBeLessThan(placement.horizon);
    }
  });

  it.each([
    ['a ship in the desert', 'a stranded ship stands on sand'],
    ['a boat in the forest', 'a boat that lies among trees'],
    ['a whale on hills', 'a whale on a meadow'],
    ['a swan on a street', 'a swan that crosses the street'],
    ['a duck in a village', 'a duck in the village'],
  ])('where there is no water it stands on the ground: %s (%s)', async (prompt) => {
    expect((await first(prompt)).thing.under).toBe('ground');
  });

  it.each([
    'a shark on hills',
    'a fish in the desert',
    'a jellyfish over a street',
    'a turtle in the mountains',
  ])('what lives under water swims through the air where there is none: %s', async (prompt) => {
    expect((await first(prompt)).thing.under).toBe('nothing');
  });
});

describe('on the water', () => {
  const WATERS = ['the sea', 'a lake', 'a river'];
  const FLOATERS = [
    'a sailboat',
    'a boat',
    'a rowboat',
    'a ship',
    'a pirate ship',
    'an iceberg',
    'a swan',
    'a duck',
    'a whale',
    'a dolphin',
    'a red ball',
  ];

  it.each(WATERS.flatMap((water) => FLOATERS.map((who) => [who, water] as const)))(
    '%s floats, its waterline below the horizon: %s',
    async (who, water) => {
      const { thing, placement } = await first(`${who} on ${water}`);
      expect(thing.under).toBe('water');
      expect(thing.rock).toBe(false);
      expect(thing.y).toBeGreaterThan(placement.horizon);
      expect(thing.y).toBeLessThan(placement.horizon + 0.25);
    },
  );

  it.each(['a lighthouse', 'a castle', 'a house', 'a dog', 'a man', 'a tree', 'a tower'])(
    'what cannot swim has a rock of its own in the sea: %s',
    async (who) => {
      const { thing } = await first(`${who} in the sea`);
      expect(thing).toMatchObject({ under: 'water', rock: true });
    },
  );

  it.each(['a gull', 'a kite', 'an airplane', 'a hot air balloon', 'paper lanterns'])(
    'what flies does not touch the water: %s',
    async (who) => {
      const { thing, placement } = await first(`${who} over the sea`);
      expect(thing.under).toBe('nothing');
      expect(thing.y).toBeLessThan(placement.horizon);
    },
  );

  it('a beach ball on a beach lies on the sand, and on the sea it floats', async () => {
    expect((await first('a beach ball on the beach')).thing.under).toBe('ground');
    expect((await first('a beach ball on the sea')).thing.under).toBe('water');
  });

  it.each(['a dog', 'a man', 'a cat', 'a tent', 'a horse'])(
    'on a beach it stands on the sand, in the lower half: %s',
    async (who) => {
      const { thing, placement } = await first(`${who} on the beach`);
      expect(thing.under).toBe('ground');
      expect(thing.y).toBeGreaterThan(placement.horizon + 0.1);
    },
  );

  it.each(['a boat', 'a sailboat', 'a ship', 'a dolphin'])('off a beach it floats: %s', async (who) => {
    expect((await first(`${who} at the beach`)).thing.under).toBe('water');
  });
});

describe('under water', () => {
  it.each([
    'a fish',
    'a shark',
    'a dolphin',
    'a sea turtle',
    'a jellyfish',
    'a whale',
    'an octopus',
    'a treasure chest',
  ])('everything floats freely: %s', async (who) => {
    const { thing } = await first(`${who} under water`);
    expect(thing).toMatchObject({ under: 'nothing', rock: false });
  });

  it('a school spreads from the surface to the floor, and does not hang in one row', async () => {
    const things = await studio.things('eight fish under water');
    const heights = things.map((one) => one.y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.25);
  });

  it('who leaps out of the sea swims when he is below it', async () => {
    expect((await first('a dolphin under water')).thing.verb).toBe('swim');
    expect((await first('a dolphin in the sea')).thing.verb).toBe('jump');
  });
});

describe('in space', () => {
  it.each(['an astronaut', 'a satellite', 'a rocket', 'a ufo', 'a cat', 'a car', 'a horse'])(
    'there is no ground: %s floats in the middle of the frame',
    async (who) => {
      const { thing } = await first(`${who} in space`);
      expect(thing.under).toBe('nothing');
      const middle = thing.y - thing.height / 2;
      expect(middle).toBeGreaterThan(0.2);
      expect(middle).toBeLessThan(0.8);
    },
  );
});

describe('open art lives where its kind does', () => {
  it.each([
    ['a submarine in the sea', 'water'],
    ['a ferry in the sea', 'water'],
    ['a surfer in the sea', 'water'],
    ['a swimmer in a lake', 'water'],
    ['a beaver in a lake', 'water'],
    ['a crocodile in a river', 'water'],
    ['a helicopter over mountains', 'nothing'],
    ['a parachute over hills', 'nothing'],
    ['a wasp over hills', 'nothing'],
    ['a ghost in a village', 'nothing'],
    ['a church on hills', 'ground'],
    ['a hospital on a street', 'ground'],
    ['a fountain on a street', 'ground'],
    ['an ambulance on a street', 'ground'],
    ['a motorcycle on a street', 'ground'],
    ['a tractor on hills', 'ground'],
    ['a skier on a snowfield', 'ground'],
    ['a zebra on hills', 'ground'],
    ['a kangaroo on hills', 'ground'],
    ['a giraffe in a forest', 'ground'],
    ['a hedgehog in a forest', 'ground'],
    ['a wizard on hills', 'ground'],
    ['a palm tree on hills', 'ground'],
    ['a bench on hills', 'ground'],
  ] as const)('%s has %s under it', async (prompt, under) => {
    expect((await first(prompt)).thing.under).toBe(under);
  });

  it.each([
    ['a bench flying over hills', 'nothing'],
    ['a wizard floating over hills', 'nothing'],
    ['a zebra swimming in a lake', 'water'],
    ['a piano falling from the sky over hills', 'nothing'],
  ] as const)('and goes where its verb says: %s', async (prompt, under) => {
    expect((await first(prompt)).thing.under).toBe(under);
  });
});

describe('near and far', () => {
  it.each([
    ['a volcano and a man in the mountains', 'person', 'volcano'],
    ['a waterfall and a dog by a river', 'dog', 'waterfall'],
    ['a dog and an eagle on hills', 'dog', 'eagle'],
    ['a dog and a boat at the beach', 'dog', 'boat'],
    ['a duck and a lighthouse on the sea', 'duck', 'lighthouse'],
    ['a camel and a pyramid in the desert', 'camel', 'pyramid'],
  ])('in %s the %s is nearer than the %s', async (prompt, near, far) => {
    const [one, other] = [await studio.thing(prompt, near), await studio.thing(prompt, far)];
    expect(one.depth).toBeGreaterThan(other.depth);
  });

  it('the nearer is painted over the farther: things come farthest first', async () => {
    const things = await studio.things('a volcano, a man, an eagle and a dog in the mountains');
    const depths = things.map((one) => one.depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(new Set(depths).size).toBeGreaterThan(1);
  });

  it.each(['the sea', 'a lake'])(
    'what stands on the shore is farther off than what floats: %s',
    async (water) => {
      const prompt = `a lighthouse and a rowboat on ${water}`;
      const [house, boat] = [await studio.thing(prompt, 'lighthouse'), await studio.thing(prompt, 'rowboat')];
      expect(house.depth).toBeLessThan(boat.depth);
      expect(house.y).toBeLessThan(boat.y);
    },
  );
});

describe('kinds share the frame', () => {
  it.each([
    'a dog and a cat on hills',
    'a horse and a tree on hills',
    'a car and a man on a street',
    'a boat and a whale on the sea',
    'a bird and a balloon over hills',
    'a camel and a pyramid in the desert',
    'a robot and a child in a village',
    'a penguin and a snowman on a snowfield',
  ])('two do not stand in one place: %s', async (prompt) => {
    for (const seed of [1, 2, 3]) {
      const [one, other] = await studio.things({ prompt, seed });
      expect(Math.abs(one!.x - other!.x)).toBeGreaterThan(0.25);
    }
  });

  it.each([
    'a dog on hills',
    'a boat on the sea',
    'a car on a street',
    'a castle on hills',
    'a bird over hills',
  ])('one alone stands on a third rather than in the dead middle or at the rim: %s', async (prompt) => {
    for (const seed of [1, 2, 3, 4]) {
      const { things, aspect } = await studio.placement({ prompt, seed });
      const share = things[0]!.x / aspect;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.8);
    }
  });

  it.each([
    ['three', 3],
    ['four', 4],
    ['five', 5],
  ] as const)('%s of a kind stand side by side, none on another', async (word, count) => {
    for (const kind of ['sheep on hills', 'boats on the sea', 'penguins on a snowfield']) {
      const things = await studio.things(`${word} ${kind}`);
      expect(things).toHaveLength(count);
      const xs = things.map((one) => one.x).sort((a, b) => a - b);
      const gaps = xs.slice(1).map((x, i) => x - xs[i]!);
      expect(Math.min(...gaps)).toBeGreaterThan(0.03);
    }
  });
});

describe('a placement', () => {
  it('is the same for the same seed', async () => {
    const ask = { prompt: 'three dogs and a castle on hills', seed: 9 };
    const again = { ...ask, at: [12] };
    expect(await studio.things(ask)).toEqual(await studio.things(again));
  });

  it('is another for another seed', async () => {
    const places = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => (await studio.thing({ prompt: 'a dog on hills', seed })).x),
    );
    expect(new Set(places).size).toBe(6);
  });

  it('looks to both sides, as the seed has it', async () => {
    const sides = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        async (seed) => (await studio.thing({ prompt: 'a dog on hills', seed })).faces,
      ),
    );
    expect(new Set(sides)).toEqual(new Set([1, -1]));
  });

  it('of one thing does not shift when another joins it on the other side of the picture by name alone', async () => {
    const alone = await studio.thing({ prompt: 'a lighthouse and a boat on the sea', seed: 4 }, 'lighthouse');
    const joined = await studio.thing(
      { prompt: 'a lighthouse and a gull on the sea', seed: 4 },
      'lighthouse',
    );
    expect(joined.x).toBeCloseTo(alone.x, 6);
  });
});
