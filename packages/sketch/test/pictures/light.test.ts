import { describe, expect, it } from '@jest/globals';
import { hueGap, type Colour, type Picture, type Region } from '../support/picture.js';
import { openStudio } from '../support/studio.js';

const studio = openStudio();
const SKY: Region = [0, 0, 1, 0.45];
const LAND: Region = [0, 0.7, 1, 1];
const TIMES = ['dawn', 'day', 'golden hour', 'sunset', 'dusk', 'night'] as const;

async function at(time: string, place = 'hills', more = 'clear sky'): Promise<Picture> {
  return studio.picture(`${place} at ${time}, ${more}, static shot`);
}

describe('the day goes by', () => {
  it.each([
    ['day', 'sunset'],
    ['day', 'dusk'],
    ['day', 'dawn'],
    ['golden hour', 'sunset'],
    ['golden hour', 'dusk'],
    ['dawn', 'dusk'],
    ['sunset', 'night'],
    ['dusk', 'night'],
    ['dawn', 'night'],
    ['day', 'night'],
  ])('the land is lighter at %s than at %s', async (light, dark) => {
    for (const place of ['hills', 'the desert', 'a snowfield'])
      expect((await at(light, place)).light(LAND)).toBeGreaterThan(
        (await at(dark, place)).light(LAND) * 1.04,
      );
  });

  it.each(['hills', 'the sea', 'the desert', 'a beach', 'a lake'])(
    'night is less than half as light as day: %s',
    async (place) => {
      expect((await at('night', place)).light()).toBeLessThan((await at('day', place)).light() * 0.5);
    },
  );

  it.each(TIMES.flatMap((one, i) => TIMES.slice(i + 1).map((other) => [one, other] as const)))(
    'nobody takes %s for %s',
    async (one, other) => {
      const [a, b] = [(await at(one)).mean(SKY), (await at(other)).mean(SKY)];
      expect(Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue)).toBeGreaterThan(12);
    },
  );
});

describe('the sky', () => {
  const HIGH: Region = [0, 0, 1, 0.15];
  const LOW: Region = [0, 0.38, 1, 0.5];

  it.each(['hills', 'the sea', 'the desert', 'a beach'])(
    'is blue by day, deepest at the top: %s',
    async (place) => {
      const picture = await at('day', place);
      const high = picture.mean(HIGH);
      expect(hueGap(high.hue, 212)).toBeLessThan(25);
      expect(high.saturation).toBeGreaterThan(picture.mean(LOW).saturation);
      expect(high.luma).toBeLessThan(picture.mean(LOW).luma);
    },
  );

  it.each(['hills', 'the sea', 'the desert', 'a beach', 'a lake'])(
    'is warm above the horizon at sunset: %s',
    async (place) => {
      const low = (await at('sunset', place)).mean([0, 0.3, 1, 0.45]);
      expect(low.red).toBeGreaterThan(low.blue * 1.15);
    },
  );

  it.each(['golden hour', 'dawn', 'sunset'])('is warmer low than high at %s', async (time) => {
    const picture = await at(time);
    const warmth = ({ red, blue }: Colour): number => red - blue;
    expect(warmth(picture.mean(LOW))).toBeGreaterThan(warmth(picture.mean(HIGH)) + 20);
  });

  it.each(['hills', 'the sea', 'a beach', 'the desert', 'a lake'])(
    'is dark blue by night, never black: %s',
    async (place) => {
      const high = (await at('night', place)).mean(HIGH);
      expect(high.blue).toBeGreaterThan(high.red);
      expect(high.luma).toBeLessThan(0.2);
      expect(high.blue).toBeGreaterThan(10);
    },
  );

  it.each(['day', 'sunset', 'golden hour'])('is greyer under heavy clouds: %s', async (time) => {
    const [clear, heavy] = [await at(time), await at(time, 'hills', 'overcast')];
    expect(heavy.mean(SKY).saturation).toBeLessThan(clear.mean(SKY).saturation);
  });

  it('has more in it with clouds than without', async () => {
    const [clear, some] = [await at('day'), await at('day', 'hills', 'scattered clouds')];
    expect(some.contrast([0, 0.05, 1, 0.25])).toBeGreaterThan(clear.contrast([0, 0.05, 1, 0.25]) * 1.05);
  });
});

