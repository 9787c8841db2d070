import { describe, expect, it } from '@jest/globals';
import { hueGap, type Region } from '../support/picture.js';
import { openStudio, type Asked } from '../support/studio.js';

const studio = openStudio();
const SIZE = { width: 256, height: 144 };

describe('who rides sits on the back', () => {
  /** Where the picture with a rider differs from the one without, in heights of the beast from its foot. */
  async function seat(mount: string, scene: string, seed: number) {
    const ask: Asked = { prompt: `a man riding a ${mount} ${scene}`, size: SIZE, seed };
    const ridden = await studio.picture(ask);
    const alone = await studio.picture({ ...ask, prompt: `a ${mount} ${scene}` });
    const thing = await studio.thing(ask, mount);
    const { aspect } = await studio.placement(ask);
    const patch = ridden.changed(alone, 16);
    const { frame } = thing.moments[0]!;
    const { box } = patch;
    return {
      count: patch.count,
      top: (frame.y - box.top) / frame.height,
      bottom: (frame.y - box.bottom) / frame.height,
      aside: ((patch.centre.x * aspect - frame.x) * thing.faces) / frame.height,
    };
  }

  it.each([
    ['horse', 'on hills, static shot'],
    ['unicorn', 'on hills, static shot'],
    ['camel', 'in the desert, static shot'],
    ['elephant', 'on hills, static shot'],
  ])('of a %s, above its middle and not on its head or tail', async (mount, scene) => {
    for (const seed of [1, 3]) {
      const at = await seat(mount, scene, seed);
      expect(at.count).toBeGreaterThan(20);
      expect(at.bottom).toBeGreaterThan(0.25);
      expect(at.top).toBeGreaterThan(0.85);
      expect(at.top).toBeLessThan(1.65);
      expect(Math.abs(at.aside)).toBeLessThan(0.35);
    }
  });

  it('of a bicycle, over the saddle', async () => {
    const riders = await studio.picture({
      prompt: 'a man riding a bicycle on a street, static shot',
      size: SIZE,
    });
    const street = await studio.picture({ prompt: 'a street, static shot', size: SIZE });
    const { box } = riders.changed(street, 16);
    expect(box.height).toBeGreaterThan(0.18);
  });

  it.each([
    ['red', 0],
    ['blue', 220],
    ['green', 130],
    ['yellow', 50],
  ] as const)('wears the colour that he is given: %s', async (colour, hue) => {
    const ask = { size: SIZE, seed: 3 };
    const dressed = await studio.picture({
      ...ask,
      prompt: `a ${colour} knight riding a white horse on a snowfield, static shot`,
    });
    const alone = await studio.picture({ ...ask, prompt: 'a white horse on a snowfield, static shot' });
    const rider = dressed.changed(alone, 16).box;
    const region: Region = [rider.left, rider.top, rider.right, rider.bottom];
    const cloth = dressed.where(
      (one) => one.saturation > 0.35 && one.luma > 0.08 && hueGap(one.hue, hue) < 40,
      region,
    );
    expect(cloth.count).toBeGreaterThan(8);
  });

  it('goes where the beast goes', async () => {
    const ask = {
      prompt: 'a red knight riding a white horse on a snowfield, static shot',
      size: SIZE,
      at: [4, 42],
    };
    const [early, late] = await studio.pictures(ask);
    const thing = await studio.thing(ask, 'horse');
    const isCloth = (one: { hue: number; saturation: number }): boolean =>
      hueGap(one.hue, 0) < 25 && one.saturation > 0.45;
    const [from, to] = [early!.where(isCloth).centre.x, late!.where(isCloth).centre.x];
    expect(Math.sign(to - from)).toBe(thing.faces);
  });
});

