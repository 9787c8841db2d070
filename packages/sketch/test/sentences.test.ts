import { describe, expect, it } from '@jest/globals';
import type { SubjectDescription } from '../src/prompt/scene-description.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';

/** "2 large red dog run, rider plain": what is said of one kind, without what is not said. */
function told({ noun, count, colour, verb, size, rider }: SubjectDescription): string {
  const words = [count, size === 'normal' ? '' : size, colour ?? '', noun, verb ?? ''].filter(Boolean);
  return words.join(' ') + (rider === null ? '' : `, ridden by ${rider}`);
}

function who(prompt: string, negative?: string): string[] {
  return understandPrompt(prompt, negative).subjects.map(told);
}

type Row = readonly [prompt: string, ...subjects: string[]];

function expectWho(rows: readonly Row[]): void {
  it.each(rows.map(([prompt, ...subjects]) => [prompt, subjects] as const))('%s: %j', (prompt, subjects) => {
    expect(who(prompt)).toEqual(subjects);
  });
}

describe('each colour goes to the thing that it stands before', () => {
  expectWho([
    ['a red car and a blue bus', '1 red car', '1 blue bus'],
    ['a blue car and a red bus', '1 blue car', '1 red bus'],
    ['a red car and a bus', '1 red car', '1 bus'],
    ['a car and a red bus', '1 car', '1 red bus'],
    ['a green dragon over a grey castle', '1 green dragon', '1 grey castle'],
    ['a white swan and two black swans', '1 white swan'],
    ['a purple balloon above a yellow house', '1 purple balloon', '1 yellow house'],
    ['an orange cat beside a brown dog', '1 orange cat', '1 brown dog'],
    ['a pink rabbit, a teal rabbit', '1 pink rabbit'],
    ['a tan camel before a white tent', '1 tan camel', '1 white tent'],
    ['a silver robot and a gold robot', '1 silver robot'],
    ['a navy ship with a white lighthouse', '1 navy ship', '1 white lighthouse'],
    ['a bright red sailboat', '1 red sailboat'],
    ['a shiny black car', '1 black car'],
    ['a little red boat', '1 small red boat'],
    ['a red little boat', '1 small red boat'],
    ['an old yellow bus', '1 yellow bus'],
    ['a beautiful turquoise fish', '1 turquoise fish'],
    ['a crimson kite over a green hill', '1 crimson kite'],
    ['a lavender butterfly on a white flower', '1 lavender butterfly', '1 white flower'],
    ['a house with a red car', '1 house', '1 red car'],
    ['a maroon train under an azure sky', '1 maroon train'],
    ['a blue tent and an orange campfire', '1 blue tent', '1 orange campfire'],
    ['a cyan cube, a magenta ball and a yellow kite', '1 cyan cube', '1 magenta ball', '1 yellow kite'],
    ['three ivory elephants', '3 ivory elephant'],
    ['a red cottage', '1 red house'],
    ['two tiny blue cottages', '2 small blue house'],
    ['a green iceberg', '1 green iceberg'],
  ]);
});

describe('each number goes to the thing that it counts', () => {
  expectWho([
    ['two cats and five dogs', '2 cat', '5 dog'],
    ['five cats and two dogs', '5 cat', '2 dog'],
    ['one cow, four sheep and nine birds', '1 cow', '4 sheep', '9 bird'],
    ['a cow and sheep', '1 cow', '6 sheep'],
    ['two ships, a lighthouse, six seagulls', '2 ship', '1 lighthouse', '6 seagull'],
    ['a dozen lanterns over three boats', '12 lantern', '3 boat'],
    ['a few deer near a cabin', '3 deer', '1 house'],
    ['several rabbits around a tree', '5 rabbit', '1 tree'],
    ['a pair of horses and a pair of dogs', '2 horse', '2 dog'],
    ['both cats and the dog', '2 cat', '1 dog'],
    ['4 balloons, 1 airplane', '4 balloon', '1 airplane'],
    ['a swarm of butterflies around a flower', '12 butterfly', '1 flower'],
    ['a single sailboat and many seagulls', '1 sailboat', '8 seagull'],
    ['a lone wolf and a herd of deer', '1 wolf', '6 deer'],
    ['eleven penguins in front of an iceberg', '11 penguin', '1 iceberg'],
    ['two big dogs and three tiny cats', '2 large dog', '3 small cat'],
    ['seven red balloons and one white balloon', '7 red balloon'],
    ['three happy children', '3 child'],
    ['ten tall trees', '10 large tree'],
    ['a hundred birds', '18 bird'],
    ['three zebras and two pandas', '3 zebra', '2 panda'],
    ['four flamingos', '4 pink crane'],
    ['two pianos and five bananas', '2 piano', '5 banana'],
    ['six tomatoes', '6 tomato'],
    ['llamas', '3 llama'],
    ['a christmas tree', '1 christmas tree'],
    ['a rhinoceros', '1 rhinoceros'],
  ]);
});

