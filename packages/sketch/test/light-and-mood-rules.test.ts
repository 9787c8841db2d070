import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { hex, luma, ramp, type Rgb } from '../src/paint/colour.js';
import { gradeWeights, PLAIN_GRADE } from '../src/paint/grade.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import type { Air, Style, TimeOfDay } from '../src/prompt/vocabulary.js';
import { gradeFor } from '../src/scene/grade-for.js';
import { lightFor, litBy, type Light } from '../src/scene/light.js';
import { lightningAt, strikes } from '../src/scene/weather/lightning.js';
import { bedsFor } from '../src/sound/ambience.js';
import { moodFor } from '../src/sound/moods.js';

const HOURS: readonly TimeOfDay[] = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'];
const STYLES: readonly Style[] = [
  'calm',
  'dramatic',
  'dreamy',
  'noir',
  'pastel',
  'vintage',
  'neon',
  'gloomy',
  'joyful',
  'mysterious',
  'cinematic',
];

function light(
  time: TimeOfDay,
  more: { clouds?: 'clear' | 'scattered' | 'heavy'; airs?: readonly Air[]; styles?: readonly Style[] } = {},
): Light {
  return lightFor({ time, clouds: 'clear', airs: [], styles: [], ...more });
}

const warmth = ([red, , blue]: Rgb): number => red - blue;
const spread = (colour: Rgb): number => Math.max(...colour) - Math.min(...colour);
const zenith = (of: Light): Rgb => ramp(of.sky, 1);
const low = (of: Light): Rgb => ramp(of.sky, 0);

describe('the light of an hour', () => {
  it.each(HOURS)('has sky stops that rise from the horizon to the zenith: %s', (time) => {
    const stops = light(time).sky.map(([at]) => at);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect([stops[0], stops.at(-1)]).toEqual([0, 1]);
  });

  it.each(HOURS)('is lighter at the horizon than at the zenith: %s', (time) => {
    expect(luma(low(light(time)))).toBeGreaterThan(luma(zenith(light(time))));
  });

  it.each(HOURS)('has a key that is lighter than what comes from everywhere: %s', (time) => {
    const { key, ambient } = light(time);
    expect(luma(key)).toBeGreaterThan(luma(ambient));
  });

  it.each(HOURS)('has clouds that are lighter where they are lit: %s', (time) => {
    const { cloudLit, cloudDark } = light(time);
    expect(luma(cloudLit)).toBeGreaterThan(luma(cloudDark) + 20);
  });

  it.each([
    ['day', 'golden'],
    ['golden', 'sunset'],
    ['dawn', 'dusk'],
    ['sunset', 'dusk'],
    ['dusk', 'night'],
  ] as const)('%s is lighter than %s, sky and land', (bright, dark) => {
    const all = (of: Light): number => luma(of.key) + luma(of.ambient) + luma(zenith(of));
    expect(all(light(bright))).toBeGreaterThan(all(light(dark)) + 20);
  });

  it.each([
    ['day', 'golden'],
    ['golden', 'sunset'],
    ['sunset', 'dusk'],
    ['day', 'dawn'],
  ] as const)('the sun stands higher by %s than at %s', (high, deep) => {
    expect(light(high).sunHeight).toBeGreaterThan(light(deep).sunHeight);
  });

  it.each([
    ['dawn', 'day'],
    ['golden', 'day'],
    ['sunset', 'day'],
    ['sunset', 'golden'],
  ] as const)('the sun of %s is warmer than that of %s', (warm, plain) => {
    expect(warmth(light(warm).key)).toBeGreaterThan(warmth(light(plain).key));
  });

  it.each([
    ['dawn', false, false],
    ['day', false, false],
    ['golden', false, false],
    ['sunset', false, false],
    ['dusk', false, true],
    ['night', true, true],
  ] as const)('at %s the light in the sky is the moon: %s, and lamps are on: %s', (time, moon, lamps) => {
    expect(light(time)).toMatchObject({ isMoon: moon, lampsOn: lamps });
  });

  it('stars come out from sunset to night, and there are none by day', () => {
    const stars = (['day', 'sunset', 'dusk', 'night'] as const).map((time) => light(time).stars);
    expect(stars).toEqual([...stars].sort((a, b) => a - b));
    expect(stars[0]).toBe(0);
    expect(new Set(stars).size).toBe(4);
  });
});

