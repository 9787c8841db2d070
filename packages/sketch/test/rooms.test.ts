import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { voicesOf } from '../src/sound/voices.js';
import { synthesise } from '../src/sound/soundtrack.js';

function wordsOf(prompt: string): string {
  return readPrompt(prompt)
    .words.filter(({ fate }) => fate === 'missing' || fate === 'replaced')
    .map(({ text }) => text)
    .join(', ');
}

describe('indoors', () => {
  it.each([
    ['a cat asleep in a cosy living room', 'room'],
    ['a chef in a kitchen', 'kitchen'],
    ['a woman in a modern office', 'office'],
    ['a bookshop on a rainy evening', 'shop'],
    ['a singer on stage', 'theatre'],
    ['a cup of tea', 'kitchen'],
    ['a perfume bottle', 'room'],
    ['a cup of tea on a beach', 'beach'],
  ])('%s plays in a %s', (prompt, setting) => {
    expect(readPrompt(prompt).scene.setting).toBe(setting);
  });

  it('what is built into a place stands in it once, and its words count as drawn', () => {
    const { scene } = readPrompt('an office, rain on the window');
    expect(scene.subjects).toEqual([]);
    expect(wordsOf('an office, rain on the window')).toBe('');
    expect(wordsOf('a concert, the crowd, spotlights')).toBe('');
  });
});

describe('words that are near', () => {
  it.each([
    ['a dolfin in the sea', 'dolphin'],
    ['a surfbord in the sea', 'surfboard'],
    ['an elefant in the sea', 'elephant'],
    ['a sandcastle', 'castle'],
  ])('%s is drawn as %s, and told so', (prompt, noun) => {
    expect(readPrompt(prompt).scene.subjects[0]).toMatchObject({ noun });
    expect(wordsOf(prompt)).not.toBe('');
  });

  it.each(['Marina', 'growing', 'runes'])('%s is no slip of the finger', (word) => {
    expect(readPrompt(`the sea with ${word} there`).scene.subjects).toEqual([]);
  });
});

describe('what is heard', () => {
  it.each([
    ['a horse galloping', ['hooves']],
    ['a train on a bridge', ['rails']],
    ['a dog chasing a car', ['bark', 'engine']],
    ['a chef in a kitchen', ['sizzle']],
    ['rain on the window of an office', ['keys', 'roof']],
    ['a concert', ['crowd']],
    ['fireworks over the city', ['booms']],
    ['hills', []],
  ])('%s: %j', (prompt, voices) => {
    expect(voicesOf(readPrompt(prompt).scene)).toEqual(voices);
  });

  it.each([
    ['a dog, silent', 'silent'],
    ['a dog, no sound', 'silent'],
    ['a dog without music', 'no-music'],
    ['a silent forest', 'full'],
    ['a dog with music', 'full'],
  ])('%s is %s', (prompt, sound) => {
    expect(readPrompt(prompt).scene.sound).toBe(sound);
  });

  it('silence is silent, and a car is heard on the side that it is on', async () => {
    const track = (prompt: string) =>
      synthesise({ scene: readPrompt(prompt).scene, seed: 4, durationSeconds: 2 });
    expect((await track('a dog, silent')).left.every((value) => value === 0)).toBe(true);
    const { left, right } = await track('a car in space, no music');
    const power = (channel: Float32Array) => channel.reduce((sum, value) => sum + value * value, 0);
    const [first, last] = [
      power(left.subarray(0, 30_000)) / power(right.subarray(0, 30_000)),
      power(left.subarray(-40_000)) / power(right.subarray(-40_000)),
    ];
    expect(Math.max(first / last, last / first)).toBeGreaterThan(1.5);
  });
});