describe('each size goes to the thing that it stands before', () => {
  expectWho([
    ['a huge elephant and a tiny bird', '1 large elephant', '1 small bird'],
    ['a tiny elephant and a huge bird', '1 small elephant', '1 large bird'],
    ['a giant robot', '1 large robot'],
    ['a miniature castle', '1 small castle'],
    ['a colossal ship and a boat', '1 large ship', '1 boat'],
    ['a man and an enormous dog', '1 person', '1 large dog'],
    ['a massive red dragon', '1 large red dragon'],
    ['a red massive dragon', '1 large red dragon'],
    ['a close-up of a flower', '1 large flower'],
    ['a distant lighthouse', '1 small lighthouse'],
    ['a baby elephant beside a big elephant', '1 small elephant'],
    ['two little white sheep', '2 small white sheep'],
    ['a faraway castle and a knight', '1 small castle', '1 knight'],
    ['a gigantic pyramid and three camels', '1 large pyramid', '3 camel'],
    ['an oversized football', '1 large football'],
  ]);
});

describe('each verb goes to who does it', () => {
  expectWho([
    ['a dog running and a cat sleeping', '1 dog run', '1 cat stand'],
    ['a running dog', '1 dog run'],
    ['a sleeping cat beside a tree', '1 cat stand', '1 tree'],
    ['a cat watches a bird fly', '1 cat stand', '1 bird fly'],
    ['a man walks his dog', '1 person walk', '1 dog walk'],
    ['a horse gallops through the mountains', '1 horse run'],
    ['a ship and two dolphins that leap', '1 ship', '2 dolphin jump'],
    ['an eagle soars over grazing sheep', '1 eagle fly', '6 sheep stand'],
    ['a robot dances with a child', '1 robot dance', '1 child dance'],
    ['a child jumps and a dog runs', '1 child jump', '1 dog run'],
    ['a swan glides while ducks swim', '1 swan swim', '4 duck swim'],
    ['a whale breaches near a boat that sails', '1 whale jump', '1 boat sail'],
    ['penguins marching and a seal resting', '5 penguin walk', '1 seal stand'],
    ['a rocket launches', '1 rocket fly'],
    ['two rockets launching', '2 rocket fly'],
    ['a burning castle', '1 castle burn'],
    ['a parked car', '1 car stand'],
    ['a passing bus', '1 bus drive'],
    ['a floating astronaut', '1 astronaut float'],
    ['a bouncing ball', '1 ball jump'],
    ['a rolling ball', '1 ball spin'],
    ['a bear eating, a fox hiding', '1 bear stand', '1 fox stand'],
    ['children playing, a kite flying', '3 child jump', '1 kite fly'],
    ['a spinning cube', '1 cube spin'],
    ['a shoe turning on a table', '1 shoes spin', '1 table'],
    ['a cat sleeping on a piano while rain falls', '1 cat stand', '1 piano'],
    ['a dog on a red box as snow falls', '1 dog', '1 red cube'],
    ['a caravan of three camels walking', '3 camel walk'],
    ['a bowl of ramen with chopsticks', '1 ramen'],
    ['a barista pours latte art into a cup', '1 person', '1 latte'],
    ['a perched crow', '1 black bird stand'],
    ['a meditating monk', '1 person stand'],
  ]);
});

describe('who rides is one with what he rides', () => {
  expectWho([
    ['a man riding a horse', '1 horse run, ridden by plain'],
    ['a man rides a camel', '1 camel walk, ridden by plain'],
    ['a boy riding an elephant', '1 elephant walk, ridden by plain'],
    ['a girl rides a unicorn', '1 unicorn run, ridden by plain'],
    ['a woman cycling on a bicycle', '1 bicycle drive, ridden by plain'],
    ['a red knight rides a black horse', '1 black horse run, ridden by red'],
    ['a knight in a forest riding a horse', '1 horse run, ridden by plain'],
    ['a man riding a horse past a castle', '1 horse run, ridden by plain', '1 castle'],
    ['a man riding a horse and a dog running', '1 horse run, ridden by plain', '1 dog run'],
    ['a farmer riding a white horse at dawn', '1 white horse run, ridden by plain'],
    ['a knight on horseback and an eagle', '1 horse run, ridden by plain', '1 eagle'],
    ['a man beside a horse', '1 person', '1 horse'],
    ['a horse without a rider', '1 horse'],
    ['a woman feeding a horse', '1 person stand', '1 horse stand'],
    ['a man with a bicycle', '1 person', '1 bicycle'],
    ['two knights riding horses', '2 horse run, ridden by plain'],
    ['three children riding two elephants', '2 elephant walk, ridden by plain'],
    ['two men riding a camel', '1 camel walk, ridden by plain'],
    ['an elephant and a child on hills', '1 elephant', '1 child'],
  ]);
});