describe('the moon', () => {
  /** Small round light in the sky: its brightest pixels. */
  function disc(picture: Picture) {
    return picture.where((one) => one.luma > 0.72 && one.saturation < 0.35, [0, 0, 1, 0.38]);
  }

  it.each(['the sea', 'hills', 'a lake', 'the desert', 'a snowfield', 'a beach', 'a village'])(
    'shines by night: %s',
    async (place) => {
      expect(disc(await at('night', place)).count).toBeGreaterThan(3);
    },
  );

  it.each(['the sea', 'hills', 'a lake', 'the desert', 'a beach'])(
    'does not shine at dusk, when the sun has just set: %s',
    async (place) => {
      expect(disc(await at('dusk', place)).count).toBe(0);
    },
  );

  it('is larger where the prompt asks for it', async () => {
    const plain = disc(await studio.picture('the sea at night, clear sky, static shot')).count;
    const asked = disc(
      await studio.picture('a full moon over the sea at night, clear sky, static shot'),
    ).count;
    expect(asked).toBeGreaterThan(plain * 2);
  });

  it('is round', async () => {
    const picture = await studio.picture({
      prompt: 'a full moon over the sea at night, clear sky, static shot',
      size: { width: 320, height: 180 },
    });
    const [face] = disc(picture).shapes();
    const ratio = (face!.box.width * 320) / (face!.box.height * 180);
    expect(ratio).toBeGreaterThan(0.78);
    expect(ratio).toBeLessThan(1.28);
  });

  it('lights a path on the water below it', async () => {
    const picture = await studio.picture('a full moon over the sea at night, clear sky, static shot');
    const { x } = disc(picture).centre;
    const path = picture.light([x - 0.06, 0.62, x + 0.06, 0.95]);
    const beside = picture.light([x - 0.4, 0.62, x - 0.2, 0.95]);
    expect(path).toBeGreaterThan(beside * 1.15);
  });

  it.each([
    'aurora over a lake',
    'fireworks over the sea',
    'a meteor shower over hills',
    'fireflies on hills',
  ])('stays away where it would drown what was asked for: %s', async (prompt) => {
    const dark = await studio.picture(`${prompt}, static shot`);
    const [biggest] = disc(dark).shapes(12);
    expect(biggest?.count ?? 0).toBeLessThan(22);
  });
});

describe('stars', () => {
  /** Pixels that stand out of the sky around them. */
  function points(picture: Picture): number {
    let count = 0;
    for (let y = 2; y < 36; y += 1)
      for (let x = 2; x < 158; x += 1) {
        const around =
          (picture.luma(x - 2, y) +
            picture.luma(x + 2, y) +
            picture.luma(x, y - 2) +
            picture.luma(x, y + 2)) /
          4;
        count += picture.luma(x, y) > around + 7 ? 1 : 0;
      }
    return count;
  }

  it.each(['hills', 'the sea', 'the desert'])('are out by night and not by day: %s', async (place) => {
    const [night, day] = [await at('night', place), await at('day', place)];
    expect(points(night)).toBeGreaterThan(20);
    expect(points(day)).toBeLessThan(points(night) * 0.4);
  });

  it('hide behind heavy clouds', async () => {
    expect(points(await at('night', 'hills', 'overcast'))).toBeLessThan(points(await at('night')) * 0.8);
  });

  it('are most where the sky is the picture', async () => {
    const sky = await studio.picture('a starry sky, static shot');
    expect(points(sky)).toBeGreaterThan(points(await at('night')));
  });

  it.each(['deep space', 'a galaxy'])('are in space whatever the hour: %s', async (prompt) => {
    expect(points(await studio.picture(`${prompt} at noon, static shot`))).toBeGreaterThan(15);
  });
});

