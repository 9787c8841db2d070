import { describe, expect, it } from '@jest/globals';
import type { SubjectDescription } from '../src/prompt/scene-description.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';

function subjectsOf(prompt: string): readonly SubjectDescription[] {
  return understandPrompt(prompt).subjects;
}

/** "dog:2:red" for two red dogs. */
function short(prompt: string): string[] {
  return subjectsOf(prompt).map(({ noun, count, colour }) =>
    [noun, count, ...(colour ? [colour] : [])].join(':'),
  );
}

describe('how many', () => {
  it.each([
    ['one dog', 1],
    ['a single dog', 1],
    ['a lone dog', 1],
    ['two dogs', 2],
    ['both dogs', 2],
    ['a pair of dogs', 2],
    ['three dogs', 3],
    ['a trio of dogs', 3],
    ['a few dogs', 3],
    ['four dogs', 4],
    ['five dogs', 5],
    ['several dogs', 5],
    ['a group of dogs', 5],
    ['six dogs', 6],
    ['seven dogs', 7],
    ['eight dogs', 8],
    ['nine dogs', 9],
    ['ten dogs', 10],
    ['eleven dogs', 11],
    ['twelve dogs', 12],
    ['a dozen dogs', 12],
    ['2 dogs', 2],
    ['14 dogs', 14],
    ['24 dogs', 24],
    ['two big black dogs', 2],
    ['three happy running dogs', 3],
  ])('%s: %s', (prompt, count) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun: 'dog', count }]);
  });

  it.each([
    ['a flock of birds', 'bird', 9],
    ['a herd of elephants', 'elephant', 6],
    ['a school of fish', 'fish', 12],
    ['a fleet of ships', 'ship', 5],
    ['a swarm of butterflies', 'butterfly', 12],
    ['a pack of wolves', 'wolf', 5],
    ['a pod of dolphins', 'dolphin', 4],
    ['a colony of penguins', 'penguin', 9],
    ['a pride of lions', 'lion', 4],
    ['a murder of crows', 'bird', 7],
    ['a crowd of people', 'person', 12],
    ['a bunch of balloons', 'balloon', 5],
    ['dozens of lanterns', 'lantern', 14],
    ['hundreds of birds', 'bird', 18],
    ['thousands of birds', 'bird', 24],
    ['many cars', 'car', 8],
  ])('words for companies: %s: %s, %s of them', (prompt, noun, count) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun, count }]);
  });

  it.each([
    ['a couple walking on the beach', 2],
    ['a family on hills', 4],
    ['a crowd in a village', 12],
    ['a duo on a street', 2],
  ])('companies of nobody in particular are people: %s: %s', (prompt, count) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun: 'person', count }]);
  });

  it.each([
    ['birds', 'bird', 6],
    ['seagulls', 'seagull', 5],
    ['fish', 'fish', 8],
    ['lanterns', 'lantern', 14],
    ['flowers', 'flower', 7],
    ['trees', 'tree', 5],
    ['sheep', 'sheep', 6],
    ['swans', 'swan', 2],
    ['wolves', 'wolf', 4],
    ['jellyfish', 'jellyfish', 6],
    ['people', 'person', 5],
    ['cars', 'car', 4],
    ['dogs', 'dog', 3],
    ['boats', 'boat', 3],
    ['camels', 'camel', 5],
    ['mushrooms', 'mushroom', 5],
  ])('a bare plural is as many as usually come together: %s: %s, %s of them', (prompt, noun, count) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun, count }]);
  });

  it.each(['25 birds', '100 birds', '999 birds'])('never more than fit the picture: %s', (prompt) => {
    expect(subjectsOf(prompt)[0]!.count).toBe(24);
  });

  it.each([
    ['two dogs and three cats', ['dog:2', 'cat:3']],
    ['two dogs and a cat', ['dog:2', 'cat:1']],
    ['a dog and five cats', ['dog:1', 'cat:5']],
    ['two dogs, cat', ['dog:2', 'cat:1']],
    ['three red balls and two blue cubes', ['ball:3:red', 'cube:2:blue']],
    ['four horses near a castle with seven birds', ['horse:4', 'castle:1', 'bird:7']],
  ])('counts belong to the noun after them: %s', (prompt, found) => {
    expect(short(prompt)).toEqual(found);
  });
});

