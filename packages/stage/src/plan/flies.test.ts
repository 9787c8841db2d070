import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });

describe('birds in a place that is seen for itself', () => {
  it.each([
    ['giant waterfall in a jungle, parrots fly past the camera, mist, rainbow', 'falls', ['parrot']],
    ['seagulls flying over waves crashing on rocks', 'coast', ['seagull']],
    ['birds flying over a city skyline at sunset', 'city', ['bird']],
  ])('fly through it: %s', (prompt, set, flies) => {
    expect(choose(prompt)?.plan).toMatchObject({ set, vista: { flies, stands: [] } });
    expect(choose(prompt)?.warnings.join()).not.toMatch(/parrot|gull|bird|rainbow/);
  });

  it('are what a clip is about where no such place is named', () =>
    expect(choose('a parrot flying in the jungle')?.plan.actors).toMatchObject([{ noun: 'parrot' }]));
});

describe('a road by the sea', () => {
  it.each([
    'red vintage convertible driving along a coastal road at sunset',
    'a car driving on a road by the ocean',
    'a motorcycle riding along the coast',
  ])('has the sea beside it: %s', (prompt) => {
    const { plan, warnings } = choose(prompt)!;
    expect(plan).toMatchObject({ set: 'road', sky: { isCoastal: true } });
    expect(warnings.join()).not.toMatch(/coast|ocean/);
  });
});