describe('what weather does to the light', () => {
  it.each(HOURS)('clouds take colour from the sky and the glow from the sun: %s', (time) => {
    const [clear, heavy] = [light(time), light(time, { clouds: 'heavy' })];
    expect(spread(zenith(heavy))).toBeLessThan(spread(zenith(clear)));
    expect(heavy.glow).toBeLessThan(clear.glow);
    expect(luma(heavy.cloudDark)).toBeLessThan(luma(clear.cloudDark));
  });

  it.each(HOURS)('a few clouds leave it as it is: %s', (time) => {
    expect(light(time, { clouds: 'scattered' })).toEqual(light(time));
  });

  it.each(HOURS)('fog and dust make the air as thick as can be: %s', (time) => {
    expect(light(time).hazeAmount).toBeLessThan(1);
    for (const air of ['fog', 'dust'] as const) expect(light(time, { airs: [air] }).hazeAmount).toBe(1);
  });

  it.each(HOURS)('dust warms the whole sky: %s', (time) => {
    expect(warmth(zenith(light(time, { airs: ['dust'] })))).toBeGreaterThan(warmth(zenith(light(time))) + 20);
  });

  it('aurora lights the land green', () => {
    const [plain, lit] = [light('night'), light('night', { airs: ['aurora'] })];
    for (const part of ['key', 'ambient', 'haze'] as const) {
      const [red, green, blue] = lit[part].map((value, i) => value - plain[part][i]!);
      expect(green!).toBeGreaterThan(red!);
      expect(green!).toBeGreaterThan(blue!);
    }
  });

  it.each(['rain', 'snow', 'leaves', 'petals', 'fireflies', 'rainbow', 'meteors'] as const)(
    'what only falls or flies through the air changes no colour of it: %s',
    (air) => {
      expect(light('day', { airs: [air] })).toEqual(light('day'));
    },
  );

  it('fewer stars are seen through clouds', () => {
    expect(light('night', { clouds: 'heavy' }).stars).toBeLessThan(light('night').stars * 0.5);
  });
});

describe('what a style does to the light', () => {
  it.each(HOURS)('pastel skies are lighter: %s', (time) => {
    expect(luma(zenith(light(time, { styles: ['pastel'] })))).toBeGreaterThan(luma(zenith(light(time))));
  });

  it.each(['dusk', 'night'] as const)(
    'neon turns the horizon magenta: less green than all else: %s',
    (time) => {
      const [red, green, blue] = low(light(time, { styles: ['neon'] }));
      expect(red).toBeGreaterThan(green * 1.3);
      expect(blue).toBeGreaterThan(green * 1.3);
    },
  );

  it.each(HOURS)('dramatic skies are darker above, and the sun is harder: %s', (time) => {
    const [plain, drama] = [light(time), light(time, { styles: ['dramatic'] })];
    expect(luma(zenith(drama))).toBeLessThan(luma(zenith(plain)));
    expect(luma(drama.key) / luma(drama.ambient)).toBeGreaterThan(luma(plain.key) / luma(plain.ambient));
  });

  it.each(HOURS)('gloomy is darker and has less colour: %s', (time) => {
    const [plain, gloom] = [light(time), light(time, { styles: ['gloomy'] })];
    expect(luma(zenith(gloom))).toBeLessThan(luma(zenith(plain)));
    expect(spread(zenith(gloom))).toBeLessThan(spread(zenith(plain)));
    expect(gloom.glow).toBeLessThan(plain.glow);
  });

  it.each(HOURS)('dreamy air is thicker, and no number leaves its range: %s', (time) => {
    const dream = light(time, { styles: ['dreamy'] });
    expect(dream.hazeAmount).toBeGreaterThan(light(time).hazeAmount);
    expect(dream.hazeAmount).toBeLessThanOrEqual(1);
    expect(dream.glow).toBeLessThanOrEqual(1);
  });

  it.each(['calm', 'cinematic', 'vintage', 'joyful'] as const)(
    '%s leaves the light to the grade',
    (style) => {
      expect(light('day', { styles: [style] })).toEqual(light('day'));
    },
  );

  it('two styles are one on another, in their order', () => {
    const both = light('day', { styles: ['pastel', 'dramatic'] });
    expect(luma(zenith(both))).toBeLessThan(luma(zenith(light('day', { styles: ['pastel'] }))));
    expect(both).not.toEqual(light('day', { styles: ['dramatic'] }));
  });
});

