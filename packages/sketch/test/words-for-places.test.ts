import { describe, expect, it } from '@jest/globals';
import { BEHIND } from '../src/prompt/lexicon/places.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import { ROOMS, type Setting } from '../src/prompt/vocabulary.js';
import { createKit } from '../src/scene/create-kit.js';
import { settingRow } from '../src/scene/settings/plan-setting.js';

/** The names of all that is baked for a setting, with something behind it or not. */
function partsOf(setting: Setting, backdrop: Setting | null): string[] {
  const scene = { ...understandPrompt('a field'), setting, backdrop };
  const kit = createKit({ scene, size: { width: 320, height: 180 }, seed: 1 });
  return settingRow(setting)
    .plan(kit)
    .parts.flatMap(({ bakes }) => bakes.map(({ name }) => name));
}

/** One row for each word: what it means, and the words for it. */
function rowsOf(table: Readonly<Record<string, string>>): (readonly [word: string, meaning: string])[] {
  return Object.entries(table).flatMap(([meaning, words]) =>
    words.split(', ').map((word) => [word, meaning] as const),
  );
}

describe('a place by any of its names', () => {
  it.each(
    rowsOf({
      sea: 'the sea, the ocean, open water, the high seas, the atlantic, the pacific, a harbour, a fjord, a bay',
      beach: 'a beach, the shore, the seaside, the coast, a tropical island, a lagoon, a cove, white sand',
      lake: 'a lake, a pond, a loch, a reservoir, a lakeshore, still water',
      river: 'a river, a stream, a creek, a brook, a canal, rapids, the riverside',
      mountains:
        'mountains, a summit, the alps, the himalayas, a cliff, a ridge, mount fuji, a valley, a canyon, a gorge',
      hills:
        'hills, a meadow, a field, the countryside, a pasture, a prairie, the savanna, a garden, a park, a vineyard',
      forest: 'a forest, the woods, a jungle, a rainforest, a grove, a bamboo forest, the taiga, a swamp',
      desert: 'a desert, dunes, the sahara, a wasteland, badlands, an oasis, mars, the outback',
      city: 'a city, a skyline, skyscrapers, downtown, manhattan, tokyo, paris, rooftops, a metropolis',
      street: 'a street, a road, an alley, an avenue, a highway, a sidewalk, a town square, a path',
      village: 'a village, a hamlet, cottages, a fishing village, an old town',
      snowfield: 'a snowfield, the tundra, the arctic, antarctica, a glacier, the north pole, a frozen lake',
      underwater:
        'underwater, a coral reef, the seabed, the ocean floor, the deep sea, an aquarium, a kelp forest',
      space: 'outer space, a galaxy, the cosmos, a nebula, a planet, saturn, a black hole, the solar system',
      sky: 'the night sky, a starry sky, the milky way, the heavens, a constellation',
      abstract: 'abstract, a fractal, a kaleidoscope, swirls, a gradient, psychedelic, geometric',
    }),
  )('%s: %s', (word, setting) => {
    expect(understandPrompt(word).setting).toBe(setting);
  });
});

describe('a time of day by any of its names', () => {
  it.each(
    rowsOf({
      dawn: 'dawn, sunrise, daybreak, early morning, first light, the rising sun, morning light',
      day: 'noon, midday, daylight, the afternoon, a sunny day, broad daylight, bright sun',
      golden: 'golden hour, late afternoon, golden light, the low sun, evening sun',
      sunset: 'sunset, sundown, the setting sun, an evening, evening glow, afterglow',
      dusk: 'dusk, twilight, blue hour, nightfall, after sunset',
      night: 'night, midnight, moonlight, starlit, after dark, under the stars, nocturnal',
    }),
  )('hills, %s: %s', (word, time) => {
    expect(understandPrompt(`hills, ${word}`).time).toBe(time);
  });

  it.each([
    ['fireworks over a city', 'night'],
    ['aurora over a lake', 'night'],
    ['fireflies in a forest', 'night'],
    ['a shooting star over hills', 'night'],
    ['a full moon over the sea', 'night'],
    ['a neon street', 'night'],
    ['a starry sky', 'night'],
    ['film noir street', 'night'],
    ['a gloomy forest', 'dusk'],
    ['a mysterious lake', 'dusk'],
    ['dreamy hills', 'golden'],
    ['hills', 'day'],
    ['a joyful beach', 'day'],
    ['rain on a street', 'day'],
  ])('what the prompt leaves open its other words decide: %s: %s', (prompt, time) => {
    expect(understandPrompt(prompt).time).toBe(time);
  });

  it.each([
    ['a full moon over the sea at dawn', 'dawn'],
    ['a neon street at noon', 'day'],
    ['a gloomy forest at sunrise', 'dawn'],
    ['dreamy hills at midnight', 'night'],
    ['sunset over hills, then night', 'sunset'],
  ])('but a time that is said comes first, and of two the first: %s: %s', (prompt, time) => {
    expect(understandPrompt(prompt).time).toBe(time);
  });
});

