import { describe, expect, it } from '@jest/globals';
import { openStudio, TALL, type Thing } from '../support/studio.js';

const studio = openStudio();
const ALL = Array.from({ length: 48 }, (_, i) => i);

async function pace(prompt: string): Promise<number> {
  return Math.abs((await studio.thing({ prompt, at: ALL })).speed);
}

function travel(thing: Thing): number {
  return thing.moments.at(-1)!.x - thing.moments[0]!.x;
}

describe('what a thing does when the prompt does not say', () => {
  const HABITS: Readonly<Record<string, string>> = {
    fly: 'bird over hills, eagle over mountains, butterfly over hills, dragon over mountains, airplane, seagull over the sea',
    sail: 'sailboat, boat, ship, pirate ship, rowboat, ferry in the sea, submarine in the sea',
    drive: 'car, bus, train, bicycle, ambulance, tractor, motorcycle',
    run: 'horse, dog, unicorn, zebra on hills, kangaroo on hills, skier',
    walk: 'cat, lion, elephant, camel, man, child, penguin, robot, knight, fox, bear, tiger, wizard, hedgehog, gorilla',
    stand:
      'cow, sheep, deer, house, castle, tree, snowman, tent, windmill, lighthouse, cactus, church, bench, fountain',
    swim: 'fish, shark, turtle, swan, duck, whale, surfer, swimmer, octopus',
    float: 'hot air balloon, ufo over hills, jellyfish, satellite, astronaut, parachute',
    jump: 'rabbit, dolphin, basketball',
    spin: 'ball, football, beach ball, glass ball',
  };

  it.each(
    Object.entries(HABITS).flatMap(([verb, whos]) => whos.split(', ').map((who) => [who, verb] as const)),
  )('a %s: %s', async (who, verb) => {
    expect((await studio.thing(`a ${who}`)).verb).toBe(verb);
  });
});

describe('what the prompt says is done', () => {
  it.each([
    ['a dog sleeping on hills', 'stand'],
    ['a dog walking on hills', 'walk'],
    ['a dog jumping on hills', 'jump'],
    ['a dog dancing on hills', 'dance'],
    ['a horse standing on hills', 'stand'],
    ['a horse trotting on hills', 'walk'],
    ['a cat running on hills', 'run'],
    ['a cow dancing on hills', 'dance'],
    ['a robot dancing on a street', 'dance'],
    ['a whale breaching in the sea', 'jump'],
    ['a dolphin swimming in the sea', 'swim'],
    ['a ball bouncing on a street', 'jump'],
    ['a duck flying over a lake', 'fly'],
    ['a car parked on a street', 'stand'],
    ['a boat moored on a lake', 'stand'],
    ['an umbrella falling on hills', 'fall'],
    ['an astronaut spinning in space', 'spin'],
    ['a leaping rabbit on hills', 'jump'],
    ['a galloping horse on hills', 'run'],
    ['a swimming duck on a lake', 'swim'],
  ])('%s: %s', async (prompt, verb) => {
    expect((await studio.thing(prompt)).verb).toBe(verb);
  });

  it.each([
    'house',
    'castle',
    'tree',
    'lighthouse',
    'pyramid',
    'tent',
    'campfire',
    'snowman',
    'cactus',
    'tower',
    'bridge',
  ])('what is rooted stays where it is, whatever the prompt says: %s', async (noun) => {
    const thing = await studio.thing({ prompt: `a ${noun} running on hills`, at: [0, 24, 47] });
    expect(thing.verb).toBe('stand');
    expect(travel(thing)).toBe(0);
  });

  it.each([
    ['a man flying a kite on the beach', 'person', 'stand'],
    ['a man rides a horse on hills', 'horse', 'run'],
    ['a train crossing a bridge', 'train', 'drive'],
    ['a boat crossing a lake', 'boat', 'sail'],
    ['a bird moving over hills', 'bird', 'fly'],
    ['a fish passing under water', 'fish', 'swim'],
    ['a violinist walking on a street', 'violinist', 'walk'],
    ['a violinist jumping on a street', 'violinist', 'stand'],
  ])('each does it in its own way: %s: the %s will %s', async (prompt, noun, verb) => {
    expect((await studio.thing(prompt, noun)).verb).toBe(verb);
  });
});

