import { describe, expect, it } from '@jest/globals';
import type { Region } from '../support/picture.js';
import { openStudio, type Pair } from '../support/studio.js';

const studio = openStudio();
const SIZE = { width: 256, height: 144 };

/** How much darker the darkest row is than without the subject, in luma, in a part of the frame. */
function darkening({ shown, empty }: Pair, moment: number, region: Region): number {
  const bare = empty[moment]!.rows(region);
  return Math.max(...shown[moment]!.rows(region).map((row, i) => bare[i]! - row));
}

/** The ground just below the first subject's feet. */
function underFoot({ things, aspect }: Pair, moment: number): Region {
  const { frame, floor, y } = things[0]!.moments[moment]!;
  const foot = frame.y + (floor - y);
  const half = frame.height * 0.16;
  return [
    (frame.x - half) / aspect,
    foot + 0.003,
    (frame.x + half) / aspect,
    foot + frame.height * 0.06 + 0.006,
  ];
}

async function shadowOf(who: string, scene: string, at: readonly number[] = [12]): Promise<number[]> {
  const pair = await studio.pair(who, scene, { size: SIZE, at });
  return at.map((_, moment) => darkening(pair, moment, underFoot(pair, moment)));
}

describe('whatever stands on the ground has something dark under it', () => {
  it.each([
    'a red ball',
    'a football',
    'a beach ball',
    'a white cube',
    'a dog',
    'a white cat',
    'a cow',
    'a sheep',
    'an elephant',
    'a rabbit sitting',
    'a penguin',
    'a man',
    'a child',
    'a robot',
    'a violinist',
    'a guitarist',
    'a drummer',
    'a car',
    'a bus',
    'a bicycle',
    'a tent',
    'a house',
    'a bench',
    'a motorcycle',
    'a lion',
    'a fox',
    'a bear',
    'a wolf',
    'a horse standing',
    'a camel',
    'a tiger',
  ])('%s on a street', async (who) => {
    const [dark] = await shadowOf(who, 'on a street at day, clear sky, static shot');
    expect(dark).toBeGreaterThan(6);
  });

  it.each([
    'on hills at day',
    'on a beach at day',
    'on a snowfield at day',
    'in a village at day',
    'in the mountains at day',
    'in a forest at day',
  ])('a dog %s', async (scene) => {
    const [dark] = await shadowOf('a dog standing', `${scene}, clear sky, static shot`);
    expect(dark).toBeGreaterThan(6);
  });
});

describe('a shadow goes where its owner goes', () => {
  it.each(['a dog running', 'a car', 'a man walking', 'a red ball rolling'])('%s', async (who) => {
    const at = [2, 24, 46];
    const shades = await shadowOf(who, 'on a street at day, clear sky, static shot', at);
    expect(Math.min(...shades)).toBeGreaterThan(6);
  });

  it('and leaves the place that he has left', async () => {
    const pair = await studio.pair('a dog running', 'on a street at day, clear sky, static shot', {
      size: SIZE,
      at: [2, 46],
    });
    const before = underFoot(pair, 0);
    expect(darkening(pair, 0, before)).toBeGreaterThan(6);
    expect(Math.abs(darkening(pair, 1, before))).toBeLessThan(3);
  });
});

describe('who is off the ground', () => {
  it.each(['a ball bouncing', 'a dog jumping', 'a child jumping'])(
    'leaves his shadow on it, fainter the higher he is: %s',
    async (who) => {
      const at = Array.from({ length: 16 }, (_, i) => i * 3);
      const pair = await studio.pair(who, 'on a street at day, clear sky, static shot', { size: SIZE, at });
      const { moments, height } = pair.things[0]!;
      const shadeAt = (lift: number): number => {
        const gaps = moments.map((one) => Math.abs(one.lift - lift));
        const chosen = gaps.indexOf(Math.min(...gaps));
        return darkening(pair, chosen, underFoot(pair, chosen));
      };
      const [down, half] = [shadeAt(0), shadeAt(height * 0.6)];
      expect(down).toBeGreaterThan(6);
      expect(half).toBeGreaterThan(1.5);
      expect(half).toBeLessThan(down * 0.9);
    },
  );

  it.each(['a bird', 'an eagle', 'a hot air balloon', 'a kite', 'a butterfly', 'an airplane'])(
    'and flies casts none below him: %s',
    async (who) => {
      const pair = await studio.pair(who, 'over hills at day, clear sky, static shot', { at: [12] });
      const { frame } = pair.things[0]!.moments[0]!;
      const below: Region = [0, Math.min(0.8, frame.y + 0.12), 1, 0.9];
      expect(pair.shown[0]!.lighter(pair.empty[0]!, -14, below).count).toBeLessThan(12);
    },
  );
});