describe('a colour in a light', () => {
  it.each(['#c8332b', '#3f8f4f', '#2f6fc4', '#f2f0ea'])('is lighter by day than by night: %s', (code) => {
    const shown = (time: TimeOfDay): number => luma(litBy(light(time), hex(code), 0.5, 0.5));
    expect(shown('day')).toBeGreaterThan(shown('sunset'));
    expect(shown('sunset')).toBeGreaterThan(shown('night'));
  });

  it('black stays black, and no light shows nothing', () => {
    expect(litBy(light('day'), [0, 0, 0], 1, 1)).toEqual([0, 0, 0]);
    expect(litBy(light('day'), [200, 100, 50], 0, 0)).toEqual([0, 0, 0]);
  });

  it('what faces the sun is lighter than what is turned away', () => {
    const stone: Rgb = [150, 150, 150];
    expect(luma(litBy(light('golden'), stone, 0.5, 0.6))).toBeGreaterThan(
      luma(litBy(light('golden'), stone, 0.5, 0)),
    );
  });
});

describe('the grade of a scene', () => {
  const grade = (prompt: string) => gradeFor(understandPrompt(prompt));

  it('is plain where no style is named', () => {
    expect(grade('a castle on hills at night, rain')).toEqual(PLAIN_GRADE);
  });

  it.each([
    ['noir', 'saturation', 'less'],
    ['noir', 'contrast', 'more'],
    ['noir', 'grain', 'more'],
    ['pastel', 'contrast', 'less'],
    ['pastel', 'lift', 'more'],
    ['pastel', 'saturation', 'less'],
    ['vintage', 'warmth', 'more'],
    ['vintage', 'saturation', 'less'],
    ['vintage', 'grain', 'more'],
    ['neon', 'saturation', 'more'],
    ['dramatic', 'contrast', 'more'],
    ['dreamy', 'contrast', 'less'],
    ['dreamy', 'lift', 'more'],
    ['gloomy', 'saturation', 'less'],
    ['gloomy', 'lift', 'less'],
    ['gloomy', 'warmth', 'less'],
    ['joyful', 'saturation', 'more'],
    ['mysterious', 'warmth', 'less'],
    ['cinematic', 'contrast', 'more'],
  ] as const)('%s: %s is %s', (style, side, way) => {
    const gap = grade(`a castle, ${style}`)[side] - PLAIN_GRADE[side];
    expect(Math.sign(gap)).toBe(way === 'more' ? 1 : -1);
  });

  it.each(STYLES.flatMap((one, i) => STYLES.slice(i + 1).map((two) => [one, two] as const)))(
    'of two styles does not hang on which comes first: %s, %s',
    (one, two) => {
      const [there, back] = [grade(`a castle, ${one}, ${two}`), grade(`a castle, ${two}, ${one}`)];
      for (const side of ['contrast', 'lift', 'saturation', 'warmth', 'grain'] as const)
        expect(there[side]).toBeCloseTo(back[side], 9);
    },
  );

  it('black and white stays so, whatever else is asked for', () => {
    for (const style of STYLES) expect(grade(`a castle, noir, ${style}`).saturation).toBe(0);
  });
});

