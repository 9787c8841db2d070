import { describe, expect, it } from '@jest/globals';
import type { Recording } from '../support/recording.js';
import { openStudio } from '../support/studio.js';

const studio = openStudio();
const listen = (prompt: string, more: { seed?: number; seconds?: number } = {}) =>
  studio.sound({ prompt, seed: 5, seconds: 2, ...more });

const SCENES = [
  'the sea at sunset',
  'a river at day',
  'a forest at day',
  'a street in the rain',
  'the desert at day',
  'a snowfield, wind',
  'a coral reef',
  'deep space',
  'a campfire at night',
  'a storm over hills',
  'abstract swirls',
  'mountains, strong wind',
];

describe('every soundtrack', () => {
  it.each(SCENES)('can be heard, and never clips: %s', async (prompt) => {
    const sound = await listen(prompt);
    expect(sound.peak).toBeLessThan(0.9);
    expect(sound.loudness(0.5, 1.3)).toBeGreaterThan(0.02);
  });

  it.each(SCENES)('comes out of silence and goes back into it: %s', async (prompt) => {
    const sound = await listen(prompt);
    const middle = sound.loudness(0.6, 1.3);
    expect(sound.loudness(0, 0.01)).toBeLessThan(middle * 0.2);
    expect(sound.loudness(1.99, 2)).toBeLessThan(middle * 0.2);
  });

  it.each(SCENES)('is heard with two ears: neither the same in both nor in one alone: %s', async (prompt) => {
    const sound = await listen(prompt);
    expect(sound.alike).toBeLessThan(0.98);
    const loud = (channel: Float32Array): number =>
      Math.sqrt(channel.reduce((sum, value) => sum + value * value, 0));
    expect(loud(sound.left) / loud(sound.right)).toBeGreaterThan(0.5);
    expect(loud(sound.left) / loud(sound.right)).toBeLessThan(2);
  });

  it.each([0.5, 1, 3.25])('is as long as its clip: %s s', async (seconds) => {
    expect((await listen('the sea', { seconds })).seconds).toBeCloseTo(seconds, 4);
  });

  it('is the same for the same seed and another for another', async () => {
    const [one, other] = [await listen('the sea', { seed: 1 }), await listen('the sea', { seed: 2 })];
    const again = await studio.sound({ prompt: 'the sea', seed: 1, seconds: 2, at: [12] });
    expect(Buffer.compare(Buffer.from(again.left.buffer), Buffer.from(one.left.buffer))).toBe(0);
    expect(Buffer.compare(Buffer.from(other.left.buffer), Buffer.from(one.left.buffer))).not.toBe(0);
  });

  it('is about as loud for a quiet place as for a wild one', async () => {
    const levels = await Promise.all(SCENES.map(async (prompt) => (await listen(prompt)).loudness(0.4, 1.4)));
    expect(Math.max(...levels) / Math.min(...levels)).toBeLessThan(6);
  });
});

describe('what a place sounds like', () => {
  it.each([
    ['rain is high', 'a street at day, rain', 'a street at day', 4000, 24_000],
    ['a river babbles', 'a river at day', 'deep space', 700, 5000],
    ['the deep is low', 'underwater', 'a river at day', 0, 250],
    ['space is low', 'deep space', 'a river at day', 0, 250],
    ['the city hums', 'a city at day', 'a river at day', 0, 500],
    ['surf hisses', 'the sea at day', 'deep space', 500, 6000],
  ] as const)('%s: %s against %s', async (_, with_, without, low, high) => {
    const [one, other] = [await listen(with_, { seconds: 3 }), await listen(without, { seconds: 3 })];
    expect(one.share(low, high)).toBeGreaterThan(other.share(low, high) * 1.15);
  });

  it.each([
    ['the sea at day', 'deep space'],
    ['a street at day, rain', 'a street at day'],
  ])('noise makes it rougher: %s against %s', async (noisy, plain) => {
    const roughness = async (prompt: string): Promise<number> =>
      (await listen(prompt, { seconds: 3 })).share(2500, 24_000);
    expect(await roughness(noisy)).toBeGreaterThan(await roughness(plain));
  });
});

