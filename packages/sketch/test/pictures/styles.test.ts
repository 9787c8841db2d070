import { describe, expect, it } from '@jest/globals';
import { hueGap, type Colour, type Picture, type Region } from '../support/picture.js';
import { openStudio, SQUARE, TALL, WIDE } from '../support/studio.js';

const studio = openStudio();
const PLACES = [
  'a castle in the desert at day',
  'a sailboat on the sea at sunset',
  'a red car on a street at day',
];

async function look(prompt: string, style = ''): Promise<Picture> {
  return studio.picture(`${prompt}, ${style}, static shot`);
}

/** Mean saturation of all pixels that have light enough to have a colour. */
function colourfulness(picture: Picture): number {
  const lit = picture.where((one) => one.luma > 0.08);
  const strong = picture.where((one) => one.luma > 0.08 && one.saturation > 0.3);
  return strong.count / Math.max(1, lit.count);
}

function expectColourless(picture: Picture): void {
  expect(picture.mean().saturation).toBeLessThan(0.06);
  expect(picture.where((one) => one.luma > 0.1 && one.saturation > 0.3).share).toBeLessThan(0.005);
}

describe('noir', () => {
  it.each(PLACES)('has no colour at all: %s', async (prompt) => {
    expectColourless(await look(prompt, 'noir'));
  });

  it.each(['black and white', 'monochrome', 'film noir'])('by any of its names: %s', async (word) => {
    expectColourless(await look('a red car on a street', word));
  });

  it('has hard contrast', async () => {
    const [noir, plain] = [await look('a street at night', 'noir'), await look('a street at night')];
    const span = (one: Picture): number => one.extreme('light') - one.extreme('dark');
    expect(span(noir)).toBeGreaterThan(span(plain) * 0.9);
  });
});

describe('a style changes the picture the way its name says', () => {
  it.each(PLACES.slice(0, 2))('pastel is lighter and softer: %s', async (prompt) => {
    const [pastel, plain] = [await look(prompt, 'pastel'), await look(prompt)];
    expect(pastel.light()).toBeGreaterThan(plain.light());
    expect(pastel.contrast()).toBeLessThan(plain.contrast());
  });

  it.each(PLACES.slice(0, 2))('vintage has less colour, and what it has is warm: %s', async (prompt) => {
    const [vintage, plain] = [await look(prompt, 'vintage'), await look(prompt)];
    expect(colourfulness(vintage)).toBeLessThanOrEqual(colourfulness(plain));
    const warmth = ({ red, blue }: Colour): number => red - blue;
    expect(warmth(vintage.mean())).toBeGreaterThan(warmth(plain.mean()) - 12);
  });

  it.each(PLACES)('joyful has more colour: %s', async (prompt) => {
    expect(colourfulness(await look(prompt, 'joyful'))).toBeGreaterThanOrEqual(
      colourfulness(await look(prompt)),
    );
  });

  it.each(['a castle in the desert at day', 'a red car on a street at day'])(
    'gloomy is darker and has less colour: %s',
    async (prompt) => {
      const [gloomy, plain] = [await look(prompt, 'gloomy'), await look(prompt)];
      expect(gloomy.light()).toBeLessThan(plain.light());
      expect(colourfulness(gloomy)).toBeLessThanOrEqual(colourfulness(plain));
    },
  );

  it.each(PLACES)('dramatic has deeper shadows: %s', async (prompt) => {
    const [dramatic, plain] = [await look(prompt, 'dramatic'), await look(prompt)];
    expect(dramatic.extreme('dark', [0, 0, 1, 1], 0.1)).toBeLessThanOrEqual(
      plain.extreme('dark', [0, 0, 1, 1], 0.1),
    );
  });

  it('neon nights are magenta and violet', async () => {
    const sky: Region = [0, 0, 1, 0.5];
    const neon = (await look('a city skyline at night', 'neon')).mean(sky);
    expect(hueGap(neon.hue, 285)).toBeLessThan(55);
    expect(neon.saturation).toBeGreaterThan(0.3);
  });

  it('dreamy light is milky: no deep black', async () => {
    const [dreamy, plain] = [
      await look('a castle in the desert at day', 'dreamy'),
      await look('a castle in the desert at day'),
    ];
    expect(dreamy.extreme('dark')).toBeGreaterThan(plain.extreme('dark'));
  });
});