describe('what the prompt rules out', () => {
  it.each([
    ['a beach without people', 'person'],
    ['a beach, no people', 'person'],
    ['a beach with no people', 'person'],
    ['a street, no cars or people', 'car'],
    ['a street, no cars or people', 'person'],
    ['a lake with neither boats nor swans', 'boat'],
    ['a lake with neither boats nor swans', 'swan'],
    ['hills, excluding trees', 'tree'],
    ['hills minus the castle', 'castle'],
    ['a sea sans ships', 'ship'],
    ['zero birds over hills', 'bird'],
    ["hills, don't show a house", 'house'],
  ])('is left out: %s: no %s', (prompt, noun) => {
    expect(subjectsOf(prompt).map((one) => one.noun)).not.toContain(noun);
  });

  it.each([
    ['a beach without people, a dog', ['dog:1']],
    ['no cars, but a bus', ['bus:1']],
    ['a lake without boats and a swan', ['swan:1']],
    ['no birds. a dog', ['dog:1']],
    ['a house with no trees under a balloon', ['house:1', 'balloon:1']],
  ])('and nothing else: %s', (prompt, found) => {
    expect(short(prompt)).toEqual(found);
  });

  it.each([
    ['mountains without snow', 'snow'],
    ['a street, no rain', 'rain'],
    ['a lake with no fog', 'fog'],
    ['hills, not windy', 'wind'],
    ['a storm over the sea, no lightning', 'storm'],
  ] as const)('holds for weather too, and is told to the painters: %s', (prompt, air) => {
    const { airs, without } = understandPrompt(prompt);
    expect(airs).not.toContain(air);
    expect(without).toContain(air);
  });

  it.each([
    ['a dog and a cat', 'cat', ['dog:1']],
    ['a stormy sea with a ship', 'ship', []],
    ['a red car and a house', 'car, house', []],
    ['a dog on hills', 'people, cars, text, watermark', ['dog:1']],
    ['a dog on hills', '', ['dog:1']],
  ])('a negative prompt does the same: %s, not: %s', (prompt, negative, found) => {
    const { subjects } = understandPrompt(prompt, negative);
    expect(subjects.map(({ noun, count }) => `${noun}:${count}`)).toEqual(found);
  });

  it('a negative prompt rules out a place, a time and a style', () => {
    const scene = understandPrompt('the sea and hills at night, noir', 'sea, night, noir');
    expect(scene).toMatchObject({ setting: 'hills', time: 'day', styles: [] });
  });
});

describe('who rides', () => {
  it.each([
    ['a woman riding a horse', 'horse'],
    ['a man rides a white horse', 'horse'],
    ['a knight riding a horse', 'horse'],
    ['a child riding a unicorn', 'unicorn'],
    ['a man riding a camel in the desert', 'camel'],
    ['a girl riding an elephant', 'elephant'],
    ['a boy riding a bicycle', 'bicycle'],
    ['a knight on horseback', 'horse'],
    ['a woman on a horse', 'horse'],
    ['a samurai on a black horse', 'horse'],
  ])('is one with what he rides: %s', (prompt, noun) => {
    const subjects = subjectsOf(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatchObject({ noun, rider: 'plain' });
  });

  it.each([
    ['a man and a horse', ['person', 'horse']],
    ['a man walks past a horse', ['person', 'horse']],
    ['a horse and a man riding away', ['horse', 'person']],
    ['a man riding a dog', ['person', 'dog']],
    ['a man leading a camel', ['person', 'camel']],
  ])('else two are two: %s', (prompt, nouns) => {
    const subjects = subjectsOf(prompt);
    expect(subjects.map((one) => one.noun)).toEqual(nouns);
    expect(subjects.map((one) => one.rider)).toEqual([null, null]);
  });

  it.each([
    ['a red knight riding a horse', 'red'],
    ['a blue rider, a green man riding a camel', 'green'],
    ['a man in white riding a black horse', 'plain'],
  ])('wears his own colour: %s: %s', (prompt, rider) => {
    expect(subjectsOf(prompt).find((one) => one.rider !== null)).toMatchObject({ rider });
  });

  it.each([
    ['a samurai on a black horse', 'black'],
    ['a knight on a white horse', 'white'],
    ['a man riding a brown horse', 'brown'],
  ])('and the horse its own: %s: %s', (prompt, colour) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun: 'horse', colour }]);
  });
});

