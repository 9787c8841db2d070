import { describe, expect, it } from '@jest/globals';
import { hueGap, WHOLE, type Colour, type Picture, type Region } from '../support/picture.js';
import { openStudio, type Asked } from '../support/studio.js';

const studio = openStudio();
const SKY: Region = [0, 0, 1, 0.45];

/** Two moments of a scene in which only the air moves. */
async function moments(
  prompt: string,
  at: readonly number[] = [10, 20],
  more: Partial<Asked> = {},
): Promise<Picture[]> {
  return studio.pictures({ prompt: `${prompt}, static shot`, at, ...more });
}

/** Light with a colour of its own. */
function isBright(one: Colour): boolean {
  return one.saturation > 0.35 && one.luma > 0.3;
}

/** How much a scene moves by itself. */
async function restless(prompt: string, region = WHOLE): Promise<number> {
  const [early, late] = await moments(prompt);
  return early!.change(late!, region);
}

describe('rain', () => {
  it.each(['a street', 'hills', 'a village', 'a forest'])('falls before everything: %s', async (place) => {
    const dry = await restless(`${place} at day, overcast`, [0, 0.3, 1, 0.9]);
    expect(await restless(`${place} at day, rain`, [0, 0.3, 1, 0.9])).toBeGreaterThan(dry * 1.8);
  });

  it.each(['a coral reef', 'deep space'])('not where there is no sky: %s', async (place) => {
    const [plain] = await moments(place);
    const [wet] = await moments(`${place}, rain`);
    expect(wet!.change(plain!)).toBeLessThan(1);
  });

  it('takes the light away', async () => {
    const [dry] = await moments('hills at day, clear sky');
    const [wet] = await moments('hills at day, rain');
    expect(wet!.light()).toBeLessThan(dry!.light() * 0.95);
  });

  it('is denser in a storm', async () => {
    const rain = await restless('a street at day, rain', [0, 0.3, 1, 0.9]);
    const storm = await restless('a street at day, storm', [0, 0.3, 1, 0.9]);
    expect(storm).toBeGreaterThan(rain);
  });
});

describe('snow', () => {
  it.each(['hills', 'a forest', 'a street', 'a village', 'a lake'])(
    'falls in light flakes: %s',
    async (place) => {
      const [flakes] = await moments(`${place} at night, snow`);
      const [none] = await moments(`${place} at night, overcast`);
      expect(flakes!.lighter(none!, 12, [0, 0.1, 1, 0.6]).count).toBeGreaterThan(25);
    },
  );

  it('is not rain: no streaks, round flakes as wide as tall', async () => {
    const size = { width: 320, height: 180 };
    const flakes = await studio.picture({ prompt: 'a lake at night, snow, static shot', size });
    const none = await studio.picture({ prompt: 'a lake at night, overcast, static shot', size });
    const shapes = flakes.lighter(none, 30, [0, 0, 1, 0.5]).shapes(5).slice(0, 12);
    const tall = shapes.filter((one) => one.box.height * 180 > one.box.width * 320 * 2.2);
    expect(shapes.length).toBeGreaterThan(2);
    expect(tall.length).toBeLessThan(shapes.length * 0.4);
  });
});

describe('fog', () => {
  it.each(['a lake', 'hills', 'mountains', 'a village', 'a street', 'the sea'])(
    'takes the contrast away: %s',
    async (place) => {
      const [clear] = await moments(`${place} at day, clear sky`);
      const [fog] = await moments(`${place} at day, clear sky, thick fog`);
      const far: Region = [0, 0.35, 1, 0.65];
      expect(fog!.contrast(far)).toBeLessThan(clear!.contrast(far));
    },
  );

  it('takes more from the far than from the near', async () => {
    const [clear] = await moments('mountains at day, clear sky');
    const [fog] = await moments('mountains at day, clear sky, fog');
    const lost = (region: Region): number => 1 - fog!.contrast(region) / clear!.contrast(region);
    expect(lost([0, 0.4, 1, 0.65])).toBeGreaterThan(lost([0, 0.85, 1, 1]));
  });

  it('has less colour than clear air', async () => {
    const [clear] = await moments('hills at day, clear sky');
    const [fog] = await moments('hills at day, clear sky, fog');
    expect(fog!.mean([0, 0.4, 1, 0.8]).saturation).toBeLessThan(clear!.mean([0, 0.4, 1, 0.8]).saturation);
  });
});

describe('wind', () => {
  it.each([
    ['autumn leaves in a forest', [0, 0, 1, 1]],
    ['snow over hills', [0, 0, 1, 0.5]],
    ['a tropical beach at day', [0, 0.2, 1, 0.8]],
  ] as const)('moves what it can take along: %s', async (prompt, region) => {
    const [calm, blown] = [
      await moments(prompt, [10, 14]),
      await moments(`${prompt}, strong wind`, [10, 14]),
    ];
    expect(blown[0]!.change(blown[1]!, region)).toBeGreaterThan(calm[0]!.change(calm[1]!, region));
  });
});