describe('media look made by hand', () => {
  it('watercolour leaves the rim of its paper bare', async () => {
    for (const prompt of PLACES) {
      const picture = await look(prompt, 'watercolor');
      expect(picture.light([0, 0, 1, 0.02])).toBeGreaterThan(200);
      expect(picture.light([0.3, 0.3, 0.7, 0.8])).toBeLessThan(picture.light([0, 0, 1, 0.02]));
    }
  });

  it('a pencil sketch is grey on light paper', async () => {
    for (const prompt of PLACES) {
      const picture = await look(prompt, 'pencil sketch');
      expect(picture.light()).toBeGreaterThan(130);
      expect(colourfulness(picture)).toBeLessThan(0.05);
    }
  });

  it('pixel art has blocks of one colour', async () => {
    const size = { width: 320, height: 180 };
    const flat = (picture: Picture): number => {
      let same = 0;
      for (let y = 0; y < 180; y += 1)
        for (let x = 1; x < 320; x += 1)
          same += Math.abs(picture.luma(x, y) - picture.luma(x - 1, y)) <= 1 ? 1 : 0;
      return same / (180 * 319);
    };
    const pixels = await studio.picture({ prompt: 'a castle on hills at day, pixel art, static shot', size });
    const plain = await studio.picture({ prompt: 'a castle on hills at day, static shot', size });
    expect(flat(pixels)).toBeGreaterThan(flat(plain) * 1.1);
    const values = new Set(pixels.lumas());
    expect(values.size).toBeLessThan(new Set(plain.lumas()).size);
  });

  it('an oil painting has strokes: its detail is coarser than the picture below it', async () => {
    const [oil, plain] = [
      await look('a castle in the desert at day', 'oil painting'),
      await look('a castle in the desert at day'),
    ];
    expect(oil.change(plain)).toBeGreaterThan(3);
  });

  it.each(['watercolor', 'oil painting', 'pencil sketch', 'pixel art'])(
    'the subject can still be told: %s',
    async (style) => {
      const scene = `on a snowfield at day, clear sky, ${style}, static shot`;
      const pair = await studio.pair('a black horse standing', scene);
      expect(pair.shown[0]!.changed(pair.empty[0]!, 20).share).toBeGreaterThan(0.01);
    },
  );

  it.each(['watercolor', 'oil painting', 'pencil sketch', 'pixel art'])(
    'does not flicker: neighbouring frames are alike: %s',
    async (style) => {
      const [one, next, later] = await studio.pictures({
        prompt: `the sea at sunset, ${style}, static shot`,
        at: [10, 11, 40],
      });
      expect(one!.change(next!)).toBeLessThan(Math.max(4, one!.change(later!) * 1.2));
    },
  );
});

describe('frames follow one another without a jump', () => {
  const SCENES = [
    'the sea at sunset',
    'a lake at night, clear sky',
    'green hills at day',
    'a forest at day',
    'a street at night',
    'the desert at golden hour',
    'a coral reef',
    'a city skyline at night',
    'a snowfield at day',
    'a starry sky',
    'abstract swirls',
    'a horse galloping on hills',
    'three dogs running on the beach',
    'paper lanterns over a lake at night',
    'eight fish under water',
    'a cat dancing on the beach',
    'a windmill on hills',
    'a campfire in a forest at night',
    'a red ball bouncing on a street',
  ];

  it.each(SCENES)('%s', async (prompt) => {
    const at = Array.from({ length: 9 }, (_, i) => i + 14);
    const frames = await studio.pictures({
      prompt: `${prompt}, pan left`,
      at,
      size: { width: 128, height: 72 },
    });
    const steps = frames.slice(1).map((one, i) => one.change(frames[i]!));
    const middle = [...steps].sort((a, b) => a - b)[4]!;
    expect(Math.max(...steps)).toBeLessThan(middle * 2.2 + 1.2);
    expect(middle).toBeGreaterThan(0);
  });

  it.each(['a windmill on hills', 'a lighthouse on the sea at night', 'a campfire on a snowfield at night'])(
    'and what stands has parts that move: %s',
    async (prompt) => {
      const at = [6, 12, 18, 24];
      const scene = prompt.slice(prompt.search(/ (on|in) /) + 1);
      const who = prompt.slice(0, prompt.search(/ (on|in) /));
      const pair = await studio.pair(who, `${scene}, clear sky, static shot`, { at });
      const { frame } = pair.things[0]!.moments[0]!;
      const around: Region = [
        (frame.x - frame.height * 0.5) / pair.aspect,
        frame.y - frame.height,
        (frame.x + frame.height * 0.5) / pair.aspect,
        frame.y,
      ];
      const moved = at.slice(1).map((_, i) => pair.shown[i + 1]!.change(pair.shown[i]!, around));
      expect(Math.max(...moved)).toBeGreaterThan(0.8);
    },
  );
});

