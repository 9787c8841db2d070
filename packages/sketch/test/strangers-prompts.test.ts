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
  ])('%s', (prompt, scene) => {
    expect(sceneOf(prompt)).toEqual(scene);
  });

  it('a face of the open art is no giant in the grass, and that is told', () => {
    const { scene, words } = readPrompt('a teacher in a meadow');
    expect(scene.subjects.map(({ source }) => source)).toEqual(['drawn']);
    expect(words.find(({ text }) => text === 'teacher')).toMatchObject({ fate: 'replaced', as: 'person' });
  });
});
