import type { Air, CloudCover, Setting } from '../vocabulary.js';

/** Words for the cloud cover. */
export const CLOUD_WORDS: Record<CloudCover, string> = {
  clear: 'clear, clear sky, cloudless, clear skies, blue skies, clear night, clear day',
  scattered:
    'cloud, scattered clouds, partly cloudy, fluffy clouds, white clouds, puffy clouds, drifting clouds, some clouds, cirrus, cumulus, few clouds',
  heavy:
    'cloudy, overcast, heavy clouds, dark clouds, grey sky, gray sky, storm clouds, thick clouds, leaden sky, brooding sky, cloud cover, dense clouds, gloomy sky',
};

/** Words for weather and other things in the air. */
export const AIR_WORDS: Record<Air, string> = {
  rain: 'rain, rainy, raining, drizzle, downpour, shower, rainfall, rainstorm, pouring rain, rains, heavy rain, light rain, wet, monsoon',
  storm:
    'storm, stormy, thunderstorm, lightning, thunder, tempest, hurricane, lightning storm, thunderclouds, lightning bolt, typhoon',
  snow: 'snow, snowing, snowy, snowfall, blizzard, snowflake, snowstorm, falling snow, light snow, flurry, heavy snow',
  fog: 'fog, foggy, mist, misty, haze, hazy, morning mist, low fog, fog bank, smog, sea fog, foggy morning, fog rolling, thick fog',
  wind: 'wind, windy, breeze, breezy, gale, gust, windswept, wind blowing, gentle breeze, strong wind, blustery',
  aurora: 'aurora, northern lights, aurora borealis, polar lights, southern lights, northern light',
  leaves: 'leaves, leaf, falling leaves, autumn leaves, autumn, fall foliage, fall colors, autumnal, foliage',
  petals:
    'petal, cherry blossom, blossom, cherry blossoms, sakura, falling petals, blossoms, spring blossom, ~confetti',
  rainbow: 'rainbow, double rainbow',
  fireflies:
    'firefly, fireflies, glowworm, glowing insects, lightning bugs, glowing particles, sparkles, fairy dust, embers, sparks, floating lights, magic dust, sparkling',
  dust: 'dust, sandstorm, dusty, dust storm, blowing sand, dust particles, dust motes, pollen, ash, ashes',
  meteors: 'meteor, shooting star, meteor shower, falling star, comet, shooting stars, perseids, asteroids',
  fireworks: 'firework, fireworks, fireworks display, new year, celebration',
  moon: 'moon, full moon, crescent moon, moonrise, big moon, supermoon, harvest moon, moonbeams, giant moon',
  sunrays:
    'sun rays, sunray, god rays, sunbeam, sunbeams, light shafts, rays of light, light rays, shafts of light, crepuscular rays, light beams, sunlight, rays, dappled light, beams of light, light leak, lens flare',
};

const OUTDOORS_ONLY = ['rain', 'storm', 'snow', 'moon', 'meteors', 'wind', 'rainbow'] as const;

/** What would not be seen in a place. */
export const UNSEEN_AIRS: Readonly<Partial<Record<Setting, readonly Air[]>>> = {
  underwater: OUTDOORS_ONLY,
  space: OUTDOORS_ONLY,
  theatre: [...OUTDOORS_ONLY, 'aurora'],
  forest: ['meteors', 'rainbow'],
  street: ['meteors'],
  room: ['rainbow', 'wind'],
  kitchen: ['rainbow', 'wind'],
  office: ['rainbow', 'wind'],
  shop: ['rainbow', 'wind'],
};

/** Whether an air would be seen in a place. */
export const isSeenIn = (setting: Setting, air: Air): boolean => !UNSEEN_AIRS[setting]?.includes(air);
