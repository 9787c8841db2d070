import { describe, expect, it } from '@jest/globals';
import { luma, type Rgb } from '../src/paint/colour.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import { lightFor, type Light } from '../src/scene/light.js';
import { lightningAt, strikes } from '../src/scene/weather/lightning.js';
import { bedsFor } from '../src/sound/ambience.js';
import { moodFor } from '../src/sound/moods.js';

function light(prompt: string): Light {
  return lightFor(understandPrompt(prompt));
}

const TIMES = ['dawn', 'noon', 'golden hour', 'sunset', 'dusk', 'night'];

function warmth([red, , blue]: Rgb): number {
  return red - blue;
}

function colourOf(colour: Rgb): number {
  return Math.max(...colour) - Math.min(...colour);
}

describe('which music a scene is given', () => {
  it.each([
    ['hills at day', 'bright'],
    ['a joyful village at dusk, happy', 'night'],
    ['a beach on a sunny day', 'bright'],
    ['a castle at noon', 'bright'],
    ['a joyful beach at sunset', 'bright'],
    ['a calm lake at day', 'calm'],
    ['a street in the rain', 'calm'],
    ['hills at sunset', 'calm'],
    ['a lake at dawn', 'calm'],
    ['a river at golden hour', 'calm'],
    ['hills at night', 'night'],
    ['a village at dusk', 'night'],
    ['deep space', 'night'],
    ['a coral reef', 'night'],
    ['a mysterious forest', 'night'],
    ['a storm over the sea', 'dark'],
    ['a gloomy castle', 'dark'],
    ['an epic, dramatic mountain', 'dark'],
    ['film noir street', 'dark'],
    ['a neon street', 'neon'],
    ['a cyberpunk city in a storm', 'neon'],
  ])('%s: %s', (prompt, mood) => {
    expect(moodFor(understandPrompt(prompt))).toBe(mood);
  });
});

describe('what is heard of a place', () => {
  it.each([
    ['the sea', ['surf', 'breeze']],
    ['a beach', ['surf', 'breeze']],
    ['a lake', ['lapping', 'breeze']],
    ['a river', ['river', 'breeze']],
    ['a city', ['city', 'breeze']],
    ['a street', ['city', 'breeze']],
    ['hills', ['breeze']],
    ['a forest', ['breeze']],
    ['the desert', ['breeze']],
    ['underwater', ['deep']],
    ['deep space', ['deep']],
    ['a reef, strong wind, rain', ['deep']],
    ['hills, strong wind', ['wind']],
    ['a storm over hills', ['wind', 'rain']],
    ['a sandstorm in the desert', ['wind']],
    ['hills, rain', ['breeze', 'rain']],
    ['the sea in a storm', ['surf', 'wind', 'rain']],
    ['a campfire in a forest', ['breeze', 'fire']],
    ['a burning house on hills', ['breeze', 'fire']],
    ['a campfire in space', ['deep', 'fire']],
  ] as const)('%s: %s', (prompt, beds) => {
    expect(bedsFor(understandPrompt(prompt)).toSorted()).toEqual([...beds].sort());
  });

  it.each(['a dog on hills', 'a car on hills', 'a castle on hills'])(
    'a thing that makes no sound adds none: %s',
    (prompt) => {
      expect(bedsFor(understandPrompt(prompt))).toEqual(['breeze']);
    },
  );
});

