import { describe, expect, it } from '@jest/globals';
import { COLOURS } from '@clipwright/sketch/understanding';
import { stageChoice } from './stage-choice.js';
import { tellPlan } from './tell-plan.js';

const choose = (prompt: string, model = 'modelb3') => stageChoice({ model, mode: 'text', prompt });
const planOf = (prompt: string) => choose(prompt)?.plan;

describe('what is filmed on the stage', () => {
  it.each([
    'A perfume bottle on marble',
    'three oranges on a blue background',
    'a glass of red wine and a candle at night',
  ])('is a thing that it has, in the cinematic model: %s', (prompt) => {
    expect(choose(prompt)).not.toBeNull();
    expect(choose(prompt, 'modela2') === null).toBe(!prompt.includes('marble'));
  });

  it.each(['close-up of a mug', 'a mug, product shot', 'a mug rotating', 'a mug, 3d render'])(
    'is a close-up or a product in any model: %s',
    (prompt) => expect(choose(prompt, 'modela2')).not.toBeNull(),
  );

  it.each([
    'mountains at dawn',
    'a mug, watercolor',
    'a drawing of a mug',
    'a flag above a dog',
    'three skyscrapers in a city',
    'a man in a car',
    'a dog under the northern lights',
    'hello',
  ])('is not what belongs to a landscape, the weather or a drawing: %s', (prompt) =>
    expect(choose(prompt)).toBeNull(),
  );

  it('is nothing that begins with a photograph, or without words', () => {
    expect(stageChoice({ model: 'modelb3', mode: 'image', prompt: 'a mug' })).toBeNull();
    expect(stageChoice({ model: 'modelb3', mode: 'text', prompt: null })).toBeNull();
  });
});

describe('who acts in a place', () => {
  it('is filmed in the cinematic model, and drawn in the others', () => {
    expect(choose('a dog running on a beach')?.plan).toMatchObject({
      set: 'beach',
      actors: [{ noun: 'dog', act: 'run' }],
      sky: { time: 'day' },
    });
    expect(choose('a dog running on a beach', 'modela2')).toBeNull();
  });

  it('wears what is said, has the hair that is said, and does what is said', () => {
    const woman = planOf('a woman in a red dress with long blonde hair waving')?.actors[0];
    expect(woman).toMatchObject({
      noun: 'woman',
      act: 'wave',
      wear: { dress: COLOURS['red'], hair: '#e3c27a', cut: 'long' },
    });
    expect(planOf('a girl in red boots')?.actors[0]?.wear).toMatchObject({ shoes: COLOURS['red'] });
    const man = planOf('a man in a blue suit walking a dog at night')?.actors;
    expect(man).toMatchObject([
      { act: 'walk', wear: { top: COLOURS['blue'] } },
      { noun: 'dog', act: 'walk', wear: null },
    ]);
  });

  it.each([
    ['a girl riding a horse', 'ride', 'girl', 'horse'],
    ['a boy holding a rose', 'hold', 'boy', 'rose'],
    ['an old man sitting on a bench', 'sit', 'old man', 'bench'],
    ['a dog chasing a cat', 'chase', 'dog', 'cat'],
    ['a bear standing behind a tree', 'behind', 'bear', 'tree'],
  ] as const)('stands to another as is said: %s', (prompt, tie, who, whom) => {
    expect(planOf(prompt)?.ties).toEqual([{ tie, who, whom }]);
  });

  it('takes hour, weather and season from the prompt', () => {
    expect(planOf('a horse in the snow at night')).toMatchObject({
      set: 'meadow',
      sky: { airs: ['snow'], time: 'night', season: 'winter' },
    });
    expect(planOf('a red car driving on a road in autumn')).toMatchObject({
      set: 'road',
      sky: { season: 'autumn' },
    });
  });

  it.each(['valueOf', 'toString', '__proto__'])('is not misled by what every object has: %s', (word) => {
    const prompt = (like: string) =>
      `a ${like} man with ${like} hair in a ${like} dress, two ${like} mugs on ${like} marble, ${like} background`;
    expect(planOf(prompt(word))).toEqual(planOf(prompt('glorp')));
    expect(planOf(`a dog and ${word} walking`)?.actors.map(({ count }) => count)).not.toContain(NaN);
    expect(planOf('a mug on constructor marble')?.backdrop).toBeNull();
  });

  it('does not hide that it does not know a word', () => {
    expect(choose('a dog with a glorp on a meadow')?.warnings).toEqual(['The stage does not show "glorp".']);
  });
});