describe('weather by any of its names', () => {
  it.each(
    rowsOf({
      rain: 'rain, drizzle, a downpour, showers, a rainstorm, pouring rain, monsoon',
      storm: 'a storm, a thunderstorm, lightning, thunder, a tempest, a hurricane, a typhoon',
      snow: 'snow, snowfall, a blizzard, snowflakes, a snowstorm, falling snow, flurries',
      fog: 'fog, mist, haze, smog, a fog bank, sea fog, low fog',
      wind: 'wind, a breeze, a gale, gusts, windswept, strong wind',
      aurora: 'aurora, northern lights, aurora borealis, polar lights',
      leaves: 'falling leaves, autumn leaves, autumn, foliage',
      petals: 'petals, cherry blossoms, sakura, falling petals',
      rainbow: 'a rainbow, a double rainbow',
      fireflies: 'fireflies, glowworms, sparkles, fairy dust, embers',
      dust: 'dust, a sandstorm, a dust storm, pollen, ash',
      meteors: 'meteors, a shooting star, a meteor shower, a comet',
      fireworks: 'fireworks, a fireworks display, new year',
      moon: 'the moon, a full moon, a crescent moon, a harvest moon, moonlight',
      sunrays: 'sun rays, god rays, sunbeams, light shafts, dappled light, rays of light',
    }),
  )('hills, %s: %s', (word, air) => {
    expect(understandPrompt(`hills, ${word}`).airs).toContain(air);
  });

  it('is as much at once as the prompt names', () => {
    const { airs } = understandPrompt('a village in fog, wind and snow with fireworks and a full moon');
    expect([...airs].sort()).toEqual(['fireworks', 'fog', 'moon', 'snow', 'wind']);
  });

  it.each(['a storm over the sea', 'thunder in the mountains', 'a hurricane at the beach'])(
    'a storm brings rain: %s',
    (prompt) => {
      expect(understandPrompt(prompt).airs).toEqual(expect.arrayContaining(['storm', 'rain']));
    },
  );

  it.each(['a storm in the desert', 'a storm over hills without rain'])('but not here: %s', (prompt) => {
    expect(understandPrompt(prompt).airs).not.toContain('rain');
  });

  it.each(['hills', 'a dog on the beach', 'a castle at night', 'the sea at sunset'])(
    'there is none where none is named: %s',
    (prompt) => {
      expect(understandPrompt(prompt).airs).toEqual([]);
    },
  );
});

describe('clouds', () => {
  it.each(
    rowsOf({
      clear: 'a clear sky, cloudless, clear skies, a clear night, sunny, stars',
      scattered: 'clouds, scattered clouds, fluffy clouds, partly cloudy, cirrus',
      heavy: 'overcast, cloudy, heavy clouds, dark clouds, a grey sky, storm clouds, a leaden sky',
    }),
  )('hills, %s: %s', (word, clouds) => {
    expect(understandPrompt(`hills, ${word}`).clouds).toBe(clouds);
  });

  it.each([
    ['hills', 'scattered'],
    ['rain on hills', 'heavy'],
    ['a storm over the sea', 'heavy'],
    ['a street in the snow', 'heavy'],
    ['a snowy village at golden hour', 'scattered'],
    ['a snowy village at sunset', 'scattered'],
    ['rain on hills, clear sky', 'scattered'],
    ['aurora over hills', 'clear'],
    ['hills without clouds', 'clear'],
    ['the milky way over hills', 'clear'],
  ])('the weather decides where the prompt does not: %s: %s', (prompt, clouds) => {
    expect(understandPrompt(prompt).clouds).toBe(clouds);
  });
});

describe('what is in the air has a place where it is at home', () => {
  it.each([
    ['aurora', 'lake'],
    ['a meteor shower', 'lake'],
    ['fireworks', 'city'],
    ['autumn leaves', 'forest'],
    ['fireflies', 'forest'],
    ['a full moon', 'sea'],
    ['rain', 'hills'],
    ['fog', 'hills'],
    ['a rainbow', 'hills'],
    ['sunset', 'hills'],
    ['dark clouds', 'hills'],
  ])('%s alone: %s', (prompt, setting) => {
    expect(understandPrompt(prompt).setting).toBe(setting);
  });
});