describe('light by the hour', () => {
  it.each([
    ['dawn', false],
    ['noon', false],
    ['golden hour', false],
    ['sunset', false],
    ['dusk', true],
    ['night', true],
  ])('lamps are on at %s: %s', (time, on) => {
    expect(light(`hills at ${time}, clear sky`).lampsOn).toBe(on);
  });

  it.each(TIMES.map((time) => [time, time === 'night'] as const))(
    'the light in the sky at %s is the moon: %s',
    (time, isMoon) => {
      expect(light(`hills at ${time}, clear sky`).isMoon).toBe(isMoon);
    },
  );

  it('stars come out at dusk and are all out by night', () => {
    const stars = TIMES.map((time) => light(`hills at ${time}, clear sky`).stars);
    expect(stars.slice(0, 3)).toEqual([0, 0, 0]);
    expect(stars[3]).toBeLessThan(0.1);
    expect(stars[4]).toBeGreaterThan(stars[3]!);
    expect(stars[5]).toBe(1);
  });

  it('the sun is high at noon, low at golden hour, lower at sunset and down at dusk', () => {
    const height = (time: string): number => light(`hills at ${time}, clear sky`).sunHeight;
    expect(height('noon')).toBeGreaterThan(height('golden hour') * 2);
    expect(height('golden hour')).toBeGreaterThan(height('sunset'));
    expect(height('sunset')).toBeGreaterThan(0);
    expect(height('dusk')).toBeLessThan(0);
    expect(height('dawn')).toBeGreaterThan(0);
  });

  it.each(['dawn', 'golden hour', 'sunset'])('the sun is warmer at %s than at noon', (time) => {
    expect(warmth(light(`hills at ${time}, clear sky`).key)).toBeGreaterThan(
      warmth(light('hills at noon, clear sky').key) + 20,
    );
  });

  it('moonlight is cold', () => {
    expect(warmth(light('hills at night, clear sky').key)).toBeLessThan(0);
  });

  it.each(TIMES)('the light of the sun or moon is stronger than the light from everywhere: %s', (time) => {
    const { key, ambient } = light(`hills at ${time}, clear sky`);
    expect(luma(key)).toBeGreaterThan(luma(ambient));
  });

  it.each(TIMES)('the sky is a ramp from the horizon to the zenith, without a gap: %s', (time) => {
    const { sky } = light(`hills at ${time}, clear sky`);
    const stops = sky.map(([at]) => at);
    expect(stops[0]).toBe(0);
    expect(stops.at(-1)).toBe(1);
    expect(stops).toEqual([...stops].sort((a, b) => a - b));
    for (const [, colour] of sky) for (const part of colour) expect(part >= 0 && part <= 255).toBe(true);
  });

  it.each(TIMES)('the zenith is darker than the horizon: %s', (time) => {
    const { sky } = light(`hills at ${time}, clear sky`);
    expect(luma(sky.at(-1)![1])).toBeLessThan(luma(sky[0]![1]));
  });
});

describe('what weather does to the light', () => {
  it.each(TIMES)('clouds take its colour and its glow: %s', (time) => {
    const [clear, heavy] = [light(`hills at ${time}, clear sky`), light(`hills at ${time}, overcast`)];
    expect(heavy.glow).toBeLessThan(clear.glow);
    expect(luma(heavy.cloudLit)).toBeLessThan(luma(clear.cloudLit));
    expect(colourOf(heavy.sky.at(-1)![1])).toBeLessThan(colourOf(clear.sky.at(-1)![1]));
  });

  it('clouds hide stars', () => {
    expect(light('hills at night, overcast').stars).toBeLessThan(
      light('hills at night, clear sky').stars * 0.5,
    );
  });

  it.each(TIMES)('fog fills the air: %s', (time) => {
    expect(light(`hills at ${time}, clear sky, fog`).hazeAmount).toBe(1);
    expect(light(`hills at ${time}, clear sky`).hazeAmount).toBeLessThan(1);
  });

  it('aurora makes the land below it greener', () => {
    const green = ([red, g, blue]: Rgb): number => g - (red + blue) / 2;
    const [with_, without] = [
      light('a snowfield under the aurora, clear sky'),
      light('a snowfield at night, clear sky'),
    ];
    expect(green(with_.key)).toBeGreaterThan(green(without.key) + 10);
    expect(green(with_.ambient)).toBeGreaterThan(green(without.ambient) + 5);
  });

  it.each(['noon', 'sunset'])('a sandstorm turns the sky to sand: %s', (time) => {
    const dusty = light(`the desert at ${time}, sandstorm, clear sky`);
    const clear = light(`the desert at ${time}, clear sky`);
    expect(dusty.hazeAmount).toBe(1);
    expect(warmth(dusty.sky.at(-1)![1])).toBeGreaterThan(warmth(clear.sky.at(-1)![1]));
  });
});