describe('a grade as weights of the pixel pass', () => {
  /** The luma and both chromas that the weights make of a grey level, as the pass adds them up. */
  function through(weights: Int16Array, [r, g, b]: Rgb): number[] {
    return [0, 1, 2].map((row) => {
      const [red, green, blue, offset] = [...weights.subarray(row * 8, row * 8 + 4)] as [
        number,
        number,
        number,
        number,
      ];
      return (red * r + green * g + blue * b) / 8192 + (offset * 8160) / 2 ** 18;
    });
  }

  it.each([0, 64, 128, 200, 255])('a grey of %s has no colour of its own', (level) => {
    const [, u, v] = through(gradeWeights(PLAIN_GRADE), [level, level, level]);
    expect(u).toBeCloseTo(128, 0);
    expect(v).toBeCloseTo(128, 0);
  });

  it.each([
    ['contrast', { contrast: 1.2 }, 1],
    ['softness', { contrast: 0.8 }, -1],
  ])('%s turns light and dark apart or together around the middle', (_, change, way) => {
    const weights = gradeWeights({ ...PLAIN_GRADE, ...change });
    const [dark, bright] = [through(weights, [40, 40, 40])[0]!, through(weights, [220, 220, 220])[0]!];
    const plain = gradeWeights(PLAIN_GRADE);
    const [was, is] = [through(plain, [40, 40, 40])[0]!, through(plain, [220, 220, 220])[0]!];
    expect(Math.sign(bright - dark - (is - was))).toBe(way);
    expect(through(weights, [127.5, 127.5, 127.5])[0]).toBeCloseTo(
      through(plain, [127.5, 127.5, 127.5])[0]!,
      0,
    );
  });

  it('lift makes all lighter by as much', () => {
    const [plain, lifted] = [gradeWeights(PLAIN_GRADE), gradeWeights({ ...PLAIN_GRADE, lift: 10 })];
    for (const level of [0, 100, 255]) {
      const grey: Rgb = [level, level, level];
      expect(through(lifted, grey)[0]! - through(plain, grey)[0]!).toBeCloseTo(10, 0);
    }
  });

  it('warmth takes from blue and adds to red', () => {
    const [, u, v] = through(gradeWeights({ ...PLAIN_GRADE, warmth: 8 }), [128, 128, 128]);
    expect(u).toBeLessThan(122);
    expect(v).toBeGreaterThan(132);
  });

  it('without saturation every colour is grey', () => {
    for (const colour of [
      [255, 0, 0],
      [0, 255, 0],
      [20, 90, 240],
    ] as const) {
      const [, u, v] = through(gradeWeights({ ...PLAIN_GRADE, saturation: 0 }), colour);
      expect([Math.round(u!), Math.round(v!)]).toEqual([128, 128]);
    }
  });
});

describe('lightning', () => {
  const SEEDS = [0, 1, 2, 3, 7, 11, 99, 4_000_000_000];

  it.each(SEEDS)(
    'strikes within the first second, then again and again, never twice at once: seed %s',
    (seed) => {
      const times = strikes(seed, 60).map((one) => one.atSeconds);
      expect(times[0]).toBeLessThan(1.01);
      expect(times.length).toBeGreaterThan(12);
      const gaps = times.slice(1).map((time, i) => time - times[i]!);
      expect(Math.min(...gaps)).toBeGreaterThan(1.5);
      expect(Math.max(...gaps)).toBeLessThan(4);
    },
  );

  it.each(SEEDS)('a longer clip begins with the same strikes: seed %s', (seed) => {
    const short = strikes(seed, 10);
    expect(strikes(seed, 30).slice(0, short.length)).toEqual(short);
  });

  it.each(SEEDS)('strikes inside the frame, near or far: seed %s', (seed) => {
    for (const { x, distance } of strikes(seed, 30)) {
      expect(x).toBeGreaterThan(0.1);
      expect(x).toBeLessThan(0.9);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(1);
    }
  });

  it.each(SEEDS)('flares up at its moment and is gone within a second: seed %s', (seed) => {
    const [first] = strikes(seed, 2);
    const { atSeconds, distance } = first!;
    expect(lightningAt(seed, atSeconds - 0.05)).toEqual({ flash: 0, strike: null });
    expect(lightningAt(seed, atSeconds + 0.001).flash).toBeGreaterThan(0.9 * (1 - 0.4 * distance));
    expect(lightningAt(seed, atSeconds + 0.3).flash).toBeLessThan(0.15);
    expect(lightningAt(seed, atSeconds + 0.9)).toEqual({ flash: 0, strike: null });
  });

  it.each(SEEDS)('no moment is brighter than all there is: seed %s', (seed) => {
    for (let i = 0; i < 200; i += 1) {
      const { flash } = lightningAt(seed, i / 24);
      expect(flash).toBeGreaterThanOrEqual(0);
      expect(flash).toBeLessThanOrEqual(1);
    }
  });
});

