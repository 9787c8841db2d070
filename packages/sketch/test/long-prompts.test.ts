import { describe, expect, it } from '@jest/globals';
import { understandPrompt } from '../src/prompt/understand-prompt.js';

/** A scene in words: what a person would check after reading a long prompt. */
function scene(prompt: string): Record<string, unknown> {
  const { setting, backdrop, time, clouds, airs, styles, camera, subjects } = understandPrompt(prompt);
  return {
    at: backdrop === null ? setting : `${setting} before ${backdrop}`,
    time,
    clouds,
    airs: [...airs].sort().join(' '),
    styles: [...styles].sort().join(' '),
    camera: camera.speed === 'normal' ? camera.move : `${camera.speed} ${camera.move}`,
    who: subjects.map(({ noun, count }) => (count === 1 ? noun : `${count} ${noun}`)).join(', '),
  };
}

describe('prompts as they are written for video models', () => {
  it.each([
    [
      'Cinematic wide shot of a lone sailboat crossing a calm sea at golden hour, gentle waves, slow push in',
      { at: 'sea', time: 'golden', styles: 'calm cinematic', camera: 'slow push-in', who: 'sailboat' },
    ],
    [
      'A majestic lighthouse on a rocky coast during a violent thunderstorm, huge waves, lightning, night',
      { time: 'night', airs: 'rain storm', clouds: 'heavy', styles: 'dramatic', who: 'lighthouse' },
    ],
    [
      'Aerial drone shot over a dense pine forest covered in morning mist, sun rays breaking through',
      { at: 'forest', airs: 'fog sunrays', camera: 'rise', who: '' },
    ],
    [
      'A golden retriever puppy running through a field of flowers, slow motion, sunny day, joyful mood',
      { at: 'hills', time: 'day', styles: 'joyful', camera: 'slow drift' },
    ],
    [
      'Neon-lit cyberpunk street at night in heavy rain, a lone figure walking, reflections, tracking shot',
      { at: 'street', time: 'night', airs: 'rain', styles: 'neon', camera: 'pan-right', who: 'person' },
    ],
    [
      'An astronaut floating above a ringed planet, a nebula in the background, slow orbit, realistic',
      { at: 'space', styles: 'cinematic', camera: 'slow orbit' },
    ],
    [
      'A herd of elephants walking across the savanna at sunset, dust in the air, handheld documentary style',
      { at: 'hills', time: 'sunset', airs: 'dust', camera: 'handheld', who: '6 elephant' },
    ],
    [
      'Watercolor painting of a small village in the mountains, falling snow, warm light',
      { at: 'village before mountains', airs: 'snow', styles: 'watercolor', who: '' },
    ],
    [
      'Black and white film noir scene: a man waits under a street lamp in thick fog, static camera',
      { time: 'night', airs: 'fog', styles: 'noir', camera: 'static', who: 'person, street lamp' },
    ],
    [
      'Underwater footage of a sea turtle gliding over a coral reef with a school of fish, sunbeams',
      { at: 'underwater', airs: 'sunrays', who: 'turtle, 12 fish' },
    ],
    [
      'Hundreds of paper lanterns rising over a lake at night, reflections on still water, dreamy atmosphere',
      { at: 'lake', time: 'night', styles: 'dreamy', who: '18 lantern' },
    ],
    [
      'A red hot air balloon floats over snowy mountains at sunrise, camera slowly pulls back',
      { at: 'mountains', time: 'dawn', airs: 'snow', camera: 'slow pull-out', who: 'balloon' },
    ],
    [
      'A knight riding a white horse towards a castle on a hill, epic, stormy sky, low angle',
      { at: 'hills', airs: 'rain storm', clouds: 'heavy', styles: 'dramatic', who: 'horse, castle' },
    ],
    [
      'Time lapse of clouds over a desert with three camels and a pyramid, panning right',
      { at: 'desert', clouds: 'scattered', camera: 'pan-right', who: '3 camel, pyramid' },
    ],
    [
      'Pixel art animation of a city skyline at dusk with a full moon, retro game style',
      { at: 'city', time: 'dusk', airs: 'moon', who: '' },
    ],
    [
      'Two children flying a kite on a windy beach, palm trees, tropical island, bright colors, tilt up',
      { at: 'beach', airs: 'wind', styles: 'joyful', camera: 'tilt-up', who: '2 child, kite, 3 palm tree' },
    ],
    [
      'Northern lights over a frozen lake, a wolf howling, clear night, long exposure',
      { at: 'snowfield', time: 'night', clouds: 'clear', airs: 'aurora', who: 'wolf' },
    ],
    [
      'Vintage super 8 footage of a red car driving along a coastal road in summer, film grain',
      { styles: 'vintage', who: 'car' },
    ],
    [
      'A spooky haunted house at midnight, full moon, bats, fog rolling over the ground, slow zoom in',
      { time: 'night', airs: 'fog moon', styles: 'gloomy', camera: 'slow push-in' },
    ],
    [
      'Abstract liquid colors swirling, teal and orange, smooth motion, seamless loop, 4k',
      { at: 'abstract', who: '' },
    ],
    [
      'A violinist plays on an empty street in the rain at night, neon signs reflecting, melancholic',
      { at: 'street', time: 'night', airs: 'rain', styles: 'gloomy neon', who: 'violinist' },
    ],
    [
      'Cherry blossoms fall in a quiet Japanese garden with a red bridge over a pond, spring morning',
      { at: 'lake before hills', time: 'dawn', airs: 'petals', styles: 'calm', who: 'bridge' },
    ],
    [
      'Fireworks explode over the harbour on new year, boats in the foreground, crowd of people watching',
      { at: 'sea', time: 'night', airs: 'fireworks' },
    ],
    [
      'A massive dragon breathing fire above a burning village, dark clouds, embers, dramatic lighting',
      { at: 'village', clouds: 'heavy', styles: 'dramatic', who: 'dragon' },
    ],
    [
      'Penguins waddle across the ice in Antarctica, an iceberg in the background, overcast, tracking left',
      { at: 'snowfield', clouds: 'heavy', camera: 'pan-left', who: '5 penguin, iceberg' },
    ],
    [
      'A rocket launches from the desert at dawn, smoke and fire, camera tilts up, slow motion',
      { at: 'desert', time: 'dawn', camera: 'slow tilt-up' },
    ],
    [
      'Pencil sketch of an old windmill in a wheat field, wind blowing, clouds drifting',
      { at: 'hills', airs: 'wind', styles: 'pencil', who: 'windmill' },
    ],
    [
      'A bear catches fish in a mountain river in autumn, leaves falling, crane shot',
      { airs: 'leaves', camera: 'rise' },
    ],
    [
      'An owl flies through a moonlit forest, fireflies glowing, mysterious, fast fly through',
      { at: 'forest', time: 'night', airs: 'fireflies moon', camera: 'fast push-in', who: 'owl' },
    ],
    [
      'A submarine explores the deep sea among jellyfish and an octopus, dark, handheld camera',
      { at: 'underwater', camera: 'handheld', who: 'submarine, 6 jellyfish, octopus' },
    ],
  ])('%s', (prompt, expected) => {
    expect(scene(prompt)).toMatchObject(expected);
  });
});

