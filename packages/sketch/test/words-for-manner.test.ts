import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';

/** One row for each word: what it means, and the words for it. */
function rowsOf(table: Readonly<Record<string, string>>): (readonly [word: string, meaning: string])[] {
  return Object.entries(table).flatMap(([meaning, words]) =>
    words.split(', ').map((word) => [word, meaning] as const),
  );
}

describe('camera moves by any of their names', () => {
  it.each(
    rowsOf({
      static: 'static, static shot, fixed camera, locked off, tripod, still shot, stationary camera',
      'pan-left': 'pan left, panning left, camera pans left, pan to the left, truck left, tracking left',
      'pan-right':
        'pan right, panning right, camera pans right, truck right, tracking shot, dolly shot, pan, panorama',
      'tilt-up': 'tilt up, tilting up, camera tilts up, look up, pan up',
      'tilt-down': 'tilt down, tilting down, camera tilts down, look down, pan down',
      'push-in': 'push in, zoom in, dolly in, camera pushes in, move closer, fly through, moving forward',
      'pull-out': 'pull out, zoom out, dolly out, pull back, pulling back, reveal',
      orbit: 'orbit, orbiting, circling, arc shot, 360, camera circles, rotate around',
      rise: 'rise, crane up, crane shot, aerial, drone shot, flyover, from above, overhead, aerial view',
      handheld: 'handheld, shaky, shaky cam, handheld camera, pov, documentary style',
      drift: 'drift, gliding, floating camera',
    }),
  )('a castle, %s: %s', (word, move) => {
    expect(understandPrompt(`a castle, ${word}`).camera.move).toBe(move);
  });

  it.each(['a castle', 'the sea at sunset', 'a dog runs on the beach'])(
    'drifts where none is asked for: %s',
    (prompt) => {
      expect(understandPrompt(prompt).camera).toMatchObject({ move: 'drift', speed: 'normal' });
    },
  );

  it.each([
    ['pan left, then zoom in', 'pan-left'],
    ['zoom in, then pan left', 'push-in'],
  ])('begins with the one that was named first: %s', (words, move) => {
    expect(understandPrompt(`a castle, ${words}`).camera.move).toBe(move);
  });

  it.each(
    rowsOf({
      slow: 'slow, slowly, gradually, gently, slow motion, lazily',
      fast: 'fast, quickly, rapid, swift, hyperlapse, speedy',
    }),
  )('its speed: %s: %s', (word, speed) => {
    expect(understandPrompt(`a castle, ${word} pan left`).camera).toMatchObject({ move: 'pan-left', speed });
  });

  it.each(['pan left', 'zoom in', 'drone shot', 'handheld camera', 'tilt up', 'crane shot', 'tracking shot'])(
    'words for it put nothing into the picture, and none is missed: %s',
    (word) => {
      const { scene, words } = readPrompt(`hills, ${word}`);
      expect(scene.subjects).toEqual([]);
      expect(words.map(({ fate }) => fate)).not.toContain('missing');
    },
  );
});

describe('styles by any of their names', () => {
  it.each(
    rowsOf({
      calm: 'calm, peaceful, serene, tranquil, gentle, soothing',
      dramatic: 'dramatic, epic, majestic, intense, fierce, turbulent',
      dreamy: 'dreamy, ethereal, magical, surreal, fairytale, enchanted',
      noir: 'noir, black and white, monochrome, film noir, grayscale',
      pastel: 'pastel, soft colors, pale colors, muted, delicate',
      vintage: 'vintage, retro, sepia, old film, super 8, nostalgic',
      neon: 'neon, cyberpunk, synthwave, vaporwave, futuristic',
      watercolor: 'watercolor, watercolour, aquarelle, gouache, ink wash, storybook',
      oil: 'oil painting, oil on canvas, impressionist, impasto, van gogh, monet',
      pencil: 'pencil sketch, pencil drawing, line art, hand drawn, charcoal drawing, graphite, etching',
      pixel: 'pixel art, pixelated, 8-bit, 16-bit, voxel, retro game',
      gloomy: 'gloomy, sad, melancholic, bleak, eerie, spooky, ominous',
      joyful: 'joyful, happy, cheerful, vibrant, colourful, festive, playful',
      mysterious: 'mysterious, ancient, enigmatic, otherworldly, uncanny',
      cinematic: 'cinematic, anamorphic, 35mm, film look, establishing shot, photorealistic',
    }),
  )('a castle on hills, %s: %s', (word, style) => {
    expect(understandPrompt(`a castle on hills, ${word}`).styles).toContain(style);
  });

  it.each([
    ['a dreamy, pastel castle, watercolor', ['dreamy', 'pastel', 'watercolor']],
    ['epic cinematic castle', ['dramatic', 'cinematic']],
    ['vintage, vintage, vintage castle', ['vintage']],
    ['a castle', []],
  ])('may be several, each once: %s', (prompt, styles) => {
    expect([...understandPrompt(prompt).styles].sort()).toEqual([...styles].sort());
  });
});