describe('two places in one prompt', () => {
  it.each([
    ['a lake in the mountains', 'lake', 'mountains'],
    ['the sea below mountains', 'sea', 'mountains'],
    ['mountains by the sea', 'sea', 'mountains'],
    ['a river through a forest', 'river', 'forest'],
    ['a beach in front of a city', 'beach', 'city'],
    ['a lake with hills behind', 'lake', 'hills'],
    ['a lake by a village', 'lake', 'village'],
    ['a street with a city behind', 'street', 'city'],
  ])('what can stand behind stands behind: %s: %s before %s', (prompt, setting, backdrop) => {
    expect(understandPrompt(prompt)).toMatchObject({ setting, backdrop });
  });

  it.each([
    ['a river in the desert', 'desert'],
    ['a street below the mountains', 'mountains'],
  ])('what can not be drawn behind a place is named: %s', (prompt, missing) => {
    const { scene, words } = readPrompt(prompt);
    expect(scene.backdrop).toBeNull();
    expect(words.find(({ text }) => text === missing)).toMatchObject({ fate: 'missing' });
  });

  const OUTDOORS = Object.entries(BEHIND).flatMap(([setting, places]) =>
    ROOMS.includes(setting as Setting) ? [] : places.map((place) => [setting as Setting, place] as const),
  );
  const ANYWAY = [
    'lake mountains',
    'river hills',
    'village hills',
    'street city',
    'snowfield mountains',
    'snowfield forest',
  ];

  it.each(OUTDOORS.filter((pair) => !ANYWAY.includes(pair.join(' '))))(
    '%s before %s has parts that it has not alone',
    (setting, backdrop) => {
      expect(partsOf(setting, backdrop)).not.toEqual(partsOf(setting, null));
    },
  );

  it.each(['a lake', 'the sea at night', 'hills', 'underwater', 'a galaxy'])(
    'one alone has nothing behind it: %s',
    (prompt) => {
      expect(understandPrompt(prompt).backdrop).toBeNull();
    },
  );

  it.each([
    ['a forest and a starry sky', 'forest'],
    ['the milky way over a lake', 'lake'],
    ['a desert under the night sky', 'desert'],
  ])('a sky is over it, not the place itself: %s', (prompt, setting) => {
    expect(understandPrompt(prompt).setting).toBe(setting);
  });
});

describe('who walks or drives in a city does so in its streets', () => {
  it.each([
    'a dog in a city',
    'a car in tokyo',
    'a man in new york',
    'a robot in a futuristic city',
    'a bus downtown',
  ])('%s', (prompt) => {
    expect(understandPrompt(prompt).setting).toBe('street');
  });

  it.each([
    'a city at night',
    'a bird over a city',
    'a hot air balloon over paris',
    'the eiffel tower in a city',
  ])('else it is seen from across the water: %s', (prompt) => {
    expect(understandPrompt(prompt).setting).toBe('city');
  });
});

describe('whole prompts, as people write them', () => {
  it.each([
    ['Rainy night in the city', { setting: 'city', time: 'night', airs: ['rain'], clouds: 'heavy' }],
    ['a snowy forest at night, full moon', { setting: 'forest', time: 'night', airs: ['snow', 'moon'] }],
    [
      'Sunny meadow with flowers',
      { setting: 'hills', time: 'day', clouds: 'clear', subjects: [{ noun: 'flower' }] },
    ],
    ['A windy beach, big waves, dark clouds', { clouds: 'heavy', airs: ['wind'] }],
    ['winter wonderland', { setting: 'snowfield' }],
    ['the northern lights above a cabin', { time: 'night', airs: ['aurora'], subjects: [{ noun: 'house' }] }],
    ['A LIGHTHOUSE AT SUNSET', { setting: 'sea', time: 'sunset', subjects: [{ noun: 'lighthouse' }] }],
    ['a  lighthouse\n\n at   sunset', { setting: 'sea', time: 'sunset', subjects: [{ noun: 'lighthouse' }] }],
    [
      'lighthouse. sunset. seagulls.',
      { time: 'sunset', subjects: [{ noun: 'lighthouse' }, { noun: 'seagull' }] },
    ],
    ['a rose garden at noon', { setting: 'hills', time: 'day' }],
    ['deep space, a nebula and an astronaut', { setting: 'space', subjects: [{ noun: 'astronaut' }] }],
    ['cyberpunk city in the rain', { styles: ['neon'], airs: ['rain'], time: 'night' }],
    ['a kelp forest with a turtle', { setting: 'underwater', subjects: [{ noun: 'turtle' }] }],
    ['dark forest with mist', { setting: 'forest', time: 'night', airs: ['fog'] }],
    [
      'moonlit dunes and camels',
      { setting: 'desert', time: 'night', airs: ['moon'], subjects: [{ noun: 'camel' }] },
    ],
    ['dust storm in the sahara', { setting: 'desert', airs: ['dust'] }],
    ['A stormy ocean, lightning, dramatic', { setting: 'sea', clouds: 'heavy', styles: ['dramatic'] }],
    ['cherry blossoms falling in a park', { setting: 'hills', airs: ['petals'] }],
    ['an old town at blue hour', { setting: 'village', time: 'dusk' }],
    ['stargazing in the desert', { setting: 'desert', time: 'night' }],
    ['sunbeams in a bamboo forest', { setting: 'forest', airs: ['sunrays'] }],
    ['a rainbow over niagara falls', { airs: ['rainbow'], subjects: [{ noun: 'waterfall' }] }],
    ['fireworks over the harbour', { setting: 'sea', time: 'night', airs: ['fireworks'] }],
  ])('%s', (prompt, scene) => {
    expect(understandPrompt(prompt)).toMatchObject(scene);
  });
});