describe('what a prompt names and does not mean', () => {
  it.each([
    ['pancakes with maple syrup on a wooden table', ['pancake']],
    ['a watch on marble, slow camera orbit', ['watch']],
    ['a woman smiling at the camera', ['woman']],
    ['an orange kitten sleeping', ['cat']],
    ['a golden retriever puppy running in a park', ['golden retriever']],
    ['a latte in a glass', ['coffee']],
    ['a birthday cake with lit candles', ['cake']],
    ['a toy robot dancing on a table', ['robot']],
    ['drone shot of a sailboat on the sea', ['sailboat']],
    ['can you make a video of a croissant on a plate', ['croissant']],
    ['a perfume bottle, amber glass, gold cap, standing on wet black stone', ['perfume bottle']],
    [
      'an oak dining table in a living room, nobody in the room',
      ['table', 'sofa', 'floor lamp', 'potted plant'],
    ],
    ['running shoes in white and orange', ['sneaker']],
    ['a girl in red boots running on a meadow', ['girl']],
    ['a woman wearing high heels walks down a street', ['woman']],
    ['a woman in a red dress and high heels', ['woman']],
    ['an apple watch on marble', ['smartwatch']],
    ['a slice of pepperoni pizza on a wooden table', ['pizza slice']],
    ['a slice of chocolate cake', ['cake slice']],
    ['a white sofa on an oak floor', ['sofa']],
    ['teddy bear on the floor of a kids bedroom', ['teddy bear']],
    ['a bear catches a jumping glorp', ['bear']],
    ['a robot bartender', ['robot']],
    ['a woman astronaut', ['astronaut']],
    ['a dog, a man and a cat', ['dog', 'man', 'cat']],
    ['a chef cooks', ['chef', 'cooking pot']],
    ['a lemon and an orange', ['lemon', 'orange']],
    ['an orange slowly rotating on a marble podium', ['orange']],
    ['a rose close-up', ['rose']],
    ['a product video for our watch on black marble', ['watch']],
    ['the camera goes around a dog in a park', ['dog']],
    ['a bottle of hand cream, droplets on the glass', ['pump bottle']],
    ['a boat in space', ['spaceship']],
    ['a toy boat in space', ['boat']],
    ['a man sleeping under a tree', ['man', 'tree']],
    ['a plane over trees on a meadow', ['airplane']],
    [
      'a red toy train around a christmas tree, camera right behind the train',
      ['steam train', 'christmas tree'],
    ],
    ['a queen with a crown in the snow', ['queen']],
    ['a perfume bottle on marble, key light', ['perfume bottle']],
    ['FPV drone shot of a robot on mars', ['robot']],
    ['a hot chocolate with marshmallows, steaming', ['hot chocolate']],
    ['slow pan to a frying pan on a wooden table', ['frying pan']],
    ['a bowl of chocolate chips', ['soup']],
  ])('is not in the picture: %s', (prompt, nouns) => {
    expect(planOf(prompt)?.actors.map(({ noun }) => noun)).toEqual(nouns);
  });

  it('that is shown as its next of kin is told', () => {
    expect(choose('two gerbils on a meadow')?.warnings).toEqual(['The stage shows "gerbils" as hamster.']);
    expect(choose('a hamster on a meadow')?.warnings).toEqual([]);
    expect(choose('a waiter with a glorp in a street')?.warnings).toEqual([
      'The stage does not show "glorp" and shows "waiter" as person.',
    ]);
  });

  it.each([
    ['a dog on a rug, it runs and runs, camera on a rooftop', ['dog']],
    ['a car drives along the road and throws gravel at the camera', ['car']],
    ['a camera on marble', ['camera']],
    ['hot chocolate in a chipped red mug', ['hot chocolate']],
    ['dumplings in a bamboo steamer', ['dumplings']],
    ['cheese pull on a grilled cheese sandwich', ['sandwich']],
  ])('and what is only said of one is none: %s', (prompt, nouns) => {
    expect(choose(prompt)?.plan.actors.map(({ noun }) => noun)).toEqual(nouns);
  });

  it('a room with much in it is seen as a room, a frozen pond as ice, and who paints a wall is filmed', () => {
    expect(
      choose('a small bookstore, lamps between the shelves, a cat asleep on the counter')?.plan.set,
    ).toBe('room');
    expect(choose('a fox crossing a frozen pond')?.plan.set).toBe('snow');
    expect(choose('a woman painting her bedroom wall')?.plan.set).toBe('room');
    expect(choose('a painting of a dog on a meadow')).toBeNull();
    expect(choose('a boy turns around and waves')?.plan.actors).toMatchObject([{ noun: 'boy', act: 'wave' }]);
  });

  it('is told in the warnings where the picture lacks it', () => {
    expect(choose('a mug in a kitchen on a rainy day')?.warnings).toEqual([
      'The stage does not show "rainy".',
    ]);
    expect(choose('a dog beside a flag')?.warnings).toEqual(['The stage does not show "flag".']);
  });
});