describe('what is heard of a place', () => {
  it.each([
    ['the sea at sunset', ['breeze', 'surf']],
    ['a beach, strong wind', ['surf', 'wind']],
    ['a lake at dawn', ['breeze', 'lapping']],
    ['a lake in a storm', ['lapping', 'rain', 'wind']],
    ['a river in the rain', ['breeze', 'rain', 'river']],
    ['a street in the rain at night', ['breeze', 'city', 'rain']],
    ['a city skyline', ['breeze', 'city']],
    ['a windy meadow', ['wind']],
    ['a quiet forest', ['breeze']],
    ['a sandstorm in the desert', ['wind']],
    ['a coral reef', ['deep']],
    ['a coral reef in a storm', ['deep']],
    ['deep space', ['deep']],
    ['rain in outer space', ['deep']],
    ['a campfire in a forest', ['breeze', 'fire']],
    ['a bonfire on the beach', ['breeze', 'fire', 'surf']],
    ['a house on fire in a village', ['breeze', 'fire']],
    ['a dragon breathing fire over mountains', ['breeze', 'fire']],
    ['a burning ship on the sea', ['breeze', 'fire', 'surf']],
    ['a campfire in the rain', ['breeze', 'fire', 'rain']],
    ['a snowfield, snowing', ['breeze']],
    ['a blizzard with strong wind on a snowfield', ['wind']],
    ['a castle on hills', ['breeze']],
    ['hills, no wind, no rain', ['breeze']],
    ['a street without rain', ['breeze', 'city']],
  ])('%s: %j', (prompt, beds) => {
    expect([...bedsFor(understandPrompt(prompt))].sort()).toEqual(beds);
  });
});

describe('the music of a mood', () => {
  it.each([
    ['a sunny meadow', 'bright'],
    ['a joyful beach at sunset', 'bright'],
    ['three dogs on hills at noon', 'bright'],
    ['happy children in a park', 'bright'],
    ['a calm lake at day', 'calm'],
    ['a peaceful beach at golden hour', 'calm'],
    ['a street in the rain at day', 'calm'],
    ['hills at dawn', 'calm'],
    ['the sea at sunset', 'calm'],
    ['hills at night', 'night'],
    ['a village at dusk', 'night'],
    ['a coral reef', 'night'],
    ['an astronaut in space', 'night'],
    ['a mysterious temple', 'night'],
    ['a starry sky', 'night'],
    ['a storm over the sea', 'dark'],
    ['a gloomy castle', 'dark'],
    ['a dramatic sunset', 'dark'],
    ['film noir street', 'dark'],
    ['a haunted house at night', 'dark'],
    ['a neon street', 'neon'],
    ['a cyberpunk city in the rain', 'neon'],
    ['a gloomy neon alley', 'neon'],
  ])('%s: %s', (prompt, mood) => {
    expect(moodFor(understandPrompt(prompt))).toBe(mood);
  });
});

describe('weather where none can be', () => {
  it.each([
    ['a diver underwater in the rain', 'rain'],
    ['a guitarist on a concert stage, snow', 'snow'],
    ['a street at night, a meteor shower', 'meteor shower'],
  ])('is named, and not said to be drawn: %s', (prompt, word) => {
    const { scene, words } = readPrompt(prompt);
    expect(scene.airs).toEqual([]);
    expect(words.find(({ text }) => text === word)).toMatchObject({ fate: 'missing' });
  });
});