describe('what a style does to the light', () => {
  it.each([
    ['pastel', 'lighter', 'sky'],
    ['gloomy', 'darker', 'sky'],
    ['dramatic', 'darker', 'sky'],
    ['dramatic', 'darker', 'ambient'],
    ['gloomy', 'darker', 'key'],
    ['noir', 'darker', 'ambient'],
    ['noir', 'lighter', 'key'],
  ] as const)('%s is %s: %s', (style, way, part) => {
    const of = (one: Light): number => (part === 'sky' ? luma(one.sky.at(-1)![1]) : luma(one[part]));
    const [styled, plain] = [
      of(light(`hills at noon, clear sky, ${style}`)),
      of(light('hills at noon, clear sky')),
    ];
    expect((styled - plain) * (way === 'lighter' ? 1 : -1)).toBeGreaterThan(0);
  });

  it('neon nights glow in magenta', () => {
    const [low] = light('hills at night, clear sky, neon').sky;
    const [red, green, blue] = low![1];
    expect(red).toBeGreaterThan(green * 1.3);
    expect(blue).toBeGreaterThan(green * 1.3);
  });

  it('dreamy air is hazier, and its sun has a wider glow', () => {
    const [dreamy, plain] = [light('hills at noon, clear sky, dreamy'), light('hills at noon, clear sky')];
    expect(dreamy.hazeAmount).toBeGreaterThan(plain.hazeAmount);
    expect(dreamy.glow).toBeGreaterThan(plain.glow);
  });

  it('styles add up', () => {
    const both = light('hills at noon, clear sky, pastel and gloomy');
    expect(both.sky).not.toEqual(light('hills at noon, clear sky, pastel').sky);
    expect(both.sky).not.toEqual(light('hills at noon, clear sky, gloomy').sky);
  });
});

describe('lightning', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it.each(seeds)('strikes within the first second, so that a short clip has one too: seed %s', (seed) => {
    const [first] = strikes(seed, 60);
    expect(first!.atSeconds).toBeGreaterThanOrEqual(0.5);
    expect(first!.atSeconds).toBeLessThanOrEqual(1);
  });

  it.each(seeds)('strikes again and again, seconds apart and inside the frame: seed %s', (seed) => {
    const all = strikes(seed, 60);
    expect(all.length).toBeGreaterThan(12);
    const gaps = all.slice(1).map((one, i) => one.atSeconds - all[i]!.atSeconds);
    expect(Math.min(...gaps)).toBeGreaterThan(1.2);
    expect(Math.max(...gaps)).toBeLessThan(5);
    for (const { x, distance } of all)
      expect([x > 0.1, x < 0.9, distance >= 0, distance <= 1]).toEqual([true, true, true, true]);
  });

  it.each(seeds)('is the same for picture and sound, however long the clip: seed %s', (seed) => {
    const long = strikes(seed, 60);
    expect(long.slice(0, strikes(seed, 10).length)).toEqual(strikes(seed, 10));
  });

  it.each(seeds)(
    'flashes when it strikes, fades within a second and never leaves 0 to 1: seed %s',
    (seed) => {
      const [first] = strikes(seed, 60);
      const flash = (after: number): number => lightningAt(seed, first!.atSeconds + after).flash;
      expect(lightningAt(seed, first!.atSeconds - 0.05).flash).toBe(0);
      expect(flash(0.001)).toBeGreaterThan(0.5);
      expect(flash(0.7)).toBe(0);
      for (let t = 0; t < 0.7; t += 0.02) expect(flash(t) >= 0 && flash(t) <= 1).toBe(true);
    },
  );

  it.each(seeds)('flickers: it is brighter again a moment later: seed %s', (seed) => {
    const [first] = strikes(seed, 60);
    const flash = (after: number): number => lightningAt(seed, first!.atSeconds + after).flash;
    expect(flash(0.16)).toBeGreaterThan(flash(0.1));
    expect(flash(0.16)).toBeGreaterThan(flash(0.3));
  });
});
