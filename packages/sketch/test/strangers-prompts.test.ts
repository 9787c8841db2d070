import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';

/** Setting, and each subject as "count noun verb". */
function sceneOf(prompt: string): string[] {
  const { setting, subjects } = readPrompt(prompt).scene;
  return [setting, ...subjects.map(({ count, noun, verb }) => `${count} ${noun}${verb ? ` ${verb}` : ''}`)];
}

describe('prompts as people write them', () => {
  it.each([
    ['goldfish in a glass bowl on a desk', ['room', '1 fishbowl']],
    ['a goldfish swimming in a bowl', ['room', '1 fishbowl']],
    ['a penguin family on the ice', ['snowfield', '4 penguin']],
    ['a street musician playing saxophone', ['hills', '1 saxophonist stand']],
    ['a hummingbird hovering by a pink flower', ['hills', '1 bird fly', '1 flower']],
    ['a steam train crossing a stone viaduct', ['hills', '1 train drive', '1 viaduct']],
    ['a grandmother sitting by the fireplace', ['room', '1 person stand', '1 fireplace']],
    ['pancakes with maple syrup', ['kitchen', '3 pancakes', '1 honeypot']],
    ['a doctor walking in a park', ['hills', '1 person walk']],
    ['a red toy train, camera right behind the train', ['hills', '1 toy train', '1 train']],
    ['an oak dining table in a bright living room, nobody in the room', ['room', '1 dining table']],
    ['a bottle on black marble', ['kitchen', '1 bottle']],
    ['a vintage camera on a desk', ['room', '1 camera']],
    ['palm trees, chrome letters "NIGHT COURIER"', ['forest', '3 palm tree']],
    ['toy soldiers on a table', ['room', '3 soldier', '1 table']],
  ])('%s', (prompt, scene) => {
    expect(sceneOf(prompt)).toEqual(scene);
  });

  it.each([
    ['a popular concept', []],
    ['a woman with antlers', ['person']],
    ['the hood of a car', ['car']],
    ['a router', []],
    ['a prison', []],
    ['a goat with one horn', ['sheep']],
    ['a turtle with a green shell', ['turtle']],
    ['towards the viewer', []],
    ["a barista's hands", ['person']],
    ['a dog with its ears flapping', ['dog']],
    ['a piece of driftwood by a window', []],
    ['the chrome tank of a motorcycle', ['motorcycle']],
    ['a bride and a groom', ['person']],
    ['a dog, big bold yellow letters', ['dog']],
  ])('a word of its own is no slip and no kind of something else: %s', (prompt, nouns) => {
    const drawn = sceneOf(prompt)
      .slice(1)
      .map((one) => one.split(' ')[1]);
    expect(drawn).toEqual(nouns);
  });

  it('a face of the open art is no giant in the grass, and that is told', () => {
    const { scene, words } = readPrompt('a teacher in a meadow');
    expect(scene.subjects.map(({ source }) => source)).toEqual(['drawn']);
    expect(words.find(({ text }) => text === 'teacher')).toMatchObject({ fate: 'replaced', as: 'person' });
  });
});