describe('a storm', () => {
  const at = Array.from({ length: 24 }, (_, i) => i * 2);
  const size = { width: 96, height: 54 };

  it.each(['the sea', 'hills', 'a street', 'the mountains'])(
    'has lightning within two seconds: %s',
    async (place) => {
      const lights = (await moments(`a storm over ${place}`, at, { size })).map((one) => one.light());
      expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThan(15);
    },
  );

  it('strikes out of a dark sky, and the dark comes back', async () => {
    const lights = (await moments('a storm over the sea', at, { size })).map((one) => one.light());
    const flash = lights.indexOf(Math.max(...lights));
    const dark = [...lights].sort((a, b) => a - b)[5]!;
    expect(lights[Math.max(0, flash - 2)]).toBeLessThan(dark + 12);
    expect(lights.at(-1)).toBeLessThan(lights[flash]! - 10);
  });

  it('strikes elsewhere and at another time for another seed', async () => {
    const moment = async (seed: number): Promise<number> => {
      const lights = (await moments('a storm over the sea', at, { seed, size })).map((one) => one.light());
      return lights.indexOf(Math.max(...lights));
    };
    expect(new Set([await moment(1), await moment(3), await moment(5)]).size).toBeGreaterThan(1);
  });

  it.each(['rain over the sea', 'the sea at night', 'heavy clouds over the sea'])(
    'without one there is no flash: %s',
    async (prompt) => {
      const lights = (
        await moments(
          prompt,
          at.filter((i) => i % 2 === 0),
        )
      ).map((one) => one.light());
      expect(Math.max(...lights) - Math.min(...lights)).toBeLessThan(6);
    },
  );
});

describe('what is asked for in the air can be seen there', () => {
  async function added(air: string, scene: string, by = 10): Promise<number> {
    const [shown] = await moments(`${air}, ${scene}`, [30]);
    const [bare] = await moments(scene, [30]);
    return shown!.changed(bare!, by).count;
  }

  it.each([
    ['aurora', 'a snowfield at night, clear sky', 800],
    ['fireworks', 'a lake at night, clear sky', 150],
    ['fireflies', 'a forest at night', 40],
    ['falling leaves', 'hills at day', 60],
    ['falling petals', 'hills at day', 60],
    ['a rainbow', 'hills at day, clear sky', 60],
    ['sun rays', 'a forest at day', 200],
    ['a sandstorm', 'the desert at day', 2000],
  ] as const)('%s over %s', async (air, scene, least) => {
    expect(await added(air, scene)).toBeGreaterThan(least);
  });

  it('aurora is green', async () => {
    const [shown] = await moments('aurora over a snowfield, clear sky');
    const green = shown!.where(
      (one) => hueGap(one.hue, 150) < 40 && one.saturation > 0.3 && one.luma > 0.15,
      SKY,
    );
    expect(green.share).toBeGreaterThan(0.02);
  });

  it('a rainbow is an arch: higher in its middle than at its feet, red without and violet within', async () => {
    const size = { width: 256, height: 144 };
    const [shown] = await moments('a rainbow, hills at day, clear sky', [30], { size });
    const [bare] = await moments('hills at day, clear sky', [30], { size });
    const { box } = shown!.changed(bare!, 6, [0, 0, 1, 0.5]);
    expect(box.height).toBeGreaterThan(0.2);
    expect(box.width).toBeGreaterThan(0.4);
  });

  it.each([['leaves', 'falling leaves over a snowfield at day', 25]] as const)(
    '%s have their own colour',
    async (_, prompt, hue) => {
      const [shown, later] = await moments(prompt, [10, 40]);
      const moving = shown!.changed(later!, 18);
      const { left, top, right, bottom } = moving.box;
      const own = shown!.where(
        (one) => hueGap(one.hue, hue) < 40 && one.saturation > 0.12,
        [left, top, right, bottom],
      );
      expect(own.count).toBeGreaterThan(20);
    },
  );

  it('leaves and petals come down', async () => {
    for (const air of ['falling leaves', 'falling petals']) {
      const [early, late] = await moments(`${air} over a snowfield at day`, [10, 16]);
      expect(early!.change(late!)).toBeGreaterThan(0.3);
    }
  });

  it('a shooting star flies and is gone', async () => {
    const at = Array.from({ length: 24 }, (_, i) => i * 2);
    const sky = await moments('a meteor shower over hills, clear sky', at);
    const bare = await moments('hills at night, clear sky', at);
    const counts = sky.map((one, i) => one.lighter(bare[i]!, 12, [0, 0, 1, 0.6]).count);
    expect(Math.max(...counts)).toBeGreaterThan(5);
    expect(Math.min(...counts)).toBeLessThan(Math.max(...counts) * 0.5);
  });

  it('fireworks have more than one colour', async () => {
    const frames = await moments('fireworks over a lake at night', [12, 20, 28, 36, 44]);
    const has = (hue: number): boolean =>
      frames.some((one) => one.where((dot) => isBright(dot) && hueGap(dot.hue, hue) <= 30, SKY).count > 6);
    expect([0, 60, 120, 180, 240, 300].filter(has).length).toBeGreaterThanOrEqual(2);
  });

  it('fireflies go on and off', async () => {
    const [one, two] = await moments('fireflies in a forest at night', [6, 30]);
    expect(one!.lighter(two!, 20).count).toBeGreaterThan(8);
    expect(two!.lighter(one!, 20).count).toBeGreaterThan(8);
  });
});

describe('what the prompt rules out stays away', () => {
  it.each([
    ['mountains at day', 'snow'],
    ['a lake at day', 'fog'],
    ['a forest at day', 'leaves'],
  ])('%s without %s is calm air', async (scene, air) => {
    const [without] = await moments(`${scene}, overcast, no ${air}`);
    const [plain] = await moments(`${scene}, overcast`);
    const [withIt] = await moments(`${scene}, overcast, ${air}`);
    expect(without!.change(plain!)).toBeLessThan(withIt!.change(plain!));
  });
});