describe('lamps and windows', () => {
  const isLit = (one: Colour): boolean =>
    one.luma > 0.35 && hueGap(one.hue, 42) < 25 && one.saturation > 0.25;

  it.each(['a street', 'a village'])('are lit by night: %s', async (place) => {
    const region: Region = [0, 0.2, 1, 0.75];
    const night = await studio.picture(`${place} at night, clear sky, static shot`);
    expect(night.where(isLit, region).count).toBeGreaterThan(5);
  });

  it.each(['a house', 'a castle', 'a lighthouse', 'a train', 'a bus', 'a car', 'a ship'])(
    'those of a thing too: %s',
    async (who) => {
      const scene = 'on hills at night, clear sky, static shot';
      const pair = await studio.pair(who, scene, { size: { width: 256, height: 144 } });
      const lit = pair.shown[0]!.lighter(pair.empty[0]!, 30, [0, 0, 1, 0.9]);
      expect(lit.count).toBeGreaterThan(4);
    },
  );

  it.each([
    ['a campfire', 'in the desert'],
    ['a campfire', 'on a snowfield'],
    ['a lantern', 'over a lake'],
    ['a jellyfish', 'under water'],
  ])('a fire or a lantern lights the air around it: %s %s', async (who, scene) => {
    const pair = await studio.pair(who, `${scene} at night, clear sky, static shot`);
    const { frame } = pair.things[0]!.moments[0]!;
    const x = frame.x / pair.aspect;
    const y = frame.y - frame.height * 0.5;
    const around: Region = [x - 0.08, y - 0.1, x + 0.08, y + 0.1];
    expect(pair.shown[0]!.light(around)).toBeGreaterThan(pair.empty[0]!.light(around) + 5);
  });
});

describe('places look like themselves', () => {
  it.each([
    ['hills at day', LAND, 100, 40],
    ['a forest at day', [0, 0.1, 1, 0.6], 100, 50],
    ['the sea at day', LAND, 208, 25],
    ['a lake at day', LAND, 208, 30],
    ['underwater', [0, 0, 1, 0.5], 200, 30],
    ['the desert at day', LAND, 36, 15],
    ['a beach at day', [0, 0.9, 1, 1], 38, 18],
  ] as const)('%s: the hue of its ground or water is right', async (prompt, region, hue, within) => {
    const { hue: own, saturation } = (await studio.picture(`${prompt}, clear sky, static shot`)).mean(region);
    expect(hueGap(own, hue)).toBeLessThan(within);
    expect(saturation).toBeGreaterThan(0.1);
  });

  it('snow is white, and the lightest of all grounds', async () => {
    const snow = (await at('day', 'a snowfield')).mean(LAND);
    expect(snow.luma).toBeGreaterThan(0.6);
    expect(snow.saturation).toBeLessThan(0.25);
    for (const place of ['hills', 'the desert', 'a forest', 'a street'])
      expect((await at('day', place)).mean(LAND).luma).toBeLessThan(snow.luma);
  });

  it('space is dark', async () => {
    expect((await studio.picture('deep space, static shot')).light()).toBeLessThan(70);
  });

  it.each([
    ['the sea', 0.56],
    ['a lake', 0.6],
    ['the desert', 0.52],
    ['a snowfield', 0.54],
  ] as const)('the horizon lies where it should, a step in light at %s: %s', async (place, share) => {
    const rows = (await at('sunset', place)).rows([0.02, 0, 0.98, 1]);
    const near = rows.slice(Math.floor(share * 90) - 5, Math.floor(share * 90) + 7);
    expect(Math.max(...near) - Math.min(...near)).toBeGreaterThan(12);
  });
});

describe('seasons and what they bring', () => {
  it('autumn hills are warmer in colour than summer ones', async () => {
    const [autumn, summer] = [
      await studio.picture('autumn forest at day, clear sky, static shot'),
      await studio.picture('forest at day, clear sky, static shot'),
    ];
    const warmth = ({ red, green }: Colour): number => red - green;
    expect(warmth(autumn.mean())).toBeGreaterThan(warmth(summer.mean()) + 4);
  });

  it.each(['a village', 'a forest', 'hills'])('snow lies where it snows: %s', async (place) => {
    const [snow, bare] = [
      await studio.picture(`${place} at day, snow, static shot`),
      await studio.picture(`${place} at day, overcast, static shot`),
    ];
    const low: Region = [0, 0.65, 1, 1];
    expect(snow.mean(low).luma).toBeGreaterThan(bare.mean(low).luma + 0.04);
    expect(snow.mean(low).saturation).toBeLessThan(bare.mean(low).saturation);
  });
});