describe('what a subject does, by any of its names', () => {
  it.each(
    rowsOf({
      stand: 'standing, sitting, resting, sleeping, waiting, grazing, perched, lying, eating',
      run: 'running, galloping, racing, sprinting, chasing, dashing',
      walk: 'walking, strolling, wandering, hiking, marching, trotting, roaming',
      fly: 'flying, soaring, hovering, fluttering, swooping',
      swim: 'swimming, diving, paddling',
      float: 'floating, drifting, levitating, hanging, bobbing',
      spin: 'spinning, rotating, twirling, whirling, rolling',
      fall: 'falling, dropping, tumbling, descending',
      dance: 'dancing, swaying, swinging, partying',
      jump: 'jumping, leaping, hopping, bouncing, skipping, playing',
      burn: 'burning, blazing, ablaze, erupting',
    }),
  )('a cat %s: %s', (word, verb) => {
    expect(understandPrompt(`a cat ${word} on hills`).subjects).toMatchObject([{ noun: 'cat', verb }]);
  });

  it.each([
    ['a cat runs', 'run'],
    ['a cat walks', 'walk'],
    ['a cat jumps', 'jump'],
    ['a cat sleeps', 'stand'],
    ['a cat dances', 'dance'],
    ['a cat spins', 'spin'],
    ['a cat falls', 'fall'],
    ['a cat swims', 'swim'],
    ['a running cat', 'run'],
    ['a sleeping black cat', 'stand'],
    ['a small white jumping cat', 'jump'],
    ['a cat in the garden runs', 'run'],
    ['a cat with a hat', null],
    ['a cat', null],
  ])('in whatever form it is said: %s: %s', (prompt, verb) => {
    expect(understandPrompt(prompt).subjects[0]).toMatchObject({ noun: 'cat', verb });
  });

  it.each([
    ['a dog runs and a cat sleeps', ['run', 'stand']],
    ['a bird flies over a swimming duck', ['fly', 'swim']],
  ])('each has its own: %s', (prompt, verbs) => {
    expect(understandPrompt(prompt).subjects.map((one) => one.verb)).toEqual(verbs);
  });

  it.each([
    ['a man flying a kite', 'person', 'stand'],
    ['a child sailing a boat', 'child', 'stand'],
    ['a man driving a car', 'person', 'walk'],
    ['a man walking a dog', 'person', 'walk'],
    ['a car moving on a street', 'car', 'drive'],
    ['a ship crossing the sea', 'ship', 'sail'],
    ['a plane passing over', 'airplane', 'fly'],
    ['a train speeding on', 'train', 'drive'],
    ['a pianist jumping', 'pianist', 'stand'],
    ['a guitarist dancing', 'guitarist', 'dance'],
  ])('does what suits who does it: %s: the %s will %s', (prompt, noun, verb) => {
    expect(understandPrompt(prompt).subjects.find((one) => one.noun === noun)).toMatchObject({ verb });
  });
});

describe('sizes by any of their names', () => {
  it.each(
    rowsOf({
      small: 'small, tiny, little, distant, faraway, mini, baby',
      large: 'large, big, huge, giant, gigantic, massive, enormous, tall',
    }),
  )('a %s dog: %s', (word, size) => {
    expect(understandPrompt(`a ${word} dog on hills`).subjects).toMatchObject([{ noun: 'dog', size }]);
  });

  it.each([
    ['a big dog and a cat', ['large', 'normal']],
    ['a dog and a tiny cat', ['normal', 'small']],
    ['a huge red dog and a little blue cat', ['large', 'small']],
  ])('belong to the noun after them: %s', (prompt, sizes) => {
    expect(understandPrompt(prompt).subjects.map((one) => one.size)).toEqual(sizes);
  });
});

describe('colours', () => {
  const WORDS =
    'red, crimson, scarlet, maroon, burgundy, orange, amber, coral, peach, rust, copper, bronze, yellow, gold, golden, ' +
    'lemon, mustard, ochre, green, emerald, lime, olive, mint, jade, teal, turquoise, cyan, aqua, blue, navy, azure, ' +
    'indigo, cobalt, sapphire, purple, violet, lavender, lilac, plum, magenta, mauve, pink, rose, fuchsia, salmon, ' +
    'brown, chocolate, tan, beige, chestnut, white, ivory, cream, black, grey, gray, silver, charcoal';
  it.each(WORDS.split(', '))('a %s car is of that colour', (colour) => {
    expect(understandPrompt(`a ${colour} car`).subjects).toMatchObject([{ noun: 'car', colour }]);
  });

  it.each([
    ['a red car and a blue house', ['red', 'blue']],
    ['a red car and a house', ['red', null]],
    ['a car and a blue house', [null, 'blue']],
    ['a shiny bright red car beside a tiny blue house', ['red', 'blue']],
    ['a blue, large car and a large blue house', ['blue', 'blue']],
  ])('belong to the noun after them: %s', (prompt, colours) => {
    expect(understandPrompt(prompt).subjects.map((one) => one.colour)).toEqual(colours);
  });

  it.each([
    ['abstract swirls in red and gold', ['red', 'gold']],
    ['a purple sky over the sea', ['purple']],
    ['hills in green, blue, red and white', ['green', 'blue', 'red']],
    ['a red car on hills', []],
  ])('that no subject takes colour the scene, three at most: %s', (prompt, colours) => {
    expect(understandPrompt(prompt).colours).toEqual(colours);
  });
});