describe('the sky decides how dark a shadow is', () => {
  const shade = async (words: string): Promise<number> => {
    const [dark] = await shadowOf('a white cube', `on a street at day, ${words}, static shot`);
    return dark!;
  };

  it('under clouds it is fainter than in the sun', async () => {
    expect(await shade('overcast')).toBeLessThan((await shade('clear sky')) * 0.85);
  });

  it('and yet it is there', async () => {
    expect(await shade('overcast')).toBeGreaterThan(2);
  });
});

describe('the low sun draws long shadows, the high one short', () => {
  /** How far, in its heights, the ground beside the subject is darkened. */
  async function reach(time: string): Promise<number> {
    const pair = await studio.pair('a white cube', `on a street at ${time}, clear sky, static shot`, {
      size: SIZE,
    });
    const { frame } = pair.things[0]!.moments[0]!;
    const strip: Region = [0, frame.y + 0.004, 1, frame.y + 0.02];
    const dark = pair.shown[0]!.lighter(pair.empty[0]!, -3, strip);
    return (dark.box.width * pair.aspect) / frame.height;
  }

  it.each(['golden hour', 'sunset'])('%s against noon', async (time) => {
    expect(await reach(time)).toBeGreaterThan((await reach('noon')) * 1.05);
  });
});

describe('a shadow falls away from the light', () => {
  it.each([1, 2, 3, 4, 5, 6])('seed %s', async (seed) => {
    const pair = await studio.pair('a white cube', 'on a street at golden hour, clear sky, static shot', {
      size: SIZE,
      seed,
    });
    const { frame } = pair.things[0]!.moments[0]!;
    const sky: Region = [0, 0, 1, 0.5];
    const top = pair.empty[0]!.extreme('light', sky, 0.001);
    const sun =
      pair.empty[0]!.where((colour) => colour.luma * 219 + 16 >= top - 2, sky).centre.x * pair.aspect;
    const strip: Region = [0, frame.y + 0.006, 1, frame.y + 0.02];
    const dark = pair.shown[0]!.lighter(pair.empty[0]!, -4, strip);
    const lean = dark.centre.x * pair.aspect - frame.x;
    expect(Math.sign(lean)).toBe(Math.sign(frame.x - sun));
  });
});

describe('on water there is no shadow, but a picture upside down', () => {
  it.each([
    ['a red sailboat', 'on a calm lake at day, clear sky, static shot'],
    ['a red boat', 'on a calm lake at day, clear sky, static shot'],
    ['a red ball', 'on a calm lake at day, clear sky, static shot'],
    ['a red cube', 'on a calm lake at day, clear sky, static shot'],
    ['a yellow boat', 'on the calm sea at day, clear sky, static shot'],
  ])('%s %s', async (who, scene) => {
    const pair = await studio.pair(who, scene, { size: SIZE });
    const { frame } = pair.things[0]!.moments[0]!;
    const [left, right] = [frame.x - frame.height * 0.4, frame.x + frame.height * 0.4];
    const below: Region = [
      left / pair.aspect,
      frame.y + 0.035,
      right / pair.aspect,
      Math.min(1, frame.y + 0.3),
    ];
    const warmth = (picture: (typeof pair.shown)[number]): number => {
      const { red, blue } = picture.mean(below);
      return red - blue;
    };
    expect(warmth(pair.shown[0]!)).toBeGreaterThan(warmth(pair.empty[0]!) + 3);
  });
});