describe('pace', () => {
  it.each([
    ['a dog running on hills', 'a dog walking on hills', 2],
    ['a horse galloping on hills', 'a horse walking on hills', 2],
    ['a dog walking on hills', 'a ball floating on hills', 1.5],
    ['a car driving on a street', 'a man walking on a street', 2],
    ['a bird flying over hills', 'a hot air balloon floating over hills', 4],
    ['a dog running on hills', 'a ship sailing on the sea', 3],
    ['a duck swimming on a lake', 'a jellyfish drifting under water', 2],
    ['a bus driving on a street', 'a boat sailing on a lake', 3],
  ])('%s is faster than %s, at least %s times', async (fast, slow, times) => {
    expect(await pace(fast)).toBeGreaterThan((await pace(slow)) * times);
  });

  it.each([
    'a sleeping dog on hills',
    'a cow on hills',
    'a parked car on a street',
    'a castle on hills',
    'a man waiting on a street',
  ])('who rests does not move from the spot: %s', async (prompt) => {
    const thing = await studio.thing({ prompt, at: ALL });
    expect(new Set(thing.moments.map((one) => one.x)).size).toBe(1);
    expect(new Set(thing.moments.map((one) => one.y)).size).toBe(1);
  });

  it('nobody runs out of a long clip: he is as slow as the room and the time need', async () => {
    const long = await studio.thing({ prompt: 'a horse galloping on hills', seconds: 60, at: [0, 1439] });
    const short = await studio.thing({ prompt: 'a horse galloping on hills', seconds: 2, at: [0, 47] });
    expect(Math.abs(travel(long))).toBeGreaterThan(Math.abs(travel(short)));
    for (const { frame } of long.moments) {
      expect(frame.x).toBeGreaterThan(0);
      expect(frame.x).toBeLessThan(160 / 90);
    }
  });
});

const MOVERS = [
  'a horse galloping on hills',
  'a dog running on the beach',
  'a cat walking on hills',
  'an elephant walking on hills',
  'a man walking on a street',
  'a car driving on a street',
  'a bus on a street',
  'a bicycle on a street',
  'a train on hills',
  'a sailboat on the sea',
  'a ship on the sea',
  'a swan on a lake',
  'a whale in the sea',
  'a dolphin in the sea',
  'a shark under water',
  'a fish under water',
  'a bird over hills',
  'an eagle over mountains',
  'an airplane in the sky',
  'a camel in the desert',
  'a penguin on a snowfield',
  'a wolf on a snowfield',
  'a robot on a street',
  'a dragon over mountains',
  'a skier on a snowfield',
  'a tractor on hills',
];

describe('who goes looks where he goes', () => {
  it.each(MOVERS)('%s', async (prompt) => {
    for (const seed of [1, 2, 3, 4]) {
      const thing = await studio.thing({ prompt, seed, at: [0, 47] });
      expect(Math.sign(travel(thing))).toBe(thing.faces);
      expect(Math.abs(travel(thing))).toBeGreaterThan(0.005);
    }
  });
});

describe('nothing jumps from one frame to the next', () => {
  it.each([
    ...MOVERS,
    'a dog jumping on hills',
    'a cat dancing on hills',
    'a ball bouncing on a street',
    'a rocket over hills',
  ])('%s', async (prompt) => {
    const { moments } = await studio.thing({ prompt, at: ALL });
    const steps = moments.slice(1).map((one, i) => Math.abs(one.x - moments[i]!.x));
    expect(Math.max(...steps)).toBeLessThan(0.02);
    // What dives may turn up elsewhere while nobody sees it.
    const seen = moments
      .slice(1)
      .filter((one, i) => one.lift > 0 || moments[i]!.lift > 0 || !prompt.includes('dolphin'));
    const rises = seen.map((one) => Math.abs(one.y - moments[moments.indexOf(one) - 1]!.y));
    expect(Math.max(...rises)).toBeLessThan(0.05);
  });
});