describe('who is about', () => {
  /** What a place has that another one lacks. */
  async function only(place: string, other: string): Promise<Recording> {
    return (await listen(place, { seconds: 4 })).less(await listen(other, { seconds: 4 }));
  }

  it.each(['hills', 'a village', 'the mountains', 'a forest'])(
    'birds by day, crickets by night: %s',
    async (place) => {
      for (const time of ['day', 'night']) {
        const voices = await only(`${place} at ${time}`, `the desert at ${time}`);
        expect(voices.peak).toBeGreaterThan(0.004);
        expect(voices.share(1600, 9000)).toBeGreaterThan(0.3);
      }
    },
  );

  it('a bird calls now and then, crickets go on and on', async () => {
    const swing = async (time: string): Promise<number> => {
      const voices = await only(`hills at ${time}`, `the desert at ${time}`);
      const steps = voices.steps(0.1).slice(5, -8);
      return Math.max(...steps) / ([...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)]! + 1e-9);
    };
    expect(await swing('day')).toBeGreaterThan(await swing('night'));
  });

  it.each(['hills at night, snow', 'a village at night, snow', 'a snowfield at night'])(
    'where nothing lives, or it snows, nothing sings: %s is as silent as the desert',
    async (place) => {
      expect((await only(place, 'the desert at night')).peak).toBe(0);
    },
  );

  it.each([
    ['a campfire in the desert at day', 'the desert at day', 300, 5000],
    ['a burning house in the desert at day', 'the desert at day', 300, 5000],
  ] as const)('%s adds to %s what burns: %s to %s Hz', async (burns, plain, low, high) => {
    const fire = await only(burns, plain);
    expect(fire.peak).toBeGreaterThan(0.01);
    expect(fire.share(low, high)).toBeGreaterThan(0.3);
  });

  it.each([
    'a sleeping dog in the desert at day',
    'a castle in the desert at day',
    'a parked car in the desert at day',
  ])('what makes no sound adds none: %s', async (prompt) => {
    expect((await only(prompt, 'the desert at day')).peak).toBe(0);
  });
});

describe('thunder', () => {
  it.each([1, 4, 7])(
    'is lower than the rain it comes with, and louder than what was before: seed %s',
    async (seed) => {
      const [storm, rain] = [
        await listen('a storm over hills', { seconds: 4, seed }),
        await listen('hills, rain', { seconds: 4, seed }),
      ];
      expect(storm.share(0, 400)).toBeGreaterThan(rain.share(0, 400));
      const steps = storm.steps(0.25).slice(2, -3);
      expect(Math.max(...steps)).toBeGreaterThan(Math.min(...steps) * 1.25);
    },
  );

  it.each(['hills, rain', 'a street at day'])('only where there is a storm: %s', async (prompt) => {
    const calm = (await listen(prompt, { seconds: 4 })).steps(0.25).slice(2, -3);
    const storm = (await listen(`${prompt}, thunderstorm`, { seconds: 4 })).steps(0.25).slice(2, -3);
    const swing = (steps: readonly number[]): number => Math.max(...steps) / Math.min(...steps);
    expect(swing(storm)).toBeGreaterThan(swing(calm) * 0.9);
  });
});

describe('waves come and go', () => {
  it.each(['the sea at day', 'a beach at day'])('%s', async (prompt) => {
    const steps = (await listen(prompt, { seconds: 6 })).steps(0.5).slice(2, -3);
    expect(Math.max(...steps)).toBeGreaterThan(Math.min(...steps) * 1.2);
  });

  it('the deep is steadier than the surf', async () => {
    const swing = async (prompt: string): Promise<number> => {
      const steps = (await listen(prompt, { seconds: 6 })).steps(0.5).slice(2, -3);
      return Math.max(...steps) / Math.min(...steps);
    };
    expect(await swing('a river at day, no music')).toBeLessThan(await swing('the sea at day, no music'));
  });
});

describe('music suits the mood', () => {
  it.each([
    ['a joyful beach at day', 'a gloomy beach at day'],
    ['hills at day', 'hills at night'],
    ['a city at night, neon', 'a city at night'],
    ['a calm lake at day', 'a dramatic lake at day'],
  ])('%s is not played as %s', async (one, other) => {
    const [first, second] = [await listen(one), await listen(other)];
    const bands = [80, 160, 320, 640, 1280];
    const gaps = bands.map((low) => Math.abs(first.share(low, low * 2) - second.share(low, low * 2)));
    expect(Math.max(...gaps)).toBeGreaterThan(0.01);
  });
});