describe('legs, wings and wheels go with the way covered', () => {
  /** How much the inside of a subject changes when its own travel is taken out. */
  async function gait(who: string, scene: string): Promise<number> {
    const size = { width: 256, height: 144 };
    const pair = await studio.pair(who, `${scene}, clear sky, static shot`, { size, at: [20, 24] });
    const cut = (moment: number): number[] => {
      const { frame } = pair.things[0]!.moments[moment]!;
      const left = Math.round((frame.x - frame.height * 0.6) * 144);
      const top = Math.round((frame.y - frame.height) * 144);
      const side = Math.round(frame.height * 144);
      const out: number[] = [];
      for (let y = 0; y < side; y += 1)
        for (let x = 0; x < side * 1.2; x += 1)
          out.push(
            pair.shown[moment]!.luma(
              Math.min(255, Math.max(0, left + x)),
              Math.min(143, Math.max(0, top + y)),
            ),
          );
      return out;
    };
    const [one, two] = [cut(0), cut(1)];
    return one.reduce((sum, value, i) => sum + Math.abs(value - two[i]!), 0) / one.length;
  }

  it.each([
    ['a black horse galloping', 'a black horse standing', 'on a snowfield at day'],
    ['a black dog running', 'a black dog standing', 'on a snowfield at day'],
    ['a black cat walking', 'a black cat sitting', 'on a snowfield at day'],
    ['a man in black walking', 'a man in black standing', 'on a snowfield at day'],
    ['a robot walking', 'a robot standing', 'on a snowfield at day'],
    ['an elephant walking', 'an elephant standing', 'on a snowfield at day'],
  ])('%s moves more within itself than %s: %s', async (goes, stands, scene) => {
    expect(await gait(goes, scene)).toBeGreaterThan((await gait(stands, scene)) * 1.2);
  });

  it.each(['a black bird', 'a black eagle', 'a butterfly', 'a dragon', 'an owl'])(
    '%s beats its wings',
    async (who) => {
      expect(await gait(who, 'over the sea at day')).toBeGreaterThan(1);
    },
  );
});

describe('the same question has the same answer', () => {
  const PROMPTS = [
    'a red sailboat on a lake at dawn, fog',
    'three dogs running on the beach',
    'fireworks over a city',
    'a storm over the sea',
    'a forest with fireflies at night',
    'a castle on hills, oil painting',
    'eight fish under water',
    'paper lanterns over a lake at night',
  ];

  it.each(PROMPTS)('in any order of frames: %s', async (prompt) => {
    const size = { width: 96, height: 54 };
    const [seven, , again] = await studio.pictures({ prompt, size, at: [7, 30, 7] });
    expect(Buffer.compare(Buffer.from(seven!.bytes), Buffer.from(again!.bytes))).toBe(0);
  });

  it.each(PROMPTS)('and another seed has another: %s', async (prompt) => {
    const size = { width: 96, height: 54 };
    const [one] = await studio.pictures({ prompt, size, at: [7, 30, 7] });
    const [other] = await studio.pictures({ prompt, size, at: [7], seed: 2 });
    expect(one!.change(other!)).toBeGreaterThan(1.5);
  });
});

describe('in every ratio the subject is in the picture', () => {
  it.each(
    [
      ['a red car', 'on a street at day'],
      ['a lighthouse', 'on the sea at day'],
      ['a black horse standing', 'on a snowfield at day'],
      ['a hot air balloon', 'over the sea at day'],
    ].flatMap(([who, scene]) => [
      [who!, scene!, '16:9', WIDE] as const,
      [who!, scene!, '9:16', TALL] as const,
      [who!, scene!, '1:1', SQUARE] as const,
    ]),
  )('%s %s, %s', async (who, scene, _, size) => {
    const pair = await studio.pair(who, `${scene}, clear sky, pan right`, { size, at: [2, 45] });
    for (const moment of [0, 1]) {
      const patch = pair.shown[moment]!.changed(pair.empty[moment]!, 16, [0, 0, 1, 0.95]);
      expect(patch.share).toBeGreaterThan(0.008);
      expect(patch.centre.x).toBeGreaterThan(0.1);
      expect(patch.centre.x).toBeLessThan(0.9);
    }
  });
});