describe('who hops leaves the ground and comes back to it', () => {
  it.each([
    'a rabbit on hills',
    'a dog jumping on hills',
    'a child jumping on a street',
    'a ball bouncing on a street',
  ])('%s', async (prompt) => {
    const { moments, height } = await studio.thing({ prompt, at: ALL });
    const lifts = moments.map((one) => one.lift);
    expect(Math.max(...lifts)).toBeGreaterThan(height * 0.4);
    expect(Math.min(...lifts)).toBeLessThan(height * 0.1);
    for (const one of moments) expect(one.floor - one.y).toBeCloseTo(one.lift, 6);
  });

  it.each(['a dog jumping on hills', 'a rabbit on hills'])(
    'crouches before it leaps, and stretches in the air: %s',
    async (prompt) => {
      const { moments } = await studio.thing({ prompt, at: ALL });
      const down = moments.filter((one) => one.lift === 0).map((one) => one.squash);
      const up = moments.filter((one) => one.lift > 0.02).map((one) => one.squash);
      expect(Math.min(...down)).toBeLessThan(0.95);
      expect(Math.max(...up)).toBeGreaterThan(1);
    },
  );

  it('a ball flattens where it meets the ground and is round in the air', async () => {
    const { moments } = await studio.thing({ prompt: 'a ball bouncing on a street', at: ALL });
    const low = moments.reduce((a, b) => (b.lift < a.lift ? b : a));
    const high = moments.reduce((a, b) => (b.lift > a.lift ? b : a));
    expect(low.squash).toBeLessThan(0.97);
    expect(high.squash).toBe(1);
  });
});

describe('what is round rolls as far as it goes', () => {
  it.each([
    'a red ball rolling on hills',
    'a football on hills',
    'a beach ball on the beach',
    'a marble on hills',
  ])('%s', async (prompt) => {
    const { moments, height } = await studio.thing({ prompt, at: [6, 42] });
    const [early, late] = moments;
    const gone = late!.x - early!.x;
    expect(Math.abs(gone)).toBeGreaterThan(0.02);
    expect((late!.roll - early!.roll) * (height / 2)).toBeCloseTo(gone, 6);
  });

  it('and is not turned about as a picture is', async () => {
    const { moments } = await studio.thing({ prompt: 'a red ball rolling on hills', at: ALL });
    expect(new Set(moments.map((one) => one.turn))).toEqual(new Set([0]));
  });
});

describe('who leaps from the sea', () => {
  it.each(['a dolphin in the sea', 'a whale breaching in the sea', 'three dolphins jumping out of the sea'])(
    'comes out of the water and goes back in: %s',
    async (prompt) => {
      const at = Array.from({ length: 24 * 8 }, (_, i) => i);
      for (const thing of await studio.things({ prompt, at, seconds: 8 })) {
        const above = thing.moments.filter((one) => one.y < thing.y - thing.height * 0.2);
        const below = thing.moments.filter((one) => one.y > thing.y);
        expect(above.length).toBeGreaterThan(10);
        expect(below.length).toBeGreaterThan(10);
      }
    },
  );

  it.each([1, 2, 3, 4])('nose up on the way out, nose down on the way in: seed %s', async (seed) => {
    const { moments, faces } = await studio.thing({ prompt: 'a dolphin in the sea', at: ALL, seed });
    const steps = moments.slice(1).map((one, i) => ({ ...one, rise: moments[i]!.y - one.y }));
    const [out, back] = [
      steps.filter((one) => one.lift > 0 && one.rise > 0.004),
      steps.filter((one) => one.lift > 0 && one.rise < -0.004),
    ];
    expect(out.length + back.length).toBeGreaterThan(5);
    expect(out.filter((one) => one.turn * faces >= 0)).toEqual([]);
    expect(back.filter((one) => one.turn * faces <= 0)).toEqual([]);
  });

  it('a whale takes its time: it leaps slower than a dolphin', async () => {
    const steepest = async (prompt: string): Promise<number> => {
      const { moments } = await studio.thing({ prompt, at: ALL.slice(0, 40) });
      return Math.max(...moments.slice(1).map((one, i) => Math.abs(one.turn - moments[i]!.turn)));
    };
    expect(await steepest('a whale breaching in the sea')).toBeLessThan(
      await steepest('a dolphin jumping in the sea'),
    );
  });

  it('three do not leap as one', async () => {
    const things = await studio.things('three dolphins jumping out of the sea');
    expect(new Set(things.map((one) => one.moments[0]!.lift.toFixed(3))).size).toBeGreaterThan(1);
  });
});