describe('who plays an instrument', () => {
  it.each([
    ['a man playing the violin', 'violinist'],
    ['a man playing an electric guitar', 'guitarist'],
    ['a boy with a banjo', 'guitarist'],
    ['a woman playing the ukulele', 'guitarist'],
    ['a man playing the trumpet', 'trumpeter'],
    ['a man playing the saxophone', 'saxophonist'],
    ['a child playing the drums', 'drummer'],
    ['a woman playing the piano', 'pianist'],
    ['a woman plays a grand piano', 'pianist'],
  ])('is one with it: %s: a %s', (prompt, noun) => {
    expect(subjectsOf(prompt).map((one) => one.noun)).toEqual([noun]);
  });

  it.each([
    ['three men playing guitars', 'guitarist', 3],
    ['two women playing violins', 'violinist', 2],
  ])('as many as there are people: %s', (prompt, noun, count) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun, count }]);
  });

  it.each([
    ['a guitar on the sand', ['guitar']],
    ['a piano in a forest', ['piano']],
    ['a guitar and a man', ['guitar', 'person']],
    ['a dog with a guitar', ['dog', 'guitar']],
  ])('but an instrument that nobody plays lies there: %s', (prompt, nouns) => {
    expect(subjectsOf(prompt).map((one) => one.noun)).toEqual(nouns);
  });
});

describe('a warning', () => {
  const told = (prompt: string, overPicture = false): string[] =>
    warningsFor(readPrompt(prompt).words, { overPicture });

  it.each([
    ['a zorgle on hills', ['zorgle']],
    ['a zorgle and a quabbit', ['zorgle', 'quabbit']],
    ['a quabbit, a quabbit and a quabbit', ['quabbit']],
    ['a flumphing dog at sunset', ['flumphing']],
    ['a dog beside a carburettor', ['carburettor']],
  ])('names each word that was not drawn, once and in order: %s', (prompt, words) => {
    const list = words.map((word) => `"${word}"`).join(', ');
    expect(told(prompt)).toEqual([`The sketch engine does not draw ${list}.`]);
  });

  it.each([
    'a red sailboat on a calm lake at dawn, slow pan left',
    'three dogs running on the beach at sunset',
    'a beautiful, highly detailed castle on hills, 4k, masterpiece',
    'the camera slowly zooms in on a lighthouse',
    'an astronaut floating in space above a planet',
    'a cinematic shot of a forest with sun rays and fog',
    'a man riding a horse through the desert',
    'two children flying a red kite on a hill',
  ])('is not given where all was understood: %s', (prompt) => {
    expect(told(prompt)).toEqual([]);
  });

  it('over a photograph names what cannot be put into it', () => {
    expect(told('a dog and two cats in the zorgle snow, push in', true)).toEqual([
      'The sketch engine does not draw "dog", "two", "cats", "zorgle".',
    ]);
    expect(told('snow, push in', true)).toEqual([]);
  });

  it('lists two dozen words at most, however long the prompt is, and says how many more there are', () => {
    const words = Array.from(
      { length: 60 },
      (_, i) => `zorg${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i % 7)}le${i}z`,
    );
    const [told = ''] = warningsFor(readPrompt(words.join(' ')).words, { overPicture: false });
    expect(told.match(/"zorg/g)).toHaveLength(24);
    expect(told).toContain('and 36 more');
  });
});

describe('a prompt of any kind is understood as something', () => {
  it.each([
    ['one letter', 'a'],
    ['marks alone', '!!! ... ???'],
    ['numbers alone', '12 300 4'],
    ['an emoji without a thing', '\u{1F523}'],
    ['a script that is not read', '\u05d9\u05dd'],
    ['a line without an end', 'x'.repeat(5000)],
    ['markup', '<script>alert(1)</script>'],
    ['only what is ruled out', 'no dogs, without cats'],
    ['blanks', ' \t\n '],
  ])('%s: an abstract picture without subjects', (_, prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({ setting: 'abstract', subjects: [] });
  });

  it('the same one is understood the same way each time', () => {
    const prompt = 'two red dogs and a knight on horseback in a foggy forest at dawn, orbit, oil painting';
    expect(understandPrompt(prompt)).toEqual(understandPrompt(prompt));
  });

  it('capitals, blanks and typographic marks do not matter', () => {
    const plain = understandPrompt("a dog, don't show a cat, at night");
    expect(understandPrompt('A DOG , don\u2019t show  A Cat, at\nnight')).toEqual(plain);
  });
});