describe('what flies by nature', () => {
  it.each(['a butterfly', 'a bee', 'a red kite', 'three balloons'])(
    'is in the air over a meadow: %s',
    (prompt) => {
      expect(planOf(prompt)).toMatchObject({ set: 'meadow', actors: [{ act: 'fly' }] });
    },
  );

  it('does not lift who lets it fly', () => {
    expect(planOf('a boy flying a kite on the beach')?.actors).toMatchObject([
      { act: 'stand' },
      { act: 'fly' },
    ]);
  });

  it('is not what stands on the ground as well', () => {
    expect(planOf('a helicopter, product shot')?.actors).toMatchObject([{ act: 'stand' }]);
  });
});

describe('where things are that belong on a table', () => {
  it.each([
    ['a cocktail at a beach bar at sunset', 'beach', true],
    ['a perfume bottle on the sand', 'beach', false],
    ['a mug in the rain', 'meadow', true],
    ['a perfume bottle on marble on the beach', 'marble', undefined],
    ['a teddy bear sitting on a bed', 'room', false],
    ['a rubber duck floating in a bathtub', 'room', false],
    ['a cup of coffee', 'window', undefined],
    ['a man outside a restaurant in the rain', 'street', false],
    ['a red car at a restaurant', 'road', false],
    ['a phone before a red background', 'seamless', undefined],
    ['a mug, shallow depth of field', 'window', undefined],
    ['macro shot of a tulip', 'meadow', false],
    ['a tulip in a vase', 'wood', undefined],
    ['a lamp and a man in a market street', 'street', false],
    ['a singer in the stage lights', 'neon', undefined],
    ['a yellow tram', 'street', false],
    ['a tram on a country road', 'road', false],
  ])('%s', (prompt, set, isOnTable) => {
    const plan = planOf(prompt);
    expect([plan?.set, plan?.sky?.isOnTable]).toEqual([set, isOnTable]);
  });
});

describe('things in a room that is named', () => {
  it.each([
    ['a beer and a burger in a bar', 'bar', ['pint of beer', 'burger']],
    ['fresh bread on a kitchen counter', 'kitchen', ['bread']],
    ['a cup of coffee and a book in a cozy library', 'hall', ['coffee', 'book']],
    ['a microscope in a laboratory', 'workshop', ['microscope']],
    ['a cup of coffee on a table in a cafe', 'bar', ['coffee']],
  ])('lie on a table in it: %s', (prompt, set, laid) => {
    const plan = planOf(prompt);
    expect([plan?.set, plan?.counter?.laid]).toEqual([set, laid]);
  });

  it.each([
    ['a cat in a kitchen', 'room'],
    ['a rotating mug in a kitchen', 'window'],
    ['a mug before a red background', 'seamless'],
    ['a burger on a picnic table at the beach', 'beach'],
  ])('or do not, where they live, turn or are elsewhere: %s', (prompt, set) => {
    const plan = planOf(prompt);
    expect([plan?.set, plan?.counter]).toEqual([set, null]);
  });

  it.each([
    'a chair in a kitchen',
    'a bookshelf in a library',
    'an empty chair in a restaurant',
    'a toy train in a workshop',
    'a toy airplane in a workshop',
    'a cupcake on the floor of a kitchen',
    'a book flying in a library',
    'a mug turns slowly in a kitchen',
    'a candle on a shelf in a library',
    'a blue pottery vase of roses',
    'a phone with a notification in the status bar',
    'a beer in a pub garden',
    'a cup holding a candle in a kitchen',
  ])('or are furniture, too large, in motion, or in no room: %s', (prompt) => {
    const plan = planOf(prompt);
    expect([plan?.counter ?? null, plan === undefined || plan.actors.length > 0]).toEqual([null, true]);
  });
});