describe('who plays is one with what he plays', () => {
  expectWho([
    ['a man playing the guitar', '1 guitarist'],
    ['a man with a guitar', '1 guitarist'],
    ['two men with guitars', '2 guitarist'],
    ['a woman in red playing the violin', '1 violinist'],
    ['a girl playing a piano and a dog', '1 pianist', '1 dog'],
    ['an old man plays the trumpet', '1 trumpeter'],
    ['a boy playing the saxophone', '1 saxophonist'],
    ['a child playing drums', '1 drummer'],
    ['a dancing guitarist', '1 guitarist dance'],
    ['a guitarist walking', '1 guitarist walk'],
    ['a violinist and a pianist', '1 violinist', '1 pianist'],
    ['a trumpet', '1 trumpet'],
    ['a violin and a trumpet', '1 violin', '1 trumpet'],
    ['a cat with a violin', '1 cat', '1 violin'],
    ['a drum beside a tent', '1 drum', '1 tent'],
    ['three violinists', '3 violinist'],
  ]);
});

describe('what is ruled out is not there, and all else is', () => {
  expectWho([
    ['a castle without a dragon', '1 castle'],
    ['a dragon without a castle', '1 dragon'],
    ['a street, no cars', ...[]],
    ['a street with a dog, no cars', '1 dog'],
    ['a street, no cars, a dog', '1 dog'],
    ['no people, no cars, just a dog', '1 dog'],
    ['a dog, not a cat', '1 dog'],
    ['not a dog but a cat', '1 cat'],
    ['a horse with no rider', '1 horse'],
    ['a beach without people or umbrellas, a dog', '1 dog'],
    ['a lake with no boats and two swans', '2 swan'],
    ['no dogs, 2 cats', '2 cat'],
    ['no dogs and several cats', '5 cat'],
    ['a meadow without trees but with flowers', '7 flower'],
    ['never a dog, always a cat', '1 cat'],
    ['two dogs without cats', '2 dog'],
    ['a ship without sails', '1 ship'],
    ['birds, no eagles', '6 bird'],
    ['a forest, avoid people', ...[]],
    ['an empty beach, zero people', ...[]],
    ['a red car, no blue cars', ...[]],
    ['a house sans trees', '1 house'],
  ]);

  it.each([
    ['a dog and a cat', 'cat', ['1 dog']],
    ['a dog and a cat', 'cats', ['1 dog']],
    ['a dog and a cat', 'no cat', ['1 dog']],
    ['a dog and a cat', 'dog, cat', []],
    ['a man riding a horse', 'horse', ['1 person walk']],
    ['two kittens', 'cat', []],
    ['a red car', 'blue', ['1 red car']],
    ['a ship', 'blurry, low quality, watermark', ['1 ship']],
    ['a man and a woman', 'child', ['1 person']],
    ['a puppy and birds', 'seagull', ['1 dog', '6 bird']],
    ['a dog', null, ['1 dog']],
    ['a dog', '', ['1 dog']],
  ])('%s, with the negative prompt %j: %j', (prompt, negative, subjects) => {
    expect(understandPrompt(prompt, negative).subjects.map(told)).toEqual(subjects);
  });
});

describe('a colour that no thing takes colours the whole picture', () => {
  it.each([
    ['abstract swirls in red and gold', ['red', 'gold']],
    ['red and gold abstract swirls', ['red', 'gold']],
    ['a teal gradient', ['teal']],
    ['liquid colors, purple, blue and pink', ['purple', 'blue', 'pink']],
    ['a fractal in red, green, blue and yellow', ['red', 'green', 'blue']],
    ['a red car', []],
    ['a red car in a blue abstract pattern', ['blue']],
    ['a dog', []],
    ['swirls, no red', []],
    ['violet, violet, violet shapes', ['violet']],
    ['a small red ball', []],
    ['a city in neon pink', ['pink']],
  ])('%s: %j', (prompt, colours) => {
    expect(understandPrompt(prompt).colours).toEqual(colours);
  });
});