describe('prompts as people type them on a telephone', () => {
  it.each([
    ['dog beach sunset', { at: 'beach', time: 'sunset', who: 'dog' }],
    ['cat', { at: 'hills', who: 'cat' }],
    ['2 cats snow', { airs: 'snow', who: '2 cat' }],
    ['RED CAR CITY NIGHT', { at: 'street before city', time: 'night', who: 'car' }],
    ['mountain lake fog morning', { at: 'lake before mountains', time: 'dawn', airs: 'fog' }],
    ['space cat', { at: 'space', who: 'cat' }],
    ['forest rain', { at: 'forest', airs: 'rain' }],
    ['beach no people', { at: 'beach', who: '' }],
    ['sunset', { at: 'hills', time: 'sunset', who: '' }],
    ['snow', { airs: 'snow', who: '' }],
    ['night city neon rain', { at: 'city', time: 'night', airs: 'rain', styles: 'neon' }],
    ['dragon castle storm', { airs: 'rain storm', who: 'dragon, castle' }],
    ['pan left mountains', { at: 'mountains', camera: 'pan-left' }],
    ['whale jump', { at: 'sea', who: 'whale' }],
    ['horse run desert', { at: 'desert', who: 'horse' }],
    ['aurora', { at: 'lake', time: 'night', airs: 'aurora', clouds: 'clear' }],
    ['fireworks!!!', { at: 'city', time: 'night', airs: 'fireworks' }],
    ['happy dog :)', { styles: 'joyful', who: 'dog' }],
    ['ufo', { at: 'hills', who: 'ufo' }],
    ['boat/sea/storm', { at: 'sea', airs: 'rain storm', who: 'boat' }],
    ['penguin dancing lol', { at: 'snowfield', who: 'penguin' }],
    ['robot vs dragon', { who: 'robot, dragon' }],
    ['cute bunny hopping', { styles: 'joyful', who: 'rabbit' }],
    ['sheep x5', { who: '6 sheep' }],
  ])('%s', (prompt, expected) => {
    expect(scene(prompt)).toMatchObject(expected);
  });
});

describe('the camera that films is not in the picture', () => {
  it.each([
    ['a castle, camera slowly pans right', { camera: 'slow pan-right', who: 'castle' }],
    ['the camera slowly zooms in on a lighthouse', { at: 'sea', camera: 'slow push-in', who: 'lighthouse' }],
    ['a castle, camera slowly pulls back', { camera: 'slow pull-out', who: 'castle' }],
    ['a castle, the camera moves slowly forward', { camera: 'slow push-in', who: 'castle' }],
    ['a castle, static camera', { camera: 'static', who: 'castle' }],
    ['a dog, handheld camera', { camera: 'handheld', who: 'dog' }],
    ['the camera orbits a castle', { camera: 'orbit', who: 'castle' }],
    ['a camera on hills', { camera: 'drift', who: 'camera' }],
    ['a camera, pan left', { camera: 'pan-left', who: 'camera' }],
    ['a man with a camera', { camera: 'drift', who: 'person, camera' }],
  ])('%s', (prompt, expected) => {
    expect(scene(prompt)).toMatchObject(expected);
  });
});