describe('what is in a glass, a cup or a vase', () => {
  it.each([
    ['two glasses of wine on a wooden table', [['wine glass', 2]]],
    ['three glasses of milk', [['glass of milk', 3]]],
    ['a glass of water', [['glass of water', 1]]],
    ['a mug of tea', [['coffee', 1]]],
    ['a glass of cold milk', [['glass of milk', 1]]],
    ['glasses of cold beer', [['pint of beer', 3]]],
    ['a vase of roses', [['vase with flowers', 1]]],
    ['a pair of glasses', [['sunglasses', 1]]],
    ['handmade soap bars', [['soap bar', 3]]],
    ['hiking boots on marble', [['boot', 1]]],
    ['a pair of stilettos', [['high heel', 1]]],
    ['two slices of pizza', [['pizza slice', 2]]],
  ])('is one thing with it: %s', (prompt, things) => {
    expect(planOf(prompt)?.actors.map(({ noun, count }) => [noun, count])).toEqual(things);
  });
});

describe('what is said before a thing', () => {
  it.each([
    ['sage green walls, white crib', 'crib', '#f2f0ea'],
    ['a small, red ball', 'football', '#c8332b'],
  ])('is of that thing, and of no other before a comma: %s', (prompt, noun, colour) => {
    expect(planOf(prompt)?.actors.find((one) => one.noun === noun)?.colour).toBe(colour);
  });

  it('of dogs is a breed, which is told', () => {
    const choice = stageChoice({ model: 'modelb3', mode: 'text', prompt: 'a greyhound runs on a beach' });
    expect([choice?.plan.actors[0]?.noun, choice?.warnings]).toEqual([
      'dog',
      [expect.stringContaining('"greyhound" as dog')],
    ]);
  });

  it.each([
    'a dog, handheld phone look',
    'a dog stops right in front of the camera',
    'a slice of carrot cake',
  ])('names one thing, and no phone, camera or carrot: %s', (prompt) => {
    expect(planOf(prompt)?.actors).toHaveLength(1);
  });
});

describe('how much of it is sharp', () => {
  it.each([
    ['a mug, shallow depth of field', 'shallow'],
    ['a dog in a park, blurred background', 'shallow'],
    ['a dog in a park, bokeh', 'shallow'],
    ['a dog in a park, deep focus', 'deep'],
    ['rack focus from a mug to a lamp', 'rack'],
    ['a mug and a lamp, the focus shifts', 'rack'],
    ['a dog in a park', 'usual'],
    ['a dog, no bokeh', 'deep'],
    ['a mug, great depth of field', 'deep'],
    ['a mug, no depth of field, everything in focus', 'deep'],
    ['a dog, shallow depth-of-field', 'shallow'],
  ])('%s: %s', (prompt, depth) => {
    expect(planOf(prompt)?.depth).toBe(depth);
  });

  it('is told of nothing where it is done', () => {
    const choice = stageChoice({
      model: 'modelb3',
      mode: 'text',
      prompt: 'a mug, shallow depth of field, rack focus',
    });
    expect(choice?.warnings).toEqual([]);
  });
});

describe('what a prompt is about', () => {
  it.each([
    ['a happy couple getting the keys to their car', 'man'],
    ['under a tree, a girl is dancing', 'girl'],
    ['a noodle stall in the rain and a robot', 'robot'],
  ])('is who is named first, in whichever words, and not what stands around: %s', (prompt, noun) => {
    expect(planOf(prompt)?.actors[0]?.noun).toBe(noun);
  });

  it('is drawn where a drawing leaves out plainly less', () => {
    expect(choose('a glass bottle sinking in clear turquoise water, bubbles, sun rays')).toBeNull();
    expect(choose('an aquarium full of fish')).toBeNull();
    expect(choose('a cat under the sofa')).toBeNull();
    expect(choose('an astronaut riding a giant snail')).toBeNull();
    expect(choose('a girl under a tree')).not.toBeNull();
  });
});