describe('what floats rises and sinks a little with the water, and stays on it', () => {
  it.each([
    'a boat on a lake',
    'a sailboat on the sea',
    'a duck on a lake',
    'a red ball on the sea',
    'an iceberg on the sea',
  ])('%s', async (prompt) => {
    const thing = await studio.thing({ prompt, at: ALL });
    const ys = thing.moments.map((one) => one.y);
    const swing = Math.max(...ys) - Math.min(...ys);
    expect(swing).toBeGreaterThan(0.0005);
    expect(swing).toBeLessThan(0.03);
  });
});

describe('a rocket', () => {
  it.each([
    ['landscape', { width: 160, height: 90 }],
    ['upright', TALL],
  ])('lifts off, faster and faster, and stays in sight: %s', async (_, size) => {
    const { moments } = await studio.thing({ prompt: 'a rocket launching over the desert', at: ALL, size });
    const ys = moments.map((one) => one.y);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
    expect(ys[0]! - ys[47]!).toBeGreaterThan(0.05);
    expect(ys[4]! - ys[6]!).toBeLessThan(ys[22]! - ys[24]!);
    expect(moments.at(-1)!.frame.y - moments.at(-1)!.frame.height).toBeGreaterThan(0);
  });
});

describe('what falls comes down, turning', () => {
  it.each([
    'an umbrella falling over hills',
    'a piano falling from the sky over hills',
    'a feather falling over hills',
  ])('%s', async (prompt) => {
    const { moments } = await studio.thing({ prompt, at: [4, 8, 12] });
    expect(moments[1]!.y).toBeGreaterThan(moments[0]!.y);
    expect(moments[2]!.y).toBeGreaterThan(moments[1]!.y);
    expect(moments[2]!.turn).not.toBe(moments[0]!.turn);
  });
});

describe('who dances', () => {
  it.each(['a cat dancing on the beach', 'a robot dancing on a street', 'two cows dancing on hills'])(
    'sways to both sides and leaves the ground now and then: %s',
    async (prompt) => {
      const { moments, height } = await studio.thing({
        prompt,
        at: Array.from({ length: 96 }, (_, i) => i),
        seconds: 4,
      });
      const turns = moments.map((one) => one.turn);
      expect(Math.max(...turns)).toBeGreaterThan(0.05);
      expect(Math.min(...turns)).toBeLessThan(-0.05);
      expect(Math.max(...moments.map((one) => one.lift))).toBeGreaterThan(height * 0.08);
    },
  );
});

describe('lanterns', () => {
  it('rise one and all, and each at its own time', async () => {
    const things = await studio.things({
      prompt: 'paper lanterns floating over a lake at night',
      at: [0, 24, 47],
    });
    expect(things.length).toBeGreaterThanOrEqual(14);
    for (const thing of things) expect(thing.moments[2]!.y).toBeLessThan(thing.moments[0]!.y);
    expect(new Set(things.map((one) => one.moments[0]!.y)).size).toBe(things.length);
  });
});

describe('on rolling ground', () => {
  it.each(['a camel walking in the desert', 'a dog running on the beach', 'a man walking in the desert'])(
    'feet follow the ground: %s',
    async (prompt) => {
      const { moments } = await studio.thing({ prompt, at: ALL });
      for (const one of moments) expect(one.y).toBeCloseTo(one.floor, 6);
    },
  );

  it('a caravan goes up and down with the dunes', async () => {
    const things = await studio.things({ prompt: 'four camels in the desert', at: [0, 47] });
    expect(new Set(things.map((one) => one.moments[0]!.y.toFixed(3))).size).toBeGreaterThan(1);
  });
});