describe('a body that breaks the surface throws water up', () => {
  const at = Array.from({ length: 60 }, (_, i) => i);

  /** The light drops beside a body at the moment it crosses the surface, against the same sea without it. */
  async function drops(who: string, scene: string, seed: number): Promise<number> {
    const thing = await studio.thing({ prompt: `${who} ${scene}`, at, seed, seconds: 3 });
    const far = (moment: (typeof thing.moments)[number]): number =>
      Math.abs(moment.y + thing.height * 0.1 - thing.y);
    const crossing = thing.moments.reduce(
      (best, one, i) => (far(one) < far(thing.moments[best]!) ? i : best),
      0,
    );
    const pair = await studio.pair(who, scene, { at: [crossing], seed, seconds: 3, size: SIZE });
    const { frame } = pair.things[0]!.moments[0]!;
    const water = frame.y + thing.y - pair.things[0]!.moments[0]!.y;
    const reach = thing.width * 0.75;
    const region: Region = [
      (frame.x - reach) / pair.aspect,
      water - thing.height * 0.45,
      (frame.x + reach) / pair.aspect,
      water + thing.height * 0.1,
    ];
    return pair.shown[0]!.lighter(pair.empty[0]!, 12, region).count;
  }

  const SEAS = 'in the sea at sunset, clear sky, static shot';

  it.each([1, 3, 5])('a dolphin, seed %s', async (seed) => {
    expect(await drops('a dolphin leaping', SEAS, seed)).toBeGreaterThan(150);
  });

  it.each([1, 3])('a whale, seed %s', async (seed) => {
    expect(await drops('a whale breaching', SEAS, seed)).toBeGreaterThan(150);
  });

  it('a dolphin that only swims makes far less of it', async () => {
    expect(await drops('a dolphin swimming', SEAS, 3)).toBeLessThan(
      (await drops('a dolphin leaping', SEAS, 3)) * 0.6,
    );
  });
});

describe('where a hull or a body meets the water there is a broken white line', () => {
  it.each(['a boat', 'a ship', 'a swan', 'a whale', 'a galleon'])('%s', async (who) => {
    const pair = await studio.pair(who, 'on the sea at sunset, clear sky, static shot', { size: SIZE });
    const [thing] = pair.things;
    const { frame } = thing!.moments[0]!;
    const reach = thing!.width * 0.5;
    const line: Region = [
      (frame.x - reach) / pair.aspect,
      frame.y - 0.01,
      (frame.x + reach) / pair.aspect,
      frame.y + 0.025,
    ];
    expect(pair.shown[0]!.lighter(pair.empty[0]!, 8, line).count).toBeGreaterThan(10);
  });
});

describe('what swims keeps a part of itself under the waterline', () => {
  it.each([
    ['a shark in the sea', 0.62],
    ['a turtle in the sea', 0.72],
    ['a fish in the sea', 0.8],
    ['a crocodile in a lake', 0.8],
  ] as const)('%s shows at most %s of its height', async (prompt, most) => {
    const scene = prompt.slice(prompt.indexOf(' in ') + 1);
    const pair = await studio.pair(
      prompt.slice(0, prompt.indexOf(' in ')),
      `${scene} at day, clear sky, static shot`,
      {
        size: SIZE,
      },
    );
    const [thing] = pair.things;
    const { frame } = thing!.moments[0]!;
    const above: Region = [
      (frame.x - frame.height) / pair.aspect,
      0,
      (frame.x + frame.height) / pair.aspect,
      frame.y - 0.004,
    ];
    const shown = pair.shown[0]!.changed(pair.empty[0]!, 14, above);
    expect(shown.count).toBeGreaterThan(6);
    expect((frame.y - shown.box.top) / frame.height).toBeLessThan(most);
  });

  it.each(['a red shark', 'a red fish', 'a red turtle'])(
    'and none of it is painted over the water below: %s',
    async (who) => {
      const pair = await studio.pair(who, 'in the sea at day, clear sky, static shot', { size: SIZE });
      const [thing] = pair.things;
      const { frame } = thing!.moments[0]!;
      const [left, right] = [frame.x - frame.height, frame.x + frame.height];
      const below: Region = [
        left / pair.aspect,
        frame.y + 0.03,
        right / pair.aspect,
        frame.y + frame.height * 0.5,
      ];
      const isRed = (one: { hue: number; saturation: number }): boolean =>
        hueGap(one.hue, 0) < 20 && one.saturation > 0.55;
      expect(pair.shown[0]!.where(isRed, below).count).toBe(0);
    },
  );
});
