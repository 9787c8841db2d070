import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';

const nounsOf = (prompt: string): string[] => readPrompt(prompt).scene.subjects.map(({ noun }) => noun);

describe('a word beside others by which it names nothing', () => {
  it.each([
    ['a bottle on wet slate', (prompt: string) => readPrompt(prompt).scene.airs, []],
    ['a slice of pizza away from the pan', (prompt: string) => readPrompt(prompt).scene.camera.move, 'drift'],
    ['a sofa on an oak floor', nounsOf, ['sofa']],
    ['a teddy bear in a kids bedroom', nounsOf, ['teddy bear']],
    ['a woman picks up a ring', nounsOf, ['person', 'ring']],
    ['a video for my daughter of a dog', nounsOf, ['dog']],
    ['an electric car', (prompt: string) => readPrompt(prompt).scene.styles, []],
    ['a sofa, shallow depth of field', (prompt: string) => readPrompt(prompt).scene.setting, 'room'],
    ['a fairy on a flower', (prompt: string) => readPrompt(prompt).scene.styles, []],
    ['a teacher turns around and waves', (prompt: string) => readPrompt(prompt).scene.setting, 'hills'],
    ['soap bars on a tray', (prompt: string) => readPrompt(prompt).scene.setting, 'room'],
    ['a man in a dark suit', (prompt: string) => readPrompt(prompt).scene.time, 'day'],
    ['an autumn forest path', (prompt: string) => readPrompt(prompt).scene.setting, 'forest'],
    ['a path through the woods', (prompt: string) => readPrompt(prompt).scene.setting, 'forest'],
    ['a car on a desert road', (prompt: string) => readPrompt(prompt).scene.setting, 'desert'],
    ['a woman painting her wall', (prompt: string) => readPrompt(prompt).scene.styles, []],
    ['a car throws gravel at the camera', nounsOf, ['car']],
    ['a train goes around on the rug, camera at eye level', nounsOf, ['train', 'rug']],
  ])('is not drawn as what it is alone: %s', (prompt, look, seen) => {
    expect(look(prompt)).toEqual(seen);
  });

  it.each([
    ['rain on a wet road', (prompt: string) => readPrompt(prompt).scene.airs, ['rain']],
    ['a slow pan across the valley', (prompt: string) => readPrompt(prompt).scene.camera.move, 'pan-right'],
    ['an oak on a hill', nounsOf, ['tree']],
    ['kids playing football', (prompt: string) => nounsOf(prompt)[0], 'child'],
    ['children party on a beach', nounsOf, ['child']],
    ['a video for my cat running', nounsOf, ['cat']],
    ['waves on a beach', (prompt: string) => readPrompt(prompt).scene.setting, 'beach'],
    ['rough sea and waves', (prompt: string) => readPrompt(prompt).scene.setting, 'sea'],
    ['a painting over the sea', (prompt: string) => readPrompt(prompt).scene.styles, ['watercolor']],
    ['laptop, phone, camera on a desk', nounsOf, ['laptop', 'phone', 'camera']],
    ['a dog runs over a frozen pond', (prompt: string) => readPrompt(prompt).scene.setting, 'snowfield'],
    [
      'a toy car on the living room carpet, it passes a road',
      (prompt: string) => readPrompt(prompt).scene.setting,
      'room',
    ],
    ['a dark street', (prompt: string) => readPrompt(prompt).scene.time, 'night'],
    ['a long road', (prompt: string) => readPrompt(prompt).scene.setting, 'street'],
    ['a field of wheat', (prompt: string) => readPrompt(prompt).scene.setting, 'hills'],
  ])('is what it is elsewhere: %s', (prompt, look, seen) => {
    expect(look(prompt)).toEqual(seen);
  });

  it('is told of as missing', () => {
    const { words } = readPrompt('a sofa on an oak floor');
    expect(words.find(({ text }) => text === 'oak')).toMatchObject({
      fate: 'missing',
      because: 'names nothing here',
    });
  });

  it('moves nothing where the camera does', () => {
    const { scene } = readPrompt('a tray of croissants, the camera moves along the row from left to right');
    expect(scene.camera.move).toBe('pan-right');
    expect(scene.subjects.map(({ verb }) => verb)).not.toContain('walk');
  });
});