describe('the plan of a prompt', () => {
  it('takes colour, matter, number and size from what is said right before a thing', () => {
    expect(planOf('two big blue ceramic mugs')?.actors).toMatchObject([
      { noun: 'mug', count: 2, colour: '#2f6fc4', material: 'ceramic', size: 'large' },
    ]);
  });

  it('takes the ground, the light, the move and the nearness from the words that name them', () => {
    expect(planOf('macro of a mug rotating on black marble, neon light')).toMatchObject({
      set: 'marble',
      light: 'neon',
      backdrop: '#25262b',
      moves: ['turntable'],
      close: 1.352,
    });
    expect(planOf('a mug on a wooden table in window light')).toMatchObject({
      set: 'window',
      light: 'golden',
    });
    expect(planOf('a mug on a wooden table')?.actors).toHaveLength(1);
    expect(planOf('a mug on a marble table, slow orbit')?.actors).toHaveLength(1);
    expect(planOf('a perfume bottle, gold cap, standing on wet black stone')).toMatchObject({
      set: 'stone',
      backdrop: '#25262b',
    });
    for (const prompt of [
      'a coffee on a wooden table, white steam rising',
      'a burger on a wooden table, dark moody lighting',
    ])
      expect(planOf(prompt)).toMatchObject({ set: 'wood', backdrop: null });
    expect(planOf('a car in a dark studio')).toMatchObject({ set: 'seamless', backdrop: '#25272c' });
    expect(planOf('a woman in a silk dress')).toMatchObject({ set: 'meadow' });
    expect(planOf('a bowl of ramen, steam rising')?.steaming).toEqual(['ramen']);
    expect(choose('a robot in the steam')?.warnings).toEqual(['The stage does not show "steam".']);
    expect(planOf('a sign that says "OPEN" in the snow')?.actors).toMatchObject([
      { noun: 'signpost', label: 'OPEN' },
    ]);
    expect(planOf('a silver car on a road')?.actors).toMatchObject([{ colour: '#bcc3ca', material: null }]);
  });

  it('prints quoted words on what has a label, and lays a title over the picture', () => {
    const labeled = choose('a perfume bottle labeled "NOIR" on marble');
    expect(labeled).toMatchObject({
      plan: { actors: [{ label: 'NOIR' }] },
      scene: { texts: [] },
      warnings: [],
    });
    const titled = choose('a perfume bottle on marble, title "Summer sale"');
    expect(titled).toMatchObject({
      plan: { actors: [{ label: null }] },
      scene: { texts: [{ words: 'Summer sale' }] },
    });
  });

  it('is told in a sentence, for a preview', () => {
    expect(tellPlan(planOf('three oranges and a mug on marble, slow orbit')!)).toBe(
      'The 3D stage films this: orange (3), mug, on marble, in studio light; the camera goes around it.',
    );
  });

  it('names the words that it does not show', () => {
    expect(choose('a mug with a glorp on marble')?.warnings).toEqual(['The stage does not show "glorp".']);
    expect(choose('two blue ceramic mugs on marble, soft light')?.warnings).toEqual([]);
  });
});

describe('how near the camera is', () => {
  it.each([
    ['a woman', 1],
    ['a woman smiling', 1.5],
    ['a woman riding a horse, smiling', 1],
    ['macro shot of headphones', 1.352],
    ['macro shot of headphones, dolly in', 1],
    ['close-up of a cat', 1.5],
    ['headphones, dolly in', 1],
  ])('follows from what is to be seen: %s', (prompt, close) => {
    expect(planOf(prompt)?.close).toBeCloseTo(close);
  });
});

describe('who holds what', () => {
  it.each([
    ['a street musician playing a violin', 'person hold violin'],
    ['a singer screaming into a microphone', 'person hold microphone'],
    ['a robot hands a flower to a boy', 'robot hold flower'],
    ['a girl plays in front of a piano', 'girl in-front piano'],
    ['a woman looking in a mirror', 'woman in-front mirror'],
  ])('is told by what is done: %s', (prompt, tie) => {
    expect(planOf(prompt)?.ties.map(({ who, tie: how, whom }) => `${who} ${how} ${whom}`)).toContain(tie);
  });
});
